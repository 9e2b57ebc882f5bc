import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import type { components } from '@contract';
import { envelope, idSchema, providerApi } from '@/shared/api';
import type { Accepts, Envelope } from '@/shared/api';
import type { MasterItem, MasterList } from '../model/master';

const masterItemDto = object({ id: idSchema(), name: string().required() });

type MasterItemDto = Accepts<components['schemas']['MasterItem'], InferType<typeof masterItemDto>>;

const pathOf = ({ list, ...params }: MasterList) => ({
  url: `master/${list}/`,
  params: Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)),
});

export const masterApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /** One master list, kept for an hour: these lists change rarely. */
    getMasterList: build.query<MasterItem[], MasterList>({
      query: pathOf,
      rawResponseSchema: envelope(array(masterItemDto).required()),
      transformResponse: ({ data }: Envelope<MasterItemDto[]>) => data,
      providesTags: (_items, _error, { list }) => [{ type: 'Master', id: list }],
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { useGetMasterListQuery } = masterApi;
