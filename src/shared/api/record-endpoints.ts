import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import type { GenericSchema, InferOutput } from 'valibot';
import type { paths } from '@contract';
import type { UnknownAction } from '@reduxjs/toolkit';
import { envelope, messageOf } from './envelope';
import type { Envelope } from './envelope';
import type { Id } from './id';
import { listSchema } from './list-schema';
import { listTags, providerApi } from './provider-api';
import type { ProviderBaseQuery } from './provider-api';
import { changedTags, changing } from './versions';

/** The request that adds a record to a list of the contract, and the one that changes it. */
type BodyOf<Url extends string> = `/${Url}` extends keyof paths
  ? paths[`/${Url}`] extends { post: { requestBody: { content: { 'application/json': infer Body } } } }
    ? Body
    : never
  : never;

interface RecordOptions<Url, Tag, Schema extends GenericSchema> {
  /** Path of the list, with a slash at its end; a record is below it. */
  url: Url;
  tag: Tag;
  /** Schema of one row of the list, whose output is the record. */
  dto: Schema;
  /** Order of the list. Without it the provider's order stays. */
  compare?: (a: InferOutput<Schema>, b: InferOutput<Schema>) => number;
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
  Url extends string,
  Schema extends GenericSchema<unknown, { id: Id }>,
>(
  build: EndpointBuilder<ProviderBaseQuery, Tags, 'provider'>,
  { url, tag, dto, compare }: RecordOptions<Url, Tag, Schema>,
) {
  return {
    list: build.query<InferOutput<Schema>[], void>({
      query: () => url,
      rawResponseSchema: envelope(listSchema(dto, url)),
      transformResponse: ({ data }: Envelope<InferOutput<Schema>[]>) => (compare ? data.sort(compare) : data),
      providesTags: (items) => listTags(tag, items),
    }),
    add: build.mutation<string | null, BodyOf<Url>>({
      query: (body) => ({ url, method: 'POST', body }),
      transformResponse: messageOf,
      invalidatesTags: (_message, error) => (error ? [] : [{ type: tag, id: 'LIST' }]),
    }),
    change: build.mutation<string | null, { id: Id; body: BodyOf<Url>; version?: string }>({
      query: ({ id, body, version }) => changing(`${url}${id}/`, body, version),
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
