import { skipToken } from '@reduxjs/toolkit/query';
import { array, looseObject, nullish, string } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { useCapability } from '@/entities/capability';
import { toDisclosedFields } from '@/entities/privacy';
import { useGetProfileQuery } from '@/entities/profile/candidate';
import { useGetEducationsQuery, toEducation, educationDto } from '@/entities/profile/education';
import { useGetCandidateLanguagesQuery, toCandidateLanguage, candidateLanguageDto } from '@/entities/profile/language';
import { useGetWorkExperiencesQuery, toWorkExperience, workExperienceDto } from '@/entities/profile/work-experience';
import type { Id, QueryKey, Envelope, Accepts } from '@/shared/api';
import { envelope, providerApi, listSchema, optionalText } from '@/shared/api';
import type { ApplicationPreview } from './application-preview';
import { toPreviewedCv } from './application-preview';

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
        workExperience: data.workExperience.map(toWorkExperience),
        languages: data.language.map(toCandidateLanguage),
        cv: toPreviewedCv(toDisclosedFields(data.fields)),
      }),
    }),
  }),
});

const { useGetApplicationPreviewQuery } = applicationPreviewApi;

/** Names of the profile's own calls, used when the provider has no preview. */
const OWN_QUERIES = ['getProfile', 'getEducations', 'getWorkExperiences', 'getCandidateLanguages'].map((endpoint) => ({
  endpoint,
}));

interface PreviewState {
  preview: ApplicationPreview | undefined;
  error: unknown;
  isFetching: boolean;
  retry: () => void;
  /** Queries that it reads: the oldest response gives its age. */
  queries: readonly QueryKey[];
}

interface Query {
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The company's view, from the profile's own calls, when the provider has no preview. */
function useOwnProfile(skip: boolean): PreviewState {
  const profile = useGetProfileQuery(skip ? skipToken : undefined);
  const education = useGetEducationsQuery(skip ? skipToken : undefined);
  const work = useGetWorkExperiencesQuery(skip ? skipToken : undefined);
  const languages = useGetCandidateLanguagesQuery(skip ? skipToken : undefined);
  const queries: Query[] = [profile, education, work, languages];
  const preview =
    profile.data && education.data && work.data && languages.data
      ? {
          name: profile.data.name,
          email: profile.data.email,
          phoneNumber: profile.data.phoneNumber,
          image: profile.data.image,
          headline: profile.data.professionalHeadline,
          education: education.data,
          workExperience: work.data,
          languages: languages.data,
          // The other parts of the CV would take five more calls.
          cv: { others: null },
        }
      : undefined;
  return {
    preview,
    error: queries.find(({ error }) => error)?.error,
    isFetching: queries.some(({ isFetching }) => isFetching),
    queries: OWN_QUERIES,
    retry: () => queries.filter(({ error }) => error).forEach(({ refetch }) => void refetch()),
  };
}

/** The company's view of the candidate. Specification 4, section 5. */
export function useApplicationPreview(job: Id): PreviewState {
  const isServed = useCapability('applicationPreview');
  const { currentData, error, isFetching, refetch } = useGetApplicationPreviewQuery(isServed ? job : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const own = useOwnProfile(isServed);
  if (!isServed) return own;
  const queries = [{ endpoint: 'getApplicationPreview', arg: job }];
  return { preview: currentData, error, isFetching, retry: () => void refetch(), queries };
}
