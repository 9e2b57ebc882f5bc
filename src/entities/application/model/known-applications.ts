import { useEffect, useSyncExternalStore } from 'react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useSelector, useStore } from 'react-redux';
import { providerApi } from '@/shared/api';
import type { Id } from '@/shared/api';
import { onIdle } from '@/shared/lib/async';
import type { Application } from './application';
import type { AppliedJob } from './stored-applications';

/** RTK Query's part of the store, which is not there before something calls the provider. */
interface ProviderRoot {
  provider?: { queries: Record<string, { data?: unknown } | undefined> };
}

/** The cached response of `getApplications`; by its key, so that a list of jobs comes without the calls of applications. */
const knownApplications = ({ provider }: ProviderRoot): readonly Application[] | undefined =>
  provider?.queries['getApplications(undefined)']?.data as readonly Application[] | undefined;

interface JobIds {
  id: Id;
  slug: string;
}

interface Applied {
  outcome: string | null;
  job: { id: Id | null; slug: string | null };
}

/**
 * True when one of the applications is to this job; one whose job has no id is told by its slug. One that was withdrawn does
 * not count: the candidate may apply again.
 */
export const hasApplied = (applications: readonly Applied[], { id, slug }: JobIds): boolean =>
  applications.some(
    ({ outcome, job }) => outcome !== 'withdrawn' && (job.id === null ? job.slug === slug : job.id === id),
  );

/** Stored applications of a candidate, until the page is left. */
let stored: { owner: Id; applications: readonly AppliedJob[] } | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Another candidate's are none of this one's. */
const storedOf = (owner: Id | null): readonly AppliedJob[] =>
  stored && stored.owner === owner ? stored.applications : [];

async function readStored(owner: Id): Promise<void> {
  const { readStoredApplications } = await import('./stored-applications');
  stored = { owner, applications: (await readStoredApplications(owner)) ?? [] };
  listeners.forEach((listener) => listener());
}

/**
 * True when a candidate has applied to a job, as far as is known: by the applications that were loaded, or else those that
 * the device has stored. Nothing is fetched for it.
 *
 * @param owner the id of the signed-in candidate; null without a session
 */
export function useIsKnownApplied(job: JobIds, owner: Id | null): boolean {
  const loaded = useSelector((state: ProviderRoot) => {
    const applications = knownApplications(state);
    return applications && hasApplied(applications, job);
  });
  const before = useSyncExternalStore(
    subscribe,
    () => hasApplied(storedOf(owner), job),
    () => false,
  );
  return owner !== null && (loaded ?? before);
}

type Subscribe = (
  arg: undefined,
  options: { subscriptionOptions: { refetchOnReconnect: false } },
) => ThunkAction<{ unsubscribe: () => void }, unknown, unknown, UnknownAction>;

/**
 * Keeps the applications that are loaded in the cache while a list of jobs is shown: else its cards would forget them a
 * minute after the page of applications was left. Where none are loaded, those that the device has stored are read, once
 * nothing else is to be done; none are fetched.
 *
 * @param owner the id of the signed-in candidate; null without a session
 */
export function useKnownApplications(owner: Id | null): void {
  const store = useStore<ProviderRoot>();
  useEffect(() => {
    if (owner === null) {
      stored = null;
      return undefined;
    }
    if (!knownApplications(store.getState())) {
      return stored?.owner === owner ? undefined : onIdle(() => void readStored(owner).catch(() => undefined));
    }
    // Loaded applications were requested by this endpoint, so it is there.
    const { getApplications } = providerApi.endpoints as Record<string, { initiate: Subscribe } | undefined>;
    const dispatch = store.dispatch as unknown as (thunk: ReturnType<Subscribe>) => { unsubscribe: () => void };
    const options = { subscriptionOptions: { refetchOnReconnect: false } } as const;
    return getApplications && dispatch(getApplications.initiate(undefined, options)).unsubscribe;
  }, [owner, store]);
}
