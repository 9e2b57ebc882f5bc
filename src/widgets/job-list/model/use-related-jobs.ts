import { useMemo } from 'react';
import { findJobs } from '@/entities/job';
import type { Job } from '@/entities/job';
import type { RelatedJob, RelatedJobs } from '@/features/find-more-jobs';
import type { JobSearch } from '@/features/search-jobs';
import { useMatches } from './use-matches';
import { useProviderMatches } from './use-provider-matches';

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

/**
 * What a search finds beside the list: at once what the device finds, and below it what only the provider finds, when
 * that arrives; the provider's alone where it does the searching.
 *
 * @param jobs the whole list; undefined where the browser does not have it
 * @param listedCount how many the list has, all pages
 * @returns undefined until something is known
 */
export function useRelatedJobs(
  jobs: readonly Job[] | undefined,
  search: JobSearch,
  listedCount: number,
): RelatedJobs | undefined {
  const onDevice = useMatches(jobs, search, search.filters);
  const byProvider = useProviderMatches(search);
  return useMemo(() => {
    if (!onDevice && !byProvider) return undefined;
    const found = new Set(onDevice?.map(({ job }) => job.id));
    const more = (byProvider?.matches ?? []).filter(({ job }) => !found.has(job.id));
    const related = withoutListed([...(onDevice ?? []), ...more], search);
    if (!byProvider?.loadMore) return { jobs: related, total: related.length, loadMore: undefined };
    // The provider finds all that the device does.
    const unloaded = byProvider.total - (onDevice?.length ?? listedCount) - (onDevice ? more : related).length;
    return { jobs: related, total: related.length + Math.max(0, unloaded), loadMore: byProvider.loadMore };
  }, [byProvider, listedCount, onDevice, search]);
}
