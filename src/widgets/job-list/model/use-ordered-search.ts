import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useDecidedCapability } from '@/entities/capability';
import { selectSession } from '@/entities/session';
import type { MatchOrder } from '@/features/best-matches';
import type { JobSearch } from '@/features/search-jobs';

/**
 * A search whose order by match is one that the provider has for this person; the newest first where it has none. Specification
 * 4, section 8; capability `matchOrder`.
 *
 * @param search the same object for the same search
 * @param isServed false where the list is not the provider's
 * @returns the search; `isOffered`, true where the order may be chosen; `isPending`, true while it is not known whether the
 *   order of the search exists; and what `FindMatchOrder` needs, null where it is not needed
 */
export function useOrderedSearch(search: JobSearch, isServed: boolean) {
  const owner = useSelector(selectSession)?.userId ?? null;
  const canRank = useDecidedCapability('matchOrder');
  const [found, setFound] = useState<MatchOrder | null>(null);
  const isPossible = isServed && canRank !== false;
  const order = found?.owner === owner ? found : null;
  const matching = isPossible ? order?.params : null;
  const ordered = useMemo((): JobSearch => {
    if (search.sort !== 'match') return search;
    return matching === null ? { ...search, sort: 'newest' } : { ...search, matching };
  }, [matching, search]);
  const isMatch = ordered.sort === 'match';
  return {
    search: ordered,
    isOffered: isMatch || (isPossible && order?.isOffered === true),
    isPending: isMatch && matching === undefined,
    finder: canRank ? { owner, onFound: setFound } : null,
  };
}
