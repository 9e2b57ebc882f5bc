import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react';
import { onIdle, withTimeout } from '@/shared/lib/async';
import { contextOf } from './api-context';
import type { CallOptions, ProviderQuery, ResponseMeta } from './api-context';
import type { ApiError } from './api-error';
import { cacheResponse, findCachedResponse, hasResponseCache } from './response-cache';
import type { ResponseKey } from './response-cache';

/** The `extraOptions` of an endpoint. */
interface EndpointOptions extends CallOptions {
  /** The response is the same for everybody, also where the call carries a token: it outlives the session. */
  isForEverybody?: true;
  /** Names of fields that are never stored on the device, at any depth of the response. */
  omitFromCache?: readonly string[];
  /** Nothing of it is stored on the device: the address has what a candidate typed. */
  noStore?: boolean;
}

/** Metadata of a response. */
export interface CacheMeta extends Partial<ResponseMeta> {
  /** ISO instant at which the response came from the provider, when it comes from the cache. */
  cachedAt?: string;
}

type CachedQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError, EndpointOptions, CacheMeta>;

function pathOf(args: string | FetchArgs): string {
  if (typeof args === 'string') return args;
  return args.params ? `${args.url}?${new URLSearchParams(args.params as Record<string, string>)}` : args.url;
}

/**
 * The key of a query's response. Without `anonymous` and `isForEverybody` the response is the signed-in candidate's own.
 * Null for a response that is not cached: of a mutation, of a query with `noStore`, or of a candidate
 * whose id is not known.
 */
function keyOf(args: string | FetchArgs, api: BaseQueryApi, options: EndpointOptions | undefined): ResponseKey | null {
  if (api.type !== 'query' || options?.noStore || !hasResponseCache()) return null;
  const isPublic = options?.anonymous ?? options?.isForEverybody;
  const owner = isPublic ? null : (contextOf(api.extra)?.getOwner() ?? undefined);
  return owner === undefined ? null : { owner, endpoint: api.endpoint, path: pathOf(args) };
}

const without = (body: unknown, names: readonly string[] = []): unknown =>
  names.length === 0
    ? body
    : JSON.parse(JSON.stringify(body, (name, value: unknown) => (names.includes(name) ? undefined : value)));

/** Serialising thousands of jobs takes a moment: the screen is shown first. */
const cacheWhenIdle = (key: ResponseKey, body: unknown, isWanted: () => boolean): void =>
  void onIdle(() => void cacheResponse(key, body, isWanted), { timeout: 2000 });

/**
 * Stores a response that everybody may have and that came by another way than a call.
 *
 * @param body as the provider would have sent it, with its envelope
 */
export function cachePublicResponse({ endpoint, path }: Omit<ResponseKey, 'owner'>, body: unknown): void {
  if (hasResponseCache()) cacheWhenIdle({ owner: null, endpoint, path }, body, () => true);
}

/** How long the provider has to respond, before the cached response is shown meanwhile. */
const TIMEOUT_MS = 5000;

/**
 * Caches the responses of queries on the device, and serves the cached one when the provider cannot be reached, or does
 * not respond in time. Whether the candidate may have it is checked again after each wait: a session may end meanwhile.
 *
 * @param refetch runs the query once more, because its late response has arrived; false when no screen shows it any more
 */
export const withResponseCache = (call: ProviderQuery, refetch: (api: BaseQueryApi) => boolean): CachedQuery => {
  type Result = Awaited<ReturnType<ProviderQuery>>;
  const lateResults = new Map<string, Result>();

  return async (args, api, options) => {
    const key = keyOf(args, api, options);
    if (!key) return call(args, api, options);
    const id = JSON.stringify(key);
    const isTheirs = () => key.owner === null || contextOf(api.extra)?.getOwner() === key.owner;
    const store = (data: unknown) => cacheWhenIdle(key, without(data, options?.omitFromCache), isTheirs);
    const findCached = async () => {
      const cached = await findCachedResponse(key);
      const isUsable = cached && !api.signal.aborted && isTheirs();
      return isUsable ? { data: cached.body, meta: { cachedAt: cached.cachedAt } } : null;
    };

    const pending = Promise.resolve(lateResults.get(id) ?? call(args, api, options));
    lateResults.delete(id);
    const timely = await withTimeout(pending, TIMEOUT_MS);
    const cached = timely ? null : await findCached();
    if (cached) {
      void pending.then((late) => {
        if (late.error || !isTheirs()) return;
        lateResults.set(id, late);
        if (refetch(api)) return;
        lateResults.delete(id);
        store(late.data);
      });
      return cached;
    }
    const result = timely ?? (await pending);
    if (!result.error) {
      store(result.data);
      return result;
    }
    if (result.error.kind !== 'network' || api.signal.aborted || !isTheirs()) return result;
    return (await findCached()) ?? result;
  };
};
