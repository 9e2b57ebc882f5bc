import { useLayoutEffect, useMemo } from 'react';
import type { Job } from '@/entities/job';
import { isQuery } from '@/entities/job-search';
import { RelatedFailure, RelatedList, RelatedSearching } from '@/features/find-more-jobs';
import type { JobSearch } from '@/features/search-jobs';
import { useRelatedJobs } from '../model/use-related-jobs';
import { JobListItem } from './JobListItem';

export interface RelatedJobsProps {
  search: JobSearch;
  /** The whole list that was looked through; undefined where the provider does the searching. */
  jobs: readonly Job[] | undefined;
  /** How many the list above has, on all pages. */
  listedCount: number;
  /** The same function each time. */
  onOpen: (job: Job) => void;
  /** Tells whether there are any; called with true while they are looked for. The same function each time. */
  onFound: (some: boolean) => void;
}

/** The search without what only concerns the list: the same for each of its pages. */
function useQuery(search: JobSearch): JobSearch {
  const { tab, search: text, location, workingType, workplace, filters } = search;
  return useMemo(
    () => ({ tab, search: text, location, workingType, workplace, filters, sort: 'newest', page: 1 }),
    [tab, text, location, workingType, workplace, filters],
  );
}

/**
 * Vacancies that what was typed finds elsewhere than in the title, below the list and also when that is empty; nothing
 * where there is none. Where the provider's part fails, the device's stays. Specification 4, section 2.
 */
export function RelatedJobs({ search, jobs, listedCount, onOpen, onFound }: RelatedJobsProps) {
  const query = useQuery(search);
  const { related, error, retry } = useRelatedJobs(jobs, query, listedCount);
  const mayFind = isQuery(query) && (related ? related.jobs.length > 0 : error === undefined);
  useLayoutEffect(() => {
    onFound(mayFind);
  }, [mayFind, onFound]);
  if (!isQuery(query)) return null;
  const failure = error === undefined ? null : <RelatedFailure error={error} onRetry={retry} />;
  if (!related) return failure ?? (listedCount === 0 ? <RelatedSearching /> : null);
  if (related.jobs.length === 0) return failure;
  return (
    <>
      <RelatedList
        key={`${query.search}\n${query.location}`}
        related={related}
        renderJob={(job, reason) => <JobListItem job={job} onOpen={onOpen} reason={reason} />}
      />
      {failure}
    </>
  );
}
