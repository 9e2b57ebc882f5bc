import { array, looseObject, nullish, string } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { toDisclosedFields } from '@/entities/privacy';
import { educationDto, toEducation } from '@/entities/profile/education';
import { candidateLanguageDto, toCandidateLanguage } from '@/entities/profile/language';
import { workExperienceDto } from '@/entities/profile/work-experience';
import { envelope, listSchema, optionalText, providerApi } from '@/shared/api';
import type { Accepts, Envelope, Id } from '@/shared/api';
import { toPreviewedCv } from '../model/application-preview';
import type { ApplicationPreview } from '../model/application-preview';

const PATH = 'job-application/preview';

/** The company's view of the candidate. Specification 4, section 5. */
const applicationPreviewDto = looseObject({
  name: optionalText,
  email: optionalText,
  phoneNumber: optionalText,
  image: optionalText,
  professionalHeadline: optionalText,
  education: listSchema(educationDto, `${PATH}, education`),
  workExperience: listSchema(workExperienceDto, `${PATH}, workExperience`),
  language: listSchema(candidateLanguageDto, `${PATH}, language`),
  fields: nullish(array(string())),
});

type ApplicationPreviewDto = Accepts<
  components['schemas']['ApplicationPreview'],
  InferOutput<typeof applicationPreviewDto>
>;

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
        workExperience: data.workExperience,
        languages: data.language.map(toCandidateLanguage),
        cv: toPreviewedCv(toDisclosedFields(data.fields)),
      }),
    }),
  }),
});

export const { useGetApplicationPreviewQuery } = applicationPreviewApi;
