import { useMemo } from 'react';
import type { MatchParams } from '@/entities/job';
import { useGetProfileQuery } from '@/entities/profile/candidate';
import type { Id } from '@/shared/api';
import { useMatchSettings } from './match-settings';
import { hasChosen, toQuery, useMissing } from './use-matches';

/** The order of the whole list by how well vacancies match a person. */
export interface MatchOrder {
  /** The id of the candidate; null for a visitor. */
  owner: Id | null;
  /** True where the list may offer it; false also while that is not known. */
  isOffered: boolean;
  /** Parameters of the order; null where there is none. */
  params: MatchParams | null;
}

/** True where the candidate's profile has a place, an education or a kind of work; undefined while that is not known. */
function useHasProfile(isNeeded: boolean): boolean | undefined {
  const { data } = useGetProfileQuery(undefined, { skip: !isNeeded });
  const hasCity = Boolean(data?.city);
  const missing = useMissing(isNeeded && data !== undefined && !hasCity);
  if (!isNeeded || hasCity) return hasCity;
  return missing === undefined || missing === 'loading' ? undefined : missing.length < 3;
}

/**
 * "Paling cocok" as an order of the list, for a provider that ranks: where a profile or one of the three choices exists.
 * Specification 4, section 8.
 *
 * @param owner the id of the signed-in candidate; null for a visitor
 */
export function useMatchOrder(owner: Id | null): MatchOrder {
  const [settings] = useMatchSettings(owner);
  const isChosen = hasChosen(settings.choices);
  const hasProfile = useHasProfile(owner !== null && !isChosen);
  const hasAny = isChosen || hasProfile;
  return useMemo(() => {
    const { place, work, education, without } = toQuery(settings);
    const params: MatchParams = {
      ...(place !== undefined && { matchPlace: place }),
      ...(work !== undefined && { matchWork: work }),
      ...(education !== undefined && { matchEducation: education }),
      ...(without !== undefined && { matchWithout: without }),
    };
    return { owner, isOffered: hasAny === true, params: hasAny === false ? null : params };
  }, [hasAny, owner, settings]);
}
