import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCapability } from '@/entities/capability';
import { useLazySearchJobsQuery } from '@/entities/job';
import type { FoundByProvider, Job } from '@/entities/job';
import { isQuery, toSearchParams } from '@/entities/job-search';
import type { ProviderFound } from '@/entities/job-search';
import type { JobSearch } from '@/features/search-jobs';
import { logFailure } from '@/shared/lib/logging';

/** Milliseconds without a change after which the request is sent. */
const DEBOUNCE = 300;

/** The largest page of the contract: what only the provider finds is listed below what the device finds, too. */
const PAGE_SIZE = 50;

/** Jobs that the provider finds. */
export interface ProviderMatches {
  /** Of the pages that are there; `pending` and `unknown` before the first, and without it. */
  found: ProviderFound<Job>;
  /** Of all pages. */
  total: number;
  /** Requests the next page; undefined where there is none. */
  loadMore: (() => void) | undefined;
  /** Why the last page could not be had; undefined where it could, or is on its way. */
  error: unknown;
  retry: () => void;
}

interface Fetched {
  search: JobSearch;
  found: Pick<FoundByProvider, 'matches' | 'dropped'> | null;
  total: number;
  pages: number;
  error?: unknown;
}

interface Requested {
  search: JobSearch;
  page: number;
  attempt: number;
}

/**
 * Jobs that the provider finds in fields that its list does not have, after a pause of typing. A request that is not needed
 * any more is aborted.
 */
export function useProviderMatches(search: JobSearch): ProviderMatches {
  const canSearch = useCapability('jobSearch');
  const [request] = useLazySearchJobsQuery();
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [requested, setRequested] = useState<Requested>({ search, page: 1, attempt: 1 });
  const { page, attempt } = requested.search === search ? requested : { page: 1, attempt: 1 };
  const isWanted = canSearch && isQuery(search);

  useEffect(() => {
    if (!isWanted) return undefined;
    let abort: (() => void) | undefined;
    let current = true;
    const start = () => {
      const response = request({ ...toSearchParams(search), page, pageSize: PAGE_SIZE }, attempt === 1);
      abort = () => response.abort();
      response.unwrap().then(
        ({ matches, dropped, total }) =>
          setFetched((before) => {
            const earlier = before?.search === search && page > 1 ? (before.found?.matches ?? []) : [];
            return { search, found: { matches: [...earlier, ...matches], dropped }, total, pages: page };
          }),
        (error: unknown) => {
          if (!current) return;
          logFailure('job/search failed', error);
          setFetched((before) =>
            before?.search === search ? { ...before, error } : { search, found: null, total: 0, pages: 0, error },
          );
        },
      );
    };
    const timer = setTimeout(start, page === 1 && attempt === 1 ? DEBOUNCE : 0);
    return () => {
      current = false;
      clearTimeout(timer);
      abort?.();
    };
  }, [attempt, isWanted, page, request, search]);

  const known = isWanted && fetched?.search === search ? fetched : null;
  const pages = known?.pages ?? 0;
  const error = known?.error;
  const loadMore = useCallback(() => setRequested({ search, page: pages + 1, attempt: 1 }), [pages, search]);
  const retry = useCallback(() => {
    setFetched((before) => before && { ...before, error: undefined });
    setRequested({ search, page, attempt: attempt + 1 });
  }, [attempt, page, search]);

  const found = useMemo((): ProviderFound<Job> => {
    if (!isWanted) return 'unknown';
    if (known?.found) return known.found;
    return known === null || error === undefined ? 'pending' : 'unknown';
  }, [error, isWanted, known]);
  const { length } = known?.found?.matches ?? [];
  const total = known?.total ?? 0;
  const hasMore = error === undefined && length < total && length >= pages * PAGE_SIZE;
  return { found, total, loadMore: hasMore ? loadMore : undefined, error, retry };
}
