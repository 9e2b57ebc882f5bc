import { useEffect, useMemo } from 'react';
import { useCapability, useDecidedCapability } from '@/entities/capability/@x/job';
import type { QueryKey } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';
import { useGetJobsQuery, useRankJobsQuery, useSearchJobsQuery } from '../api/job.api';
import { toJobSearchParams } from '../api/job-search-params';
import { filterJobs } from './filter-jobs';
import type { JobPage } from './job-page';
import type { JobQuery } from './job-query';

/** Seconds after which jobs that are shown again are also fetched again, behind what is shown. */
export const FRESH_SECONDS = 300;

const LIST: QueryKey = { endpoint: 'getJobs' };

/** A page of jobs, and how it is to get it. */
export interface JobPageState {
  /** The page of the query or, while that is pending or has failed, the one before it; undefined before the first. */
  found: JobPage | undefined;
  /** True while the page of the query is on its way. */
  isPending: boolean;
  /** True also when a page that is shown is fetched again. */
  isFetching: boolean;
  /** Why there is no page of the query; undefined before the first response. */
  error: unknown;
  /** The query whose response `found` comes from. */
  source: QueryKey;
  /** The same function each time. */
  refetch: () => unknown;
}

/**
 * The page of jobs that a query finds: from a provider that searches, one page; from any other, the whole list, searched
 * by the plain rules of `filterJobs`. Specification 1, section 5, and specification 4, section 2.
 *
 * @param query the same object for the same query
 * @param options.skip true while nothing is needed
 */
export function useJobPage(query: JobQuery, { skip = false } = {}): JobPageState {
  const canSearch = useDecidedCapability('jobSearch');
  const takesPlace = useCapability('searchPlace');
  const params = useMemo(() => toJobSearchParams(query, takesPlace), [query, takesPlace]);
  const options = { refetchOnMountOrArgChange: FRESH_SECONDS, refetchOnReconnect: true };
  const isRanked = query.sort === 'match';
  const plain = useSearchJobsQuery(params, { ...options, skip: skip || canSearch !== true || isRanked });
  const ranked = useRankJobsQuery(params, {
    ...options,
    // The profile or the applications may have changed since.
    refetchOnMountOrArgChange: true,
    skip: skip || canSearch !== true || !isRanked,
  });
  const search = isRanked ? ranked : plain;
  const list = useGetJobsQuery(undefined, { ...options, skip: skip || canSearch !== false });
  const { error, isFetching, refetch } = canSearch === false ? list : search;
  const listed = useMemo(() => list.data && filterJobs(list.data, query), [list.data, query]);
  useEffect(() => {
    if (error) logFailure(canSearch === false ? 'job/list failed' : 'job/search failed', error);
  }, [canSearch, error]);

  const current = canSearch === false ? listed : search.currentData;
  return {
    found: current ?? search.data ?? plain.data,
    isPending: !current && (isFetching || error === undefined),
    isFetching,
    error: current ? undefined : error,
    source: canSearch === false ? LIST : { endpoint: isRanked ? 'rankJobs' : 'searchJobs', arg: params },
    refetch,
  };
}
