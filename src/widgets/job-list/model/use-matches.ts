import { startTransition, useEffect, useState } from 'react';
import type { Job } from '@/entities/job';
import { indexOf, isQuery, passesFilters, searchIndex } from '@/entities/job-search';
import type { Found, JobFilters } from '@/entities/job-search';
import type { JobSearch } from '@/features/search-jobs';
import { yieldToMain } from '@/shared/lib/async';
import { logFailure } from '@/shared/lib/logging';

/** Working type and workplace, and the further filters. */
function toFilter({ workingType, workplace }: JobSearch, filters: JobFilters | undefined): (job: Job) => boolean {
  const passes = filters ? passesFilters(filters, Date.now()) : () => true;
  return (job) =>
    (!workingType || job.workingType === workingType) && (!workplace || job.workplace === workplace) && passes(job);
}

const NONE: Found<Job> = { matches: [], dropped: [] };

/**
 * The vacancies of a list that a search finds in any field, the best first. Found after the browser has painted what
 * was typed; until then, those before.
 *
 * @param jobs the whole list; undefined while it is on its way
 * @param filters further filters that count
 * @returns undefined until the first are found
 */
export function useMatches(
  jobs: readonly Job[] | undefined,
  search: JobSearch,
  filters: JobFilters | undefined,
): Found<Job> | undefined {
  const [matches, setMatches] = useState<Found<Job>>();

  useEffect(() => {
    if (!jobs) return undefined;
    let current = true;
    const find = async () => {
      const index = await indexOf(jobs);
      await yieldToMain();
      if (!current) return;
      const found = isQuery(search) ? searchIndex(index, search, toFilter(search, filters)) : NONE;
      startTransition(() => setMatches(found));
    };
    find().catch((error: unknown) => logFailure('the search in all fields failed', error));
    return () => {
      current = false;
    };
  }, [jobs, search, filters]);

  return matches;
}
