import { useMemo } from 'react';
import type { Job } from '@/entities/job';
import type { JobMatch } from '@/entities/job-search';
import { isQuery } from '@/entities/job-search';
import type { JobSearch } from '@/features/search-jobs';
import { useMatches } from '../model/use-matches';
import { texts } from '../texts';
import { RelatedList } from './RelatedList';

export interface RelatedJobsProps {
  search: JobSearch;
  /** What the list above looked through, and what it found; undefined where the provider does the searching. */
  source: { jobs: readonly Job[]; found: readonly Job[] } | undefined;
  onOpen: (job: Job) => void;
}

/** Matches that the list above does not have. */
function useUnlisted(
  matches: readonly JobMatch<Job>[] | undefined,
  found: readonly Job[] | undefined,
): readonly JobMatch<Job>[] | undefined {
  return useMemo(() => {
    const listed = new Set(found);
    return matches?.filter(({ job }) => !listed.has(job));
  }, [found, matches]);
}

/**
 * Vacancies that what was typed finds elsewhere than in the title, below the list and also when that is empty; nothing
 * where there is none, or the search fails. Specification 4, section 2.
 */
export function RelatedJobs({ search, source, onOpen }: RelatedJobsProps) {
  const matches = useMatches(source?.jobs, search, search.filters);
  const related = useUnlisted(matches, source?.found);
  if (!isQuery(search)) return null;
  if (!related) return source?.found.length === 0 ? <p className="related-searching">{texts.searching}</p> : null;
  if (related.length === 0) return null;
  return <RelatedList key={`${search.search}\n${search.location}`} matches={related} onOpen={onOpen} />;
}
