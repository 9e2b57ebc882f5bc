import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Job } from '@/entities/job';
import type { JobFilters, filterJobs } from '@/entities/job-search';
import { logFailure } from '@/shared/lib/logging';

type FilterJobs = typeof filterJobs;

/** Fetched with the first filter that is set. */
const loadFilterJobs = async (): Promise<FilterJobs> => (await import('./filter-listed')).filterJobs;

interface FilteredJobs {
  /** Undefined while there is no list yet, or what filters it is on its way. */
  jobs: readonly Job[] | undefined;
  /** Why the list cannot be filtered. */
  error: unknown;
  retry: () => void;
}

/**
 * The vacancies that pass the further filters; the list itself where none is set, which needs nothing. Specification 4,
 * section 2.
 */
export function useFilteredJobs(jobs: readonly Job[] | undefined, filters: JobFilters | undefined): FilteredJobs {
  const [filter, setFilter] = useState<{ jobs: FilterJobs } | null>(null);
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const [now] = useState(() => Date.now());
  const isNeeded = filters !== undefined;

  useEffect(() => {
    if (!isNeeded) return undefined;
    let current = true;
    loadFilterJobs().then(
      (loaded) => current && setFilter({ jobs: loaded }),
      (failure: unknown) => {
        logFailure('the filters failed to load', failure);
        if (current) setError(failure);
      },
    );
    return () => {
      current = false;
    };
  }, [attempt, isNeeded]);

  const retry = useCallback(() => {
    setError(undefined);
    setAttempt((before) => before + 1);
  }, []);

  const filtered = useMemo(() => {
    if (!filters) return jobs;
    return jobs && filter?.jobs(jobs, filters, now);
  }, [filter, filters, jobs, now]);
  return { jobs: filtered, error: isNeeded && !filter ? error : undefined, retry };
}
