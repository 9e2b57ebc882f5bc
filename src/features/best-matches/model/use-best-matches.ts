import { startTransition, useCallback, useEffect, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { applicationApi, readKnownApplications } from '@/entities/application';
import type { Job } from '@/entities/job';
import type { Id } from '@/shared/api';
import { onIdle } from '@/shared/lib/async';
import { today } from '@/shared/lib/dates';
import { logFailure } from '@/shared/lib/logging';
import { FEWEST_MATCHES, MOST_MATCHES } from '../../../../contract/rules/matches/weights';
import type { KnownJob, Match, MatchProfile } from '../../../../contract/rules/matches/match';
import { readKeptProfile, tellsOfWork, withChoices } from './kept-profile';
import type { ProviderRoot } from './kept-profile';
import type { HiddenJob, MatchSettings } from './match-settings';

interface BestMatches {
  /**
   * `known` and `open` on the device; `open` where the profile tells nothing of the work: the choices are offered in its
   * place.
   */
  profile: 'known' | 'open' | 'provider';
  /** At least two, or none. */
  matches: readonly Match<Job>[];
  /** Jobs whose application was withdrawn; they are not shown until the candidate brings them back. */
  withdrawn: readonly HiddenJob[];
  /** The applications are not known on this device: jobs that the candidate applied to could be among the matches. */
  lacksApplications?: boolean;
}

export interface FoundMatches {
  /** Undefined until they are found; those before while they are found again. */
  found: BestMatches | undefined;
  error: unknown;
  retry: () => void;
  /** Loads the applications, for `lacksApplications`. */
  loadApplications?: { load: () => void; isLoading: boolean };
}

/** Applications to the jobs that are never shown, and those that were withdrawn; undefined where they are not known. */
async function readApplied(root: ProviderRoot, owner: Id | null) {
  const applications = owner === null ? [] : await readKnownApplications(root, owner);
  if (!applications) return undefined;
  const toKnown = ({ job: { id, title, company } }: (typeof applications)[number]): KnownJob => ({
    id,
    title,
    company,
  });
  return {
    applied: applications.filter(({ outcome }) => outcome !== 'withdrawn').map(toKnown),
    withdrawn: applications.filter(({ outcome }) => outcome === 'withdrawn').map(toKnown),
  };
}

const titlesOf = (jobs: readonly { title: string }[]): string[] => jobs.map(({ title }) => title);

/**
 * The vacancies of a list that match the candidate best, found on this device once the browser is idle. Nothing is
 * requested: the profile and the applications are those that are loaded or stored, and applications that are neither are
 * loaded when the candidate wants it. Specification 4, section 8.
 *
 * @param jobs the whole list; undefined while it is on its way
 * @param saved the bookmarked jobs
 * @param owner the id of who is signed in; null for a visitor
 */
export function useBestMatches(
  jobs: readonly Job[] | undefined,
  saved: readonly Job[],
  owner: Id | null,
  { choices, dismissed, reopened }: MatchSettings,
): FoundMatches {
  const store = useStore<ProviderRoot>();
  const applications = useSelector((root: ProviderRoot) => root.provider?.queries['getApplications(undefined)']?.data);
  const [found, setFound] = useState<BestMatches>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    if (!jobs) return undefined;
    let current = true;
    const find = async () => {
      const root = store.getState();
      const [kept, known] = await Promise.all([readKeptProfile(root, owner), readApplied(root, owner)]);
      const { applied, withdrawn } = known ?? { applied: [], withdrawn: [] };
      const isKnown = tellsOfWork(kept);
      const own = withChoices(kept, choices);
      const ownProfile: MatchProfile = { ...own, applied: titlesOf(applied), saved: titlesOf(saved) };
      const away = withdrawn.filter(({ id }) => id === null || !reopened.includes(id));
      const without = [...applied, ...away, ...dismissed];
      const canMatch = tellsOfWork(own) || applied.length + saved.length > 0;
      let matches: readonly Match<Job>[] = [];
      if (canMatch && known) {
        const { loadRanking } = await import('./load-ranking');
        const { rankOnDevice } = await loadRanking();
        const options = { without, today: today(), limit: MOST_MATCHES };
        const ranked = await rankOnDevice(jobs, ownProfile, options, () => current);
        if (!ranked) return;
        matches = ranked.length < FEWEST_MATCHES ? [] : ranked;
      }
      if (!current) return;
      startTransition(() => {
        setError(undefined);
        const profile = isKnown ? 'known' : 'open';
        setFound({ profile, matches, withdrawn: away, lacksApplications: canMatch && !known });
      });
    };
    const cancel = onIdle(
      () =>
        void find().catch((failure: unknown) => {
          logFailure('the best matches could not be found', failure);
          if (current) setError(failure);
        }),
      { timeout: 2000 },
    );
    return () => {
      current = false;
      cancel();
    };
    // `applications` is read from the store as soon as it has changed.
  }, [jobs, saved, owner, choices, dismissed, reopened, applications, attempt, store]);

  const [loadApplications, { isFetching, error: loadError }] = applicationApi.useLazyGetApplicationsQuery();
  const load = () => void loadApplications();
  const findAgain = useCallback(() => {
    setError(undefined);
    setAttempt((before) => before + 1);
  }, []);
  return {
    found,
    error: error ?? (isFetching ? undefined : loadError),
    retry: loadError === undefined ? findAgain : load,
    loadApplications: { load, isLoading: isFetching },
  };
}
