import { envelope, listSchema, providerApi } from '@/shared/api';
import type { Envelope } from '@/shared/api';
import type { Job, JobDetail } from '../model/job';
import type { JobPage } from '../model/job-page';
import { jobDetailDto, jobDto } from './job.dto';
import type { JobDetailDto, JobDto } from './job.dto';
import { JOBS_PATH, SEARCH_PATH, jobPath, publicJobPath } from './job-path';
import { toJobDetail, toJobs } from './job.mapper';
import { jobSearchDto, toJobPage } from './job-search.mapper';
import type { JobSearchParams } from './job-search-params';

/** Seconds that a page of jobs stays in the store after it was left: going back to it needs no request. */
const UNUSED_SECONDS = 900;

export const jobApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every vacancy, in the provider's order. */
    getJobs: build.query<Job[], void>({
      query: () => JOBS_PATH,
      // The list is public and the same for everybody. Specification 1, section 7.
      extraOptions: { anonymous: true },
      rawResponseSchema: envelope(listSchema(jobDto, 'job/list')),
      transformResponse: ({ data }: Envelope<JobDto[]>) => toJobs(data),
      // One tag for the whole list: one for each vacancy would cost the store a second, and no candidate changes one.
      providesTags: [{ type: 'Job', id: 'LIST' }],
    }),
    /** One page of the vacancies that the provider finds. Specification 4, section 2; capability `jobSearch`. */
    searchJobs: build.query<JobPage, JobSearchParams>({
      query: (params) => ({ url: SEARCH_PATH, params: { ...params } }),
      extraOptions: { anonymous: true },
      rawResponseSchema: jobSearchDto,
      transformResponse: toJobPage,
      providesTags: [{ type: 'Job', id: 'LIST' }],
      keepUnusedDataFor: UNUSED_SECONDS,
    }),
    /** The same in the order that suits a person, which is the candidate's own. Capability `matchOrder`. */
    rankJobs: build.query<JobPage, JobSearchParams>({
      query: (params) => ({ url: SEARCH_PATH, params: { ...params } }),
      rawResponseSchema: jobSearchDto,
      transformResponse: toJobPage,
      providesTags: [{ type: 'Job', id: 'LIST' }],
      keepUnusedDataFor: UNUSED_SECONDS,
    }),
    /** One vacancy; needs a session. */
    getJob: build.query<JobDetail, string>({
      query: jobPath,
      rawResponseSchema: envelope(jobDetailDto),
      transformResponse: ({ data }: Envelope<JobDetailDto>) => toJobDetail(data),
      providesTags: (job) => (job ? [{ type: 'Job', id: job.id }] : []),
    }),
    /** One vacancy as everybody may read it. Capability `publicJobs`. */
    getPublicJob: build.query<JobDetail, string>({
      query: publicJobPath,
      extraOptions: { anonymous: true },
      rawResponseSchema: envelope(jobDetailDto),
      transformResponse: ({ data }: Envelope<JobDetailDto>) => toJobDetail(data),
      providesTags: (job) => (job ? [{ type: 'Job', id: job.id }] : []),
    }),
  }),
});

export const { useGetJobsQuery, useGetJobQuery, useGetPublicJobQuery, useRankJobsQuery, useSearchJobsQuery } = jobApi;
