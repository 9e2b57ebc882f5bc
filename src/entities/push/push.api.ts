import { boolean, fallback, looseObject, nullish } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { envelope, filledText, idSchema, listSchema, optionalText, providerApi } from '@/shared/api';
import type { Accepts, Envelope, Id } from '@/shared/api';
import { toName } from '@/shared/lib/text';

const deviceDto = looseObject({
  id: idSchema,
  name: fallback(optionalText, undefined),
  withoutContent: fallback(nullish(boolean()), false),
  lastUsedAt: fallback(optionalText, undefined),
});

type DeviceDto = Accepts<components['schemas']['PushDevice'], InferOutput<typeof deviceDto>>;

const devicesDto = looseObject({ publicKey: filledText, devices: listSchema(deviceDto, 'push devices') });

/** A device that is sent news. */
export interface PushDevice {
  id: Id;
  /** Null where the provider does not know it. */
  name: string | null;
  /** True where it is sent one sentence that tells nothing of the news. */
  withoutContent: boolean;
  /** ISO 8601, or null. */
  lastUsedAt: string | null;
}

const toDevice = ({ id, name, withoutContent, lastUsedAt }: DeviceDto): PushDevice => ({
  id,
  name: toName(name),
  withoutContent: withoutContent ?? false,
  lastUsedAt: lastUsedAt ?? null,
});

const PATH = 'candidate/push/';

/** Devices that are sent news: capability `webPush`. Specification 4, section 13. */
export const pushApi = providerApi.enhanceEndpoints({ addTagTypes: ['PushDevice'] }).injectEndpoints({
  endpoints: (build) => ({
    getPushDevices: build.query<{ publicKey: string; devices: PushDevice[] }, void>({
      query: () => PATH,
      extraOptions: { noStore: true },
      rawResponseSchema: envelope(devicesDto),
      transformResponse: ({ data }: Envelope<InferOutput<typeof devicesDto>>) => ({
        publicKey: data.publicKey,
        devices: data.devices.map(toDevice),
      }),
      providesTags: ['PushDevice'],
    }),
    /** Has this browser sent news, by its subscription. Safe to repeat. */
    addPushDevice: build.mutation<PushDevice, components['schemas']['PushDeviceWrite']>({
      query: (body) => ({ url: PATH, method: 'POST', body }),
      rawResponseSchema: envelope(deviceDto),
      transformResponse: ({ data }: Envelope<DeviceDto>) => toDevice(data),
      invalidatesTags: ['PushDevice'],
    }),
    removePushDevice: build.mutation<unknown, Id>({
      query: (id) => ({ url: `${PATH}${encodeURIComponent(id)}/`, method: 'DELETE' }),
      // Whatever the response: it may have been removed meanwhile.
      invalidatesTags: ['PushDevice'],
    }),
  }),
});

export const { useGetPushDevicesQuery, useAddPushDeviceMutation, useRemovePushDeviceMutation } = pushApi;
