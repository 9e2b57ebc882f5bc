import { useEffect } from 'react';
import type { JobAddress } from '@titian/rules/job-address';
import { toSearchParams } from '@titian/rules/search-params';
import { useCapability } from '@/entities/capability/@x/job';
import { logFailure } from '@/shared/lib/logging';
import { useSearchJobsQuery } from '../api/job.api';
import type { JobFacets } from './job-page';
import { FRESH_SECONDS } from './use-job-page';

/** They depend on neither the order nor the page: one for all pages of a list, with the smallest one. */
const FACETS_ALONE = { facets: 1, page: 1, pageSize: 1 } as const;

/** The number of jobs that each value of the filters would leave, and the state of the call for it. */
interface JobFacetsState {
  /** Of the query or, while these are pending or have failed, of the one before; null where the provider counts none. */
  facets: JobFacets | null;
  isFetching: boolean;
  /** Why there are no facets of the query. */
  error: unknown;
  /** The same function each time. */
  refetch: () => unknown;
}

/**
 * How many of the jobs that a query finds each value of a filter would leave, from a provider that searches. It is a call of
 * its own, so that the list waits for nothing that is counted. Specification 4, section 2.
 *
 * @param options.skip true while nothing is needed
 */
export function useJobFacets(query: JobAddress, { skip = false } = {}): JobFacetsState {
  const params = { ...toSearchParams(query, useCapability('searchPlace')), ...FACETS_ALONE };
  const options = { skip, refetchOnMountOrArgChange: FRESH_SECONDS, refetchOnReconnect: true };
  const { data, error, isFetching, refetch } = useSearchJobsQuery(params, options);
  useEffect(() => {
    if (error) logFailure('job/search failed to count', error);
  }, [error]);
  return { facets: data?.facets ?? null, isFetching, error, refetch };
}
