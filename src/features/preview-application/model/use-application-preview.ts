import { skipToken } from '@reduxjs/toolkit/query';
import { useCapability } from '@/entities/capability';
import { useGetProfileQuery } from '@/entities/profile/candidate';
import { useGetEducationsQuery } from '@/entities/profile/education';
import { useGetCandidateLanguagesQuery } from '@/entities/profile/language';
import { useGetWorkExperiencesQuery } from '@/entities/profile/work-experience';
import type { Id, QueryKey } from '@/shared/api';
import { useGetApplicationPreviewQuery } from '../api/application-preview.api';
import type { ApplicationPreview } from './application-preview';

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
          professionalHeadline: profile.data.professionalHeadline,
          education: education.data,
          workExperience: work.data,
          language: languages.data,
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
