import type { Id } from '@/shared/api';
import type { Application } from './application';

/** RTK Query's part of the store, which is not there before something calls the provider. */
interface ProviderRoot {
  provider?: { queries: Record<string, { data?: unknown } | undefined> };
}

/** The cached response of `getApplications`; by its key, so that a list of jobs comes without the calls of applications. */
const knownApplications = ({ provider }: ProviderRoot): readonly Application[] | undefined =>
  provider?.queries['getApplications(undefined)']?.data as readonly Application[] | undefined;

/**
 * Whether the candidate has applied to a job, as far as has been loaded: nothing is fetched for it. An application whose
 * job has no id is told by its slug.
 */
export const selectIsKnownApplied = (state: ProviderRoot, { id, slug }: { id: Id; slug: string }): boolean =>
  knownApplications(state)?.some(({ job }) => (job.id === null ? job.slug === slug : job.id === id)) ?? false;
