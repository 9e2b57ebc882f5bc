import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCapability, useDecidedCapability } from '@/entities/capability/@x/job';
import type { QueryKey } from '@/shared/api';
import { useIsHydrated } from '@/shared/lib/hydration';
import { logFailure } from '@/shared/lib/logging';
import { embeddedJobsReceived, useEmbeddedJobs } from '../api/embedded-jobs';
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
  /** The time of `found` when it came with the page. */
  now: Date | undefined;
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
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const canSearch = useDecidedCapability('jobSearch');
  const takesPlace = useCapability('searchPlace');
  const params = useMemo(() => toJobSearchParams(query, takesPlace), [query, takesPlace]);
  const embedded = useEmbeddedJobs();
  const isEmbedded = useMemo(() => JSON.stringify(embedded?.params) === JSON.stringify(params), [embedded, params]);
  // Before that the page's own jobs are shown: a store that changes would render the list a second time.
  const isHydrated = useIsHydrated();
  // Before the queries below: theirs then finds the response in the store and makes no request.
  useEffect(() => {
    if (embedded && isHydrated) dispatch(embeddedJobsReceived(embedded));
  }, [dispatch, embedded, isHydrated]);

  const options = { refetchOnMountOrArgChange: FRESH_SECONDS, refetchOnReconnect: true };
  const isRanked = query.sort === 'match';
  const plain = useSearchJobsQuery(params, {
    ...options,
    skip: skip || canSearch !== true || isRanked || (isEmbedded && !isHydrated),
  });
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

  const isHere = canSearch !== false && isEmbedded;
  const current = canSearch === false ? listed : (search.currentData ?? (isHere ? embedded?.found : undefined));
  return {
    found: current ?? search.data ?? plain.data,
    isPending: !current && (isFetching || error === undefined),
    isFetching,
    error: current ? undefined : error,
    now: isHere ? embedded?.now : undefined,
    source: canSearch === false ? LIST : { endpoint: isRanked ? 'rankJobs' : 'searchJobs', arg: params },
    refetch,
  };
}
