import { providerApi } from '@/shared/api';
import type { SearchParams } from '@titian/rules/search-params';
import type { Job } from '../model/job';
import type { JobSort } from '../model/job-query';
import { jobSearchDto } from './job-search.dto';
import type { JobSearchDto } from './job-search.dto';
import { toJobs } from './job.mapper';

/** Seconds that what was found is cached after it was left: each pause of typing looks for something else. */
const KEPT_FOR = 5;

/** Query parameters of the search in all fields (contract, "job/search/"); what is not set is not there. */
export interface JobSearchParams extends SearchParams {
  /** Part of the title, as the list looks for it; so is `location`. Capability `jobSearchList`. */
  search?: string;
  location?: string;
  /** Name of a company, or its `companySlug`. Capability `jobSearchList`. */
  company?: string;
  /** Without those that are closed. Capability `jobSearchList`. */
  open?: true;
  /** The best first without it. */
  sort?: JobSort;
  page: number;
  pageSize: number;
}

/** Where and how something was found in a job. */
type JobHit = JobSearchDto['data'][number]['matchedIn'][number];

/** How many jobs each value of a filter would leave. */
export type JobFacets = NonNullable<JobSearchDto['meta']['facets']>;

/** One page of what the provider finds, the best first. */
export interface FoundByProvider {
  matches: { job: Job; matchedIn: JobHit[] }[];
  /** Jobs on all pages. */
  total: number;
  facets: JobFacets | null;
  /** Words that no job has and that the search did without. */
  dropped: readonly string[];
}

function toFound({ data, meta }: JobSearchDto): FoundByProvider {
  const jobs = toJobs(data);
  return {
    matches: jobs.map((job, place) => ({ job, matchedIn: data[place]?.matchedIn ?? [] })),
    total: Math.max(meta.total, jobs.length),
    facets: meta.facets ?? null,
    dropped: meta.dropped ?? [],
  };
}

/** Of its own, so that it is fetched with what shows it. */
const jobSearchApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Jobs that the provider finds in all their fields. Specification 4, section 2; capability `jobSearch`. */
    searchJobs: build.query<FoundByProvider, JobSearchParams>({
      query: (params) => ({ url: 'job/search/', params: { ...params } }),
      // The list is public and the same for everybody. Specification 1, section 7.
      extraOptions: { anonymous: true, noStore: true },
      rawResponseSchema: jobSearchDto,
      transformResponse: toFound,
      providesTags: [{ type: 'Job', id: 'LIST' }],
      keepUnusedDataFor: KEPT_FOR,
    }),
  }),
});

export const { useLazySearchJobsQuery, useSearchJobsQuery } = jobSearchApi;
