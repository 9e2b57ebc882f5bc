import { looseObject, nullable } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { envelope, oneOf, optionalFlag, providerApi } from '@/shared/api';
import type { Accepts, Envelope } from '@/shared/api';
import { ZONES } from '../model/digest-setting';
import type { DigestChoice, DigestSetting } from '../model/digest-setting';

const digestSettingDto = looseObject({
  zone: nullable(oneOf(ZONES)),
  effectiveZone: oneOf(ZONES),
  appointmentMails: optionalFlag,
  mailsRefused: optionalFlag,
});

type DigestSettingDto = Accepts<
  components['schemas']['DigestSettingEnvelope']['data'],
  InferOutput<typeof digestSettingDto>
>;

/** Choices about mails: capability `savedSearches`. Specification 4, section 9. */
const digestSettingApi = providerApi.enhanceEndpoints({ addTagTypes: ['DigestSetting'] }).injectEndpoints({
  endpoints: (build) => ({
    getDigestSetting: build.query<DigestSetting, void>({
      query: () => 'candidate/digest-setting/',
      rawResponseSchema: envelope(digestSettingDto),
      transformResponse: ({ data }: Envelope<DigestSettingDto>) => ({
        zone: data.zone,
        effectiveZone: data.effectiveZone,
        appointmentMails: data.appointmentMails ?? null,
        mailsRefused: data.mailsRefused ?? false,
      }),
      providesTags: ['DigestSetting'],
    }),
    changeDigestSetting: build.mutation<unknown, DigestChoice>({
      query: (body) => ({ url: 'candidate/digest-setting/', method: 'PUT', body }),
      invalidatesTags: (_result, error) => (error ? [] : ['DigestSetting']),
    }),
  }),
});

export const { useGetDigestSettingQuery, useChangeDigestSettingMutation } = digestSettingApi;
