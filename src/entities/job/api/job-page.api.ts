import { providerApi } from '@/shared/api';
import type { JobsPage } from '../model/find-jobs';
import { JOBS_PATH, PRELOADABLE } from './job-path';
import { toJobsPage } from './job-page';
import { jobPageDto } from './job-page.dto';
import type { JobPageDto } from './job-page.dto';
import type { JobPageParams } from './job-page-params';

/** Seconds that an unused page stays in the store: enough to go back to it, too few for pages to pile up. */
const UNUSED_FOR = 5;

/** Of its own, so that a build that searches in the browser leaves it out. */
const jobPageApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the vacancies that the provider finds. */
    getJobPage: build.query<JobsPage, JobPageParams>({
      query: (params) => ({ url: JOBS_PATH, params: { ...params }, ...PRELOADABLE }),
      // The list is public and the same for everybody. Specification 1, section 7.
      extraOptions: { anonymous: true },
      rawResponseSchema: jobPageDto,
      transformResponse: (page: JobPageDto, _meta, params) => toJobsPage(page, params),
      providesTags: [{ type: 'Job', id: 'LIST' }],
      keepUnusedDataFor: UNUSED_FOR,
    }),
  }),
});

export const { useGetJobPageQuery } = jobPageApi;
