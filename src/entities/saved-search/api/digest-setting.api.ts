import { looseObject, nullable } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { envelope, oneOf, providerApi } from '@/shared/api';
import type { Accepts, Envelope } from '@/shared/api';
import { ZONES } from '../model/digest-setting';
import type { DigestSetting, Zone } from '../model/digest-setting';

const digestSettingDto = looseObject({ zone: nullable(oneOf(ZONES)), effectiveZone: oneOf(ZONES) });

type DigestSettingDto = Accepts<
  components['schemas']['DigestSettingEnvelope']['data'],
  InferOutput<typeof digestSettingDto>
>;

/** How mails about new jobs are sent: capability `savedSearches`. Specification 4, section 9. */
const digestSettingApi = providerApi.enhanceEndpoints({ addTagTypes: ['DigestSetting'] }).injectEndpoints({
  endpoints: (build) => ({
    getDigestSetting: build.query<DigestSetting, void>({
      query: () => 'candidate/digest-setting/',
      rawResponseSchema: envelope(digestSettingDto),
      transformResponse: ({ data: { zone, effectiveZone } }: Envelope<DigestSettingDto>) => ({ zone, effectiveZone }),
      providesTags: ['DigestSetting'],
    }),
    changeDigestSetting: build.mutation<unknown, { zone: Zone | null }>({
      query: ({ zone }) => ({ url: 'candidate/digest-setting/', method: 'PUT', body: { zone } }),
      invalidatesTags: (_result, error) => (error ? [] : ['DigestSetting']),
    }),
  }),
});

export const { useGetDigestSettingQuery, useChangeDigestSettingMutation } = digestSettingApi;
