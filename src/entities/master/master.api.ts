import { looseObject } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { envelope, listSchema, providerApi, idSchema, visibleText } from '@/shared/api';
import type { Envelope, Accepts, Id, Reference } from '@/shared/api';

/** The provider's master lists. Specification 2, section 7. */
export type MasterList =
  | { list: 'language' | 'skill' | 'function-of-interest' | 'job-position' | 'position-level' | 'industry' }
  | { list: 'education-level' | 'location' }
  | { list: 'city'; location?: Id }
  | { list: 'education' | 'education-major'; educationLevel: Id };

export interface MasterItem {
  id: Id;
  name: string;
}

/** The items of a list as options of an input: ids as text, in the provider's order. */
export const toOptions = (items: readonly MasterItem[]): { value: string; label: string }[] =>
  items.map(({ id, name }) => ({ value: String(id), label: name }));

/**
 * The id that an option represents, as the provider sent it: a provider that numbers its records gets numbers back.
 *
 * @param value an option's value; one that is not in the list is sent as it is
 * @param stored what the record holds, whose id is known even when the list could not be had
 */
export const toId = (items: readonly MasterItem[], value: string, stored?: Reference | null): Id =>
  [...items, ...(stored ? [stored] : [])].find(({ id }) => String(id) === value)?.id ?? value;

const toKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** The id, as text, of the item with a name, whatever its case and spaces; empty without one. */
export function idByName(items: readonly MasterItem[], name = ''): string {
  const key = toKey(name);
  return String(items.find((item) => toKey(item.name) === key)?.id ?? '');
}

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
