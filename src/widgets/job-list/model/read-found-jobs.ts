import { jobApi, jobPageApi, toPageParams } from '@/entities/job';
import { parseJobSearch } from '@/features/search-jobs';
import type { Reads } from '@/shared/api';

/** Has a store ask for what a search's page of vacancies is found in. @returns once it is answered, either way */
export async function readFoundJobs(reads: Reads, query: string): Promise<void> {
  const search = parseJobSearch(query);
  if (process.env.JOB_SEARCH !== 'server') await reads(jobApi.endpoints.getJobs.initiate());
  else if (search.tab !== 'saved') await reads(jobPageApi.endpoints.getJobPage.initiate(toPageParams(search)));
}
