import { array, boolean, fallback, looseObject, nullish } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { envelope, filledText, idSchema, listSchema, optionalText, providerApi } from '@/shared/api';
import type { Accepts, Envelope, Id } from '@/shared/api';

const deviceDto = looseObject({
  id: idSchema,
  name: fallback(optionalText, undefined),
  /** True where it is sent one sentence that tells nothing of the news. */
  withoutContent: fallback(nullish(boolean()), false),
  /** True where its push service refuses what is sent to it. */
  refused: fallback(nullish(boolean()), false),
  lastUsedAt: fallback(optionalText, undefined),
});

/** A device that is sent news. */
export type PushDevice = Accepts<components['schemas']['PushDevice'], InferOutput<typeof deviceDto>>;

const devicesDto = looseObject({
  publicKey: filledText,
  devices: listSchema(deviceDto, 'push devices'),
  /** Ids of devices that their push services have ended; missing where the provider does not tell. */
  ended: fallback(nullish(array(idSchema)), undefined),
});

/** The provider's key, and the devices of the candidate. */
export type PushDevices = Accepts<components['schemas']['PushDevicesEnvelope']['data'], InferOutput<typeof devicesDto>>;

const PATH = 'candidate/push/';

/** Devices that are sent news: capability `webPush`. Specification 4, section 13. */
export const pushApi = providerApi.enhanceEndpoints({ addTagTypes: ['PushDevice'] }).injectEndpoints({
  endpoints: (build) => ({
    getPushDevices: build.query<PushDevices, void>({
      query: () => PATH,
      extraOptions: { noStore: true },
      rawResponseSchema: envelope(devicesDto),
      transformResponse: ({ data }: Envelope<PushDevices>) => data,
      providesTags: ['PushDevice'],
    }),
    /** Has this browser sent news, by its subscription. Safe to repeat. */
    addPushDevice: build.mutation<PushDevice, components['schemas']['PushDeviceWrite']>({
      query: (body) => ({ url: PATH, method: 'POST', body }),
      rawResponseSchema: envelope(deviceDto),
      transformResponse: ({ data }: Envelope<PushDevice>) => data,
      invalidatesTags: ['PushDevice'],
    }),
    removePushDevice: build.mutation<unknown, Id>({
      query: (id) => ({ url: `${PATH}${encodeURIComponent(id)}/`, method: 'DELETE' }),
      // Whatever the response: it may have been removed meanwhile.
      invalidatesTags: ['PushDevice'],
    }),
  }),
});

export const { useGetPushDevicesQuery } = pushApi;
