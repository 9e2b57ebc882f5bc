import type { components } from '@contract';
import { looseObject, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { envelope, filledText, listSchema, providerApi } from '@/shared/api';
import type { Accepts, Envelope } from '@/shared/api';

/** The contract's limit, in characters. */
export const MAX_ADVERTISEMENT_LENGTH = 10_000;

/** A part of an advertisement that is worth a question, exactly as it is written. */
export interface AdvertisementSignal {
  kind: string;
  quote: string;
}

const checkDto = looseObject({
  signals: listSchema(looseObject({ kind: string(), quote: filledText }), 'job/check'),
});

type CheckDto = Accepts<components['schemas']['AdvertisementSignalsEnvelope']['data'], InferOutput<typeof checkDto>>;

/** Checking an advertisement: with the capability `adCheck` alone. Specification 4, section 14. */
const adCheckApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    checkAdvertisement: build.mutation<AdvertisementSignal[], string>({
      query: (text) => ({
        url: 'job/check/',
        method: 'POST',
        body: { text } satisfies components['schemas']['AdvertisementText'],
      }),
      // A key would keep a hash of the text in the browser's storage.
      extraOptions: { keyed: false },
      rawResponseSchema: envelope(checkDto),
      transformResponse: ({ data }: Envelope<CheckDto>) => data.signals,
    }),
  }),
});

export const { useCheckAdvertisementMutation } = adCheckApi;
