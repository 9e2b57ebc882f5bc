import { useEffect } from 'react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import { providerApi } from '@/shared/api';
import type { Id } from '@/shared/api';
import type { Application } from './application';

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

/**
 * Whether one of the applications is to this job; one whose job has no id is told by its slug. One that was withdrawn does
 * not count: the candidate may apply again.
 */
export const hasApplied = (applications: readonly Application[], { id, slug }: JobIds): boolean =>
  applications.some(
    ({ outcome, job }) => outcome !== 'withdrawn' && (job.id === null ? job.slug === slug : job.id === id),
  );

/** Whether the candidate has applied to a job, as far as has been loaded: nothing is fetched for it. */
export const selectIsKnownApplied = (state: ProviderRoot, job: JobIds): boolean =>
  hasApplied(knownApplications(state) ?? [], job);

type Subscribe = (
  arg: undefined,
  options: { subscriptionOptions: { refetchOnReconnect: false } },
) => ThunkAction<{ unsubscribe: () => void }, unknown, unknown, UnknownAction>;

/**
 * Keeps the applications that are loaded in the cache while a list of jobs is shown: else its cards would forget them a
 * minute after the page of applications was left. Where none are loaded, none are fetched.
 */
export function useKnownApplications(): void {
  const store = useStore<ProviderRoot>();
  useEffect(() => {
    if (!knownApplications(store.getState())) return undefined;
    // What is loaded was requested by this endpoint, so it is there.
    const { getApplications } = providerApi.endpoints as Record<string, { initiate: Subscribe } | undefined>;
    const dispatch = store.dispatch as unknown as (thunk: ReturnType<Subscribe>) => { unsubscribe: () => void };
    const options = { subscriptionOptions: { refetchOnReconnect: false } } as const;
    return getApplications && dispatch(getApplications.initiate(undefined, options)).unsubscribe;
  }, [store]);
}
