import { envelope, providerApi } from '@/shared/api';
import type { Envelope } from '@/shared/api';
import type { Profile } from '../model/profile';
import { profileDto } from './profile.dto';
import type { ProfileDto } from './profile.dto';
import { toProfile } from './profile.mapper';

export const profileApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in candidate's own profile. */
    getProfile: build.query<Profile, void>({
      query: () => 'candidate/profile/',
      rawResponseSchema: envelope(profileDto),
      transformResponse: ({ data }: Envelope<ProfileDto>) => toProfile(data),
      providesTags: ['Profile'],
    }),
  }),
});

export const { useGetProfileQuery, useLazyGetProfileQuery } = profileApi;
