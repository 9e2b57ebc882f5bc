import { toDisclosedFields } from '@/entities/privacy';
import { toEducation } from '@/entities/profile/education';
import { toCandidateLanguage } from '@/entities/profile/language';
import { toWorkExperience } from '@/entities/profile/work-experience';
import { envelope, providerApi } from '@/shared/api';
import type { Envelope, Id } from '@/shared/api';
import { toPreviewedCv } from '../model/application-preview';
import type { ApplicationPreview } from '../model/application-preview';
import { applicationPreviewDto } from './application-preview.dto';
import type { ApplicationPreviewDto } from './application-preview.dto';

const applicationPreviewApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /** The company's view of the candidate, fetched each time. Capability `applicationPreview`. */
    getApplicationPreview: build.query<ApplicationPreview, Id>({
      query: (job) => ({ url: 'job-application/preview/', params: { job } }),
      rawResponseSchema: envelope(applicationPreviewDto),
      transformResponse: ({ data }: Envelope<ApplicationPreviewDto>) => ({
        name: data.name ?? '',
        email: data.email ?? null,
        phoneNumber: data.phoneNumber ?? null,
        image: data.image ?? null,
        headline: data.professionalHeadline ?? null,
        education: data.education.map(toEducation),
        workExperience: data.workExperience.map(toWorkExperience),
        languages: data.language.map(toCandidateLanguage),
        cv: toPreviewedCv(toDisclosedFields(data.fields)),
      }),
    }),
  }),
});

export const { useGetApplicationPreviewQuery } = applicationPreviewApi;
