import type { components } from '@contract';
import { envelope, listSchema, listTags, providerApi } from '@/shared/api';
import type { Envelope, Id } from '@/shared/api';
import type { Application } from '../model/application';
import { applicationDto, toApplication } from './application.mapper';
import type { ApplicationDto } from './application.mapper';
import { APPLICATIONS_PATH } from './applications-path';

type Schemas = components['schemas'];

/** The provider's response to an application. */
interface ApplyResult {
  /** Only `statusCode` 2000 means that the application was taken. Specification 1, section 7. */
  accepted: boolean;
  message: string | null;
}

const ACCEPTED = 2000;
const JOB_CLOSED = 4007;

function toApplyResult(body: unknown): ApplyResult {
  const { statusCode, message } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return { accepted: statusCode === ACCEPTED, message: typeof message === 'string' ? message.trim() || null : null };
}

/** The calls about a candidate's applications. Specification 1, section 7. */
export const applicationApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every application of the candidate, in the provider's order. */
    getApplications: build.query<Application[], void>({
      query: () => APPLICATIONS_PATH,
      rawResponseSchema: envelope(listSchema(applicationDto, 'application-status')),
      transformResponse: ({ data }: Envelope<ApplicationDto[]>) => data.map((dto) => toApplication(dto)),
      providesTags: (applications) => listTags('Application', applications),
    }),
    /** Applies to the job with this id. */
    apply: build.mutation<ApplyResult, Id>({
      query: (job) => ({
        url: 'job-application/apply/',
        method: 'POST',
        body: { job } satisfies Schemas['ApplyRequest'],
      }),
      transformResponse: toApplyResult,
      // Whatever the response: it may say that the candidate had applied before, or be lost after the application was
      // stored.
      invalidatesTags: (_result, error, job) => [
        { type: 'Application', id: 'LIST' },
        ...(error?.statusCode === JOB_CLOSED ? [job, 'LIST'].map((id) => ({ type: 'Job' as const, id })) : []),
      ],
    }),
    /** Tells how the candidate learned of a job that was applied to. */
    saveReference: build.mutation<null, Schemas['JobReference']>({
      query: (body) => ({ url: 'job/job-reference/', method: 'POST', body }),
      transformResponse: () => null,
    }),
  }),
});

export const { useGetApplicationsQuery, useApplyMutation, useSaveReferenceMutation } = applicationApi;
