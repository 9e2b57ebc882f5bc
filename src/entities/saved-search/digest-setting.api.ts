import { looseObject, nullable } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { envelope, oneOf, optionalFlag, providerApi } from '@/shared/api';
import type { Accepts, Envelope } from '@/shared/api';

/** Time zones of Indonesia. */
export const ZONES = ['WIB', 'WITA', 'WIT'] as const;

type Zone = (typeof ZONES)[number];

/** A candidate's choices about mails. */
interface DigestSetting {
  /** The candidate's choice; null for that of their province. */
  zone: Zone | null;
  /** The one that counts. */
  effectiveZone: Zone;
  /** True where appointments are mailed; null where the provider mails none. */
  appointmentMails: boolean | null;
  /** True where the address has no mailbox, so that new jobs are not mailed any more. */
  mailsRefused: boolean;
}

/** A change of them; what is left out stays as it is. */
export interface DigestChoice {
  zone?: Zone | null;
  appointmentMails?: boolean;
  mailsRefused?: false;
}

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
