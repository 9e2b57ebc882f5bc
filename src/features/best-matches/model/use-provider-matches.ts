import { useMemo } from 'react';
import type { Job } from '@/entities/job';
import type { Id } from '@/shared/api';
import { createIsKnown } from '../../../../contract/rules/matches/repeats';
import { FEWEST_MATCHES, MOST_MATCHES } from '../../../../contract/rules/matches/weights';
import { useGetMatchesQuery } from '../api/match.api';
import type { MatchSettings } from './match-settings';
import type { FoundMatches } from './use-best-matches';

/** Of the contract: the provider sends no more. */
const LARGEST_LIMIT = 50;

/**
 * The vacancies that the provider says match the candidate best, without those that were dismissed on this device. For a
 * build that leaves the search to the provider. Specification 4, section 8.
 *
 * @param owner the id of who is signed in; a visitor has no matches
 */
export function useProviderMatches(
  _jobs: readonly Job[] | undefined,
  _saved: readonly Job[],
  owner: Id | null,
  { isHidden, dismissed }: MatchSettings,
): FoundMatches {
  const limit = Math.min(LARGEST_LIMIT, MOST_MATCHES + dismissed.length);
  const { data, error, refetch } = useGetMatchesQuery(limit, {
    skip: owner === null || isHidden,
    // The profile or the applications may have changed since.
    refetchOnMountOrArgChange: true,
  });
  const found = useMemo(() => {
    if (!data) return undefined;
    const isDismissed = createIsKnown(dismissed);
    const matches = data.filter(({ job }) => !isDismissed(job)).slice(0, MOST_MATCHES);
    return { profile: 'provider' as const, matches: matches.length < FEWEST_MATCHES ? [] : matches, withdrawn: [] };
  }, [data, dismissed]);
  return { found, error: found ? undefined : error, retry: () => void refetch() };
}
