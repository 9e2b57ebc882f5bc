import { envelope, providerApi } from '@/shared/api';
import type { Envelope, Id } from '@/shared/api';
import { applicationPreviewDto } from '../model/application-preview';
import type { ApplicationPreview } from '../model/application-preview';

const applicationPreviewApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /** The company's view of the candidate, fetched each time. Capability `applicationPreview`. */
    getApplicationPreview: build.query<ApplicationPreview, Id>({
      query: (job) => ({ url: 'job-application/preview/', params: { job } }),
      rawResponseSchema: envelope(applicationPreviewDto),
      transformResponse: ({ data }: Envelope<ApplicationPreview>) => data,
    }),
  }),
});

export const { useGetApplicationPreviewQuery } = applicationPreviewApi;
