import type { components } from '@contract';
import { fittingRows, providerApi, rowsEnvelope } from '@/shared/api';
import type { Envelope } from '@/shared/api';
import type { MasterItem, MasterList } from '../model/master';

type MasterItemDto = components['schemas']['MasterItem'];

const isMasterItem = (row: unknown): row is MasterItemDto =>
  typeof row === 'object' &&
  row !== null &&
  'id' in row &&
  (typeof row.id === 'string' || typeof row.id === 'number') &&
  'name' in row &&
  typeof row.name === 'string' &&
  row.name.trim() !== '';

/** By hand, not by a schema: there may be thousands. */
function readMasterItem(row: unknown): MasterItem {
  if (!isMasterItem(row)) throw new TypeError('no entry of a master list');
  return { id: row.id, name: row.name };
}

/** Without parameters there is no `params` either: an empty one would end the address in a bare question mark. */
function pathOf({ list, ...params }: MasterList) {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  return { url: `master/${list}/`, ...(given.length > 0 && { params: Object.fromEntries(given) }) };
}

export const masterApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /** One master list, kept for an hour: these lists change rarely. */
    getMasterList: build.query<MasterItem[], MasterList>({
      query: pathOf,
      extraOptions: { kept: 'public' },
      rawResponseSchema: rowsEnvelope(),
      transformResponse: ({ data }: Envelope<unknown[]>, _meta, { list }) =>
        fittingRows(data, readMasterItem, `master/${list}`),
      providesTags: (_items, _error, { list }) => [{ type: 'Master', id: list }],
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { useGetMasterListQuery } = masterApi;
