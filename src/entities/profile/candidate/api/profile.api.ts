import { changing, envelope, isOutdated, messageOf, providerApi, withVersion } from '@/shared/api';
import type { Envelope, Versioned } from '@/shared/api';
import type { HeadlineWrite, PersonalInformationWrite, Profile, ProfileChange } from '../model/profile';
import { profileDto, toProfile, toProfileForm } from './profile.mapper';
import type { ProfileDto } from './profile.mapper';
import { PROFILE_PATH } from './profile-path';

/** A photo of 1 MB takes longer than any other call. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** How long after a deletion the profile is fetched again. Specification 2, section 9. */
const REFETCH_DELAY_MS = 300;

const change = (body: ProfileChange | FormData, version?: string) => ({
  ...changing(PROFILE_PATH, body, version),
  timeout: UPLOAD_TIMEOUT_MS,
});

/** Fetched again when it was stored, and when it was another one than the candidate has seen. */
const whenSaved = (_message: unknown, error: unknown): 'Profile'[] => (error && !isOutdated(error) ? [] : ['Profile']);

/** Specification 2, section 7. Mutations resolve to the provider's message. */
export const profileApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in candidate's own profile. */
    getProfile: build.query<Profile, void>({
      query: () => PROFILE_PATH,
      // The number of an identity card is worth stealing; a form that does not know it leaves it as it is. A version may
      // be made from it, and where nothing can be saved it is of no use.
      extraOptions: { omitFromCache: ['identityNumber', 'version'] },
      rawResponseSchema: envelope(profileDto),
      transformResponse: ({ data }: Envelope<ProfileDto>) => withVersion(toProfile)(data),
      providesTags: ['Profile'],
    }),
    savePersonalInformation: build.mutation<string | null, Versioned & { fields: Partial<PersonalInformationWrite> }>({
      query: ({ fields, version }) => change(toProfileForm(fields), version),
      transformResponse: messageOf,
      invalidatesTags: whenSaved,
    }),
    saveHeadline: build.mutation<string | null, Versioned & { fields: Partial<HeadlineWrite> }>({
      query: ({ fields, version }) => change(toProfileForm(fields), version),
      transformResponse: messageOf,
      invalidatesTags: whenSaved,
    }),
    /** Social links or salary. */
    changeProfile: build.mutation<string | null, Versioned & { change: ProfileChange }>({
      query: ({ change: fields, version }) => change(fields, version),
      transformResponse: messageOf,
      invalidatesTags: whenSaved,
    }),
    /** Sets fields to null; the profile is fetched again a moment later. Specification 2, section 4. */
    clearProfile: build.mutation<string | null, readonly (keyof ProfileChange)[]>({
      query: (fields) => change(Object.fromEntries(fields.map((field) => [field, null]))),
      transformResponse: messageOf,
      onQueryStarted: async (_fields, { dispatch, queryFulfilled }) => {
        try {
          await queryFulfilled;
        } catch {
          return; // The mutation itself has the error.
        }
        setTimeout(() => dispatch(providerApi.util.invalidateTags(['Profile'])), REFETCH_DELAY_MS);
      },
    }),
  }),
});

export const {
  useGetProfileQuery,
  useLazyGetProfileQuery,
  useSavePersonalInformationMutation,
  useSaveHeadlineMutation,
  useChangeProfileMutation,
  useClearProfileMutation,
} = profileApi;
