import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import type { GenericSchema, InferOutput } from 'valibot';
import type { UnknownAction } from '@reduxjs/toolkit';
import { envelope, messageOf } from './envelope';
import type { Envelope } from './envelope';
import type { Id } from './id';
import { listSchema } from './list-schema';
import { listTags, providerApi } from './provider-api';
import type { ProviderBaseQuery } from './provider-api';
import { changedTags, changing, withVersion } from './versions';
import type { Versioned } from './versions';

interface RecordOptions<Tag, Schema extends GenericSchema, Item, Draft> {
  /** Path of the list, with a slash at its end; a record is below it. */
  url: string;
  tag: Tag;
  /** Schema of one row of the list. */
  dto: Schema;
  toItem: (dto: InferOutput<Schema>) => Item;
  toRequestBody: (draft: Draft) => unknown;
  /** Order of the list. Without it the provider's order stays. */
  compare?: (a: Item, b: Item) => number;
}

/**
 * The four endpoints of a section that is a list of records (specification 2, section 7). The mutations resolve to the
 * provider's message. A list with a row that the schema refuses keeps its other rows.
 *
 * @param build the builder of `injectEndpoints`, whose API has the tag
 */
export function recordEndpoints<
  Tags extends string,
  Tag extends Tags,
  Schema extends GenericSchema,
  Item extends { id: Id },
  Draft,
>(
  build: EndpointBuilder<ProviderBaseQuery, Tags, 'provider'>,
  { url, tag, dto, toItem, toRequestBody, compare }: RecordOptions<Tag, Schema, Item, Draft>,
) {
  return {
    list: build.query<(Item & Versioned)[], void>({
      query: () => url,
      rawResponseSchema: envelope(listSchema(dto, url)),
      transformResponse: ({ data }: Envelope<InferOutput<Schema>[]>) => {
        const items = data.map(withVersion(toItem));
        return compare ? items.sort(compare) : items;
      },
      providesTags: (items) => listTags(tag, items),
    }),
    add: build.mutation<string | null, Draft>({
      query: (draft) => ({ url, method: 'POST', body: toRequestBody(draft) }),
      transformResponse: messageOf,
      invalidatesTags: (_message, error) => (error ? [] : [{ type: tag, id: 'LIST' }]),
    }),
    change: build.mutation<string | null, { id: Id; draft: Draft; version?: string }>({
      query: ({ id, draft, version }) => changing(`${url}${id}/`, toRequestBody(draft), version),
      transformResponse: messageOf,
      invalidatesTags: (_message, error, { id }) => changedTags(tag, id, error),
    }),
    remove: build.mutation<string | null, Id>({
      query: (id) => ({ url: `${url}${id}/`, method: 'DELETE' }),
      transformResponse: messageOf,
      invalidatesTags: (_message, error, id) => (error ? [] : [{ type: tag, id }]),
    }),
  };
}

interface Lifecycle {
  dispatch: (action: UnknownAction) => unknown;
  queryFulfilled: PromiseLike<unknown>;
}

/**
 * An `onQueryStarted` that has a resource fetched again some time after its call succeeded, for providers that need a
 * moment until their lists show a change. It belongs to the store, so that no screen has to live that long.
 *
 * @param delay in milliseconds
 */
export function refreshAfter(tag: string, delay: number) {
  const { invalidateTags } = providerApi.enhanceEndpoints({ addTagTypes: [tag] }).util;
  return async (_arg: unknown, { dispatch, queryFulfilled }: Lifecycle): Promise<void> => {
    try {
      await queryFulfilled;
    } catch {
      // The caller shows the failure.
      return;
    }
    setTimeout(() => dispatch(invalidateTags([tag])), delay);
  };
}
