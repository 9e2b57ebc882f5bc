import { useEffect, useMemo, useState } from 'react';
import type { Job } from '@/entities/job';
import type { JobFilters, filterJobs } from '@/entities/job-search';

/** Fetched with the first filter that is set. */
const loadFilter = () => import('./filter-listed');

interface FilteredJobs {
  /** Undefined while there is no list yet, or what filters it is on its way. */
  jobs: readonly Job[] | undefined;
  /** Why the list cannot be filtered. */
  error: unknown;
  retry: () => void;
}

interface Loading {
  /** How often it was tried. */
  attempt: number;
  filter?: typeof filterJobs;
  error?: unknown;
}

/**
 * The vacancies that pass the further filters; the list itself where none is set, which needs nothing. Specification 4,
 * section 2.
 */
export function useFilteredJobs(jobs: readonly Job[] | undefined, filters: JobFilters | undefined): FilteredJobs {
  const [{ attempt, filter, error }, setLoading] = useState<Loading>({ attempt: 1 });
  const [now] = useState(() => Date.now());
  const isNeeded = filters !== undefined;

  useEffect(() => {
    if (!isNeeded) return;
    loadFilter().then(
      ({ filterJobs: loaded }) => setLoading({ attempt, filter: loaded }),
      (failure: unknown) => setLoading({ attempt, error: failure }),
    );
  }, [attempt, isNeeded]);

  const filtered = useMemo(() => (filters ? jobs && filter?.(jobs, filters, now) : jobs), [filter, filters, jobs, now]);
  return { jobs: filtered, error: isNeeded ? error : undefined, retry: () => setLoading({ attempt: attempt + 1 }) };
}
