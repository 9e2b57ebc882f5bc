import { useEffect, useMemo, useState } from 'react';
import { useCapability } from '@/entities/capability';
import { useGetProfileQuery } from '@/entities/profile/candidate';
import { useGetEducationsQuery } from '@/entities/profile/education';
import { useGetInterestsQuery } from '@/entities/profile/interest';
import { useGetWorkExperiencesQuery } from '@/entities/profile/work-experience';
import type { Id } from '@/shared/api';
import { useGetMatchesQuery } from '../api/match.api';
import type { BestMatches, MatchQuery } from '../api/match.dto';
import type { MatchChoices, MatchSettings } from './match-settings';

/** A part of the profile that matches come from. */
type Missing = 'place' | 'education' | 'work';

/** Parts of the candidate's profile that are empty; none where it cannot be loaded. `skip`: nothing is requested. */
export function useMissing(isNeeded: boolean): readonly Missing[] | 'loading' | undefined {
  const skip = !isNeeded;
  const profile = useGetProfileQuery(undefined, { skip });
  const educations = useGetEducationsQuery(undefined, { skip });
  const work = useGetWorkExperiencesQuery(undefined, { skip });
  const interests = useGetInterestsQuery(undefined, { skip });
  if (skip) return undefined;
  if ([profile, educations, work, interests].some(({ isLoading }) => isLoading)) return 'loading';
  return [
    ...(profile.data && !profile.data.city ? (['place'] as const) : []),
    ...(educations.data?.length === 0 ? (['education'] as const) : []),
    ...(work.data?.length === 0 && interests.data?.length === 0 ? (['work'] as const) : []),
  ];
}

/** Fewer are not shown. Specification 4, section 8. */
const MIN_MATCHES = 2;

/** Of the contract: as many ids as it takes. */
const MAX_WITHOUT_IDS = 100;

/** Milliseconds that the list waits for its first cards. */
const MAX_WAIT_MS = 2_000;

const NONE: BestMatches = { matches: [], common: [] };

export function toQuery({ choices: { city, kind, education }, dismissed }: MatchSettings): MatchQuery {
  const ids = dismissed.map(({ id }) => String(id)).filter((id) => id.length <= 64 && !id.includes(','));
  return {
    ...(city !== null && { place: city }),
    ...(kind !== null && { work: kind }),
    ...(education !== null && { education }),
    ...(ids.length > 0 && { without: ids.slice(-MAX_WITHOUT_IDS).join(',') }),
  };
}

export const hasChosen = (choices: MatchChoices): boolean => Object.values(choices).some((choice) => choice !== null);

export interface FoundMatches extends BestMatches {
  /** True while the list waits for its first cards. */
  isPending: boolean;
  error: unknown;
  retry: () => void;
  /** Empty parts of the profile, where nothing matches or choices replace it; otherwise undefined. */
  missing: readonly Missing[] | undefined;
  /** True where a visitor's choices of an earlier visit are applied only on request: the list is on the screen already. */
  canShow: boolean;
  show: () => void;
}

/** A visitor has pressed for the matches in this page's life. */
let isWanted = false;

/**
 * The jobs that match the person best, as the provider finds them. They come before the list is painted, or when the person
 * asks for them: nothing that can be read moves. Specification 4, section 8; capability `matches`.
 *
 * @param owner the id of the signed-in candidate; null for a visitor
 */
export function useMatches(owner: Id | null, settings: MatchSettings): FoundMatches {
  const { isHidden, choices, dismissed } = settings;
  const isServed = useCapability('matches');
  const [wanted, setWanted] = useState(owner === null && isWanted);
  const [isLate, setLate] = useState(false);
  const isPossible = isServed && !isHidden && (owner !== null || hasChosen(choices));
  const query = useMemo(() => toQuery(settings), [settings]);
  const { data, error, isFetching, refetch } = useGetMatchesQuery(query, {
    skip: !isPossible || (owner === null && !wanted),
    // The profile or the applications may have changed since.
    refetchOnMountOrArgChange: true,
  });
  const found = useMemo(() => {
    // A dismissed job goes at once, before the matches are found again.
    const left = data?.matches.filter(({ job }) => !dismissed.some(({ id }) => id === job.id)) ?? [];
    return left.length < MIN_MATCHES ? NONE : { matches: left, common: data?.common ?? [] };
  }, [data, dismissed]);
  const isEmpty = data !== undefined && found.matches.length === 0;
  const missing = useMissing(owner !== null && isPossible && (isEmpty || hasChosen(choices)));
  const isOpen = isPossible && (owner === null ? wanted : !isLate || wanted);
  const isKnown = data !== undefined && (!isEmpty || !isFetching) && missing !== 'loading';
  const isPending = isOpen && !isKnown && (error === undefined || isFetching);

  useEffect(() => {
    if (!isPending || wanted) return undefined;
    const timer = setTimeout(() => setLate(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isPending, wanted]);

  return {
    ...(isOpen ? found : NONE),
    isPending,
    error: isOpen && data === undefined ? error : undefined,
    retry: () => void refetch(),
    missing: isOpen && missing !== 'loading' ? missing : undefined,
    canShow: isPossible && !isOpen && !isEmpty,
    show: () => {
      isWanted ||= owner === null;
      setWanted(true);
    },
  };
}
