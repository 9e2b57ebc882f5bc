import { useEffect } from 'react';
import { dropEmbeddedJobs, toPageParams, useEmbeddedJobs } from '@/entities/job';
import type { EmbeddedJobs } from '@/entities/job';
import type { JobSearch } from '@/features/search-jobs';

/**
 * The jobs that came with the page, as long as they are what the search finds and the provider has sent no list.
 *
 * @param isListed true once it has
 */
export function useEmbeddedPage(search: JobSearch, isListed: boolean): EmbeddedJobs | null {
  const embedded = useEmbeddedJobs();
  useEffect(() => {
    if (isListed) dropEmbeddedJobs();
  }, [isListed]);
  const isWanted = !isListed && search.tab !== 'saved' && !search.filters;
  return isWanted && embedded?.isOf(toPageParams(search)) ? embedded : null;
}
