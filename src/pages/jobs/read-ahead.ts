import type { Reads } from '@/shared/api';

/**
 * Asks for the vacancies that an address shows, before its page is drawn.
 *
 * @param query of the address, as `parseJobSearch` takes it
 * @returns once they are answered, either way
 */
export async function readJobsAhead(reads: Reads, query: string): Promise<void> {
  const { readFoundJobs } = await import(/* webpackMode: "eager" */ '@/widgets/job-list');
  await readFoundJobs(reads, query);
}
