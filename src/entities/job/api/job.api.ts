import { array, mixed } from 'yup';
import { envelope, listTags, providerApi } from '@/shared/api';
import type { Envelope } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';
import type { Job, JobDetail } from '../model/job';
import { jobDetailDto, jobDto } from './job.dto';
import type { JobDetailDto } from './job.dto';
import { toJob, toJobDetail } from './job.mapper';

/** One vacancy that does not fit the contract must not take the list down: it is left out and logged. */
function toJobs(rows: unknown[]): Job[] {
  return rows.flatMap((row) => {
    try {
      return [toJob(jobDto.validateSync(row, { strict: true }))];
    } catch (error) {
      logFailure('job/list: a vacancy does not fit the contract', error instanceof Error ? error.message : undefined);
      return [];
    }
  });
}

export const jobApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every vacancy, in the provider's order. */
    getJobs: build.query<Job[], void>({
      query: () => 'job/list/',
      rawResponseSchema: envelope(array(mixed<NonNullable<unknown>>().required()).required()),
      transformResponse: ({ data }: Envelope<unknown[]>) => toJobs(data),
      providesTags: (jobs) => listTags('Job', jobs),
    }),
    /** One vacancy; needs a session. */
    getJob: build.query<JobDetail, string>({
      query: (slug) => `job/by-slug/${encodeURIComponent(slug)}/`,
      rawResponseSchema: envelope(jobDetailDto),
      transformResponse: ({ data }: Envelope<JobDetailDto>) => toJobDetail(data),
      providesTags: (job) => (job ? [{ type: 'Job', id: job.id }] : []),
    }),
  }),
});

export const { useGetJobsQuery, useGetJobQuery } = jobApi;
