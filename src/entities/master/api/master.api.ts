import { looseObject } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { envelope, listSchema, providerApi, idSchema, visibleText } from '@/shared/api';
import type { Envelope, Accepts } from '@/shared/api';
import type { MasterItem, MasterList } from '../model/master';

/** An entry of a master list. */
const masterItemDto = looseObject({ id: idSchema, name: visibleText });

type MasterItemDto = Accepts<components['schemas']['MasterItem'], InferOutput<typeof masterItemDto>>;

/** Without parameters there is no `params` either: an empty one would end the address in a bare question mark. */
function pathOf({ list, ...params }: MasterList) {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  return { url: `master/${list}/`, ...(given.length > 0 && { params: Object.fromEntries(given) }) };
}

export const masterApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /** One master list, public and cached for an hour: these lists change rarely. */
    getMasterList: build.query<MasterItem[], MasterList>({
      query: pathOf,
      extraOptions: { isForEverybody: true },
      rawResponseSchema: envelope(listSchema(masterItemDto, 'master')),
      transformResponse: ({ data }: Envelope<MasterItemDto[]>) => data.map(({ id, name }) => ({ id, name })),
      providesTags: (_items, _error, { list }) => [{ type: 'Master', id: list }],
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { useGetMasterListQuery, useLazyGetMasterListQuery } = masterApi;
