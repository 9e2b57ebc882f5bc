import { array } from 'yup';
import { envelope, fittingRows, providerApi, readBy } from '@/shared/api';
import type { Envelope } from '@/shared/api';
import type { Job, JobDetail } from '../model/job';
import { isContractJob } from './is-contract-job';
import { jobDetailDto, jobDto } from './job.dto';
import type { JobDetailDto } from './job.dto';
import { toJob, toJobDetail } from './job.mapper';

const readJob = readBy(jobDto, toJob);

function toJobs(rows: unknown[]): Job[] {
  const jobs = fittingRows(rows, (row) => (isContractJob(row) ? toJob(row) : readJob(row)), 'job/list');
  // The store walks through every object that is put into it to freeze it, and stops at what is frozen.
  return Object.freeze(jobs) as Job[];
}

export const jobApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every vacancy, in the provider's order. */
    getJobs: build.query<Job[], void>({
      query: () => 'job/list/',
      // The list is public and the same for everybody. Specification 1, section 7.
      extraOptions: { anonymous: true, kept: 'public' },
      // The rows are looked at one by one, below.
      rawResponseSchema: envelope(array().required()),
      transformResponse: ({ data }: Envelope<unknown[]>) => toJobs(data),
      // One tag for the whole list: thousands of vacancies would cost the store a second, and nobody changes one.
      providesTags: [{ type: 'Job', id: 'LIST' }],
    }),
    /** One vacancy; needs a session. */
    getJob: build.query<JobDetail, string>({
      query: (slug) => `job/by-slug/${encodeURIComponent(slug)}/`,
      // Which vacancies somebody looked at is theirs to know.
      extraOptions: { kept: 'private' },
      rawResponseSchema: envelope(jobDetailDto),
      transformResponse: ({ data }: Envelope<JobDetailDto>) => toJobDetail(data),
      providesTags: (job) => (job ? [{ type: 'Job', id: job.id }] : []),
    }),
  }),
});

export const { useGetJobsQuery, useGetJobQuery } = jobApi;
