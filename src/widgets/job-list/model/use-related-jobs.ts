import { useMemo } from 'react';
import { findJobs } from '@/entities/job';
import type { Job } from '@/entities/job';
import { mergeMatches } from '@/entities/job-search';
import type { Found } from '@/entities/job-search';
import type { RelatedJob, RelatedJobs } from '@/features/find-more-jobs';
import type { JobSearch } from '@/features/search-jobs';
import { useMatches } from './use-matches';
import { useProviderMatches } from './use-provider-matches';

const NONE: Found<Job> = { matches: [], dropped: [] };

/** Those that the list does not show: it has all whose title and province contain what was typed. */
function withoutListed(matches: readonly RelatedJob[], search: JobSearch): RelatedJob[] {
  const listed = new Set(
    findJobs(
      matches.map(({ job }) => job),
      search,
    ),
  );
  return matches.filter(({ job }) => !listed.has(job));
}

interface Related {
  /** Undefined until something is known. */
  related: RelatedJobs | undefined;
  /** Why the provider's part is not there; undefined where it is, or on its way. */
  error: unknown;
  retry: () => void;
}

/**
 * Jobs that a search finds beside the list: first those of the device, then those that only the provider finds, when
 * that arrives; the provider's alone where it does the searching.
 *
 * @param jobs the whole list; undefined where the browser does not have it
 * @param listedCount how many the list has, all pages
 */
export function useRelatedJobs(jobs: readonly Job[] | undefined, search: JobSearch, listedCount: number): Related {
  const onDevice = useMatches(jobs, search, search.filters);
  const { found, total, loadMore, error, retry } = useProviderMatches(search);
  const related = useMemo(() => {
    const hasResponse = typeof found !== 'string';
    if (!onDevice && !hasResponse) return undefined;
    const { matches, dropped } = mergeMatches(onDevice ?? NONE, found);
    const beside = withoutListed(matches, search);
    if (!loadMore) return { jobs: beside, dropped, total: beside.length, loadMore };
    // The provider finds all that the device does, and all that the list has.
    const known = onDevice ? matches.length : listedCount + beside.length;
    return { jobs: beside, dropped, total: beside.length + Math.max(0, total - known), loadMore };
  }, [found, listedCount, loadMore, onDevice, search, total]);
  return { related, error, retry };
}
