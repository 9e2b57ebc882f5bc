import { useCallback, useEffect, useState } from 'react';
import { useCapability } from '@/entities/capability';
import { useLazySearchJobsQuery } from '@/entities/job';
import type { FoundByProvider } from '@/entities/job';
import { isQuery } from '@/entities/job-search';
import type { JobSearch } from '@/features/search-jobs';
import { toSearchParams } from './job-search-params';

/** Milliseconds without a change after which the provider is asked. */
const PAUSE = 300;

/** The largest page of the contract: what the provider alone finds stands below what the device finds, too. */
const PAGE_SIZE = 50;

export interface ProviderMatches {
  matches: FoundByProvider['matches'];
  /** Of all pages. */
  total: number;
  /** Requests the next page; undefined where there is none. */
  loadMore: (() => void) | undefined;
}

interface Fetched extends Pick<ProviderMatches, 'matches' | 'total'> {
  search: JobSearch;
  pages: number;
}

/**
 * What the provider finds in fields that its list does not have, after a pause of typing. A request that is not needed
 * any more is aborted; one that fails shows nothing, for it is an addition.
 *
 * @returns undefined while there is nothing for this search, and where the provider has no such search
 */
export function useProviderMatches(search: JobSearch): ProviderMatches | undefined {
  const canSearch = useCapability('jobSearch');
  const [request] = useLazySearchJobsQuery();
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [page, setPage] = useState({ search, number: 1 });
  const number = page.search === search ? page.number : 1;
  const isWanted = canSearch && isQuery(search);

  useEffect(() => {
    if (!isWanted) return undefined;
    let abort: (() => void) | undefined;
    const start = () => {
      const response = request({ ...toSearchParams(search), page: number, pageSize: PAGE_SIZE }, true);
      abort = () => response.abort();
      response.unwrap().then(
        ({ matches, total }) =>
          setFetched((before) => {
            const earlier = before?.search === search && number > 1 ? before.matches : [];
            return { search, matches: [...earlier, ...matches], total, pages: number };
          }),
        () => undefined,
      );
    };
    const timer = setTimeout(start, number === 1 ? PAUSE : 0);
    return () => {
      clearTimeout(timer);
      abort?.();
    };
  }, [isWanted, number, request, search]);

  const current = isWanted && fetched?.search === search ? fetched : null;
  const pages = current?.pages ?? 0;
  const loadMore = useCallback(() => setPage({ search, number: pages + 1 }), [pages, search]);
  if (!current) return undefined;
  const hasMore = current.matches.length < current.total && current.matches.length >= pages * PAGE_SIZE;
  return { matches: current.matches, total: current.total, loadMore: hasMore ? loadMore : undefined };
}
