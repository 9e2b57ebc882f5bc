import { useMemo } from 'react';
import type { Job } from '@/entities/job';
import type { Id } from '@/shared/api';
import type { Match } from './match';
import { FEWEST_MATCHES, MOST_MATCHES } from './match';
import { useGetMatchesQuery } from '../api/match.api';
import type { MatchSettings } from './match-settings';

/** At least two vacancies, or none. */
export interface FoundMatches {
  /** Undefined until they are found. */
  matches: readonly Match<Job>[] | undefined;
  error: unknown;
  retry: () => void;
}

/** Of the contract: the provider sends no more. */
const LARGEST_LIMIT = 50;

/**
 * The vacancies that the provider says match the candidate best, without those that were dismissed on this device.
 * Specification 4, section 8.
 *
 * @param owner the id of who is signed in; a visitor has no matches
 */
export function useProviderMatches(owner: Id | null, { isHidden, dismissed }: MatchSettings): FoundMatches {
  const limit = Math.min(LARGEST_LIMIT, MOST_MATCHES + dismissed.length);
  const { data, error, refetch } = useGetMatchesQuery(limit, {
    skip: owner === null || isHidden,
    // The profile or the applications may have changed since.
    refetchOnMountOrArgChange: true,
  });
  const found = useMemo(() => {
    if (!data) return undefined;
    const matches = data.filter(({ job }) => !dismissed.some(({ id }) => id === job.id)).slice(0, MOST_MATCHES);
    return matches.length < FEWEST_MATCHES ? [] : matches;
  }, [data, dismissed]);
  return { matches: found, error: found ? undefined : error, retry: () => void refetch() };
}
