import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { contextOf, tokenOf } from './api-context';
import type { CallOptions, ProviderQuery } from './api-context';
import { contractError, networkError, toApiError } from './api-error';
import type { ApiError } from './api-error';
import { isOffline } from '@/shared/lib/connection';
import { BASE_URL } from './base-url';
import { fetchOrTakePrefetched } from './prefetch';

/** Without a response in this time, a call counts as failed: slow networks take long. */
const TIMEOUT_MS = 30_000;

const fetchText = fetchBaseQuery({
  baseUrl: BASE_URL,
  fetchFn: fetchOrTakePrefetched,
  timeout: TIMEOUT_MS,
  // The session travels in the Authorization header alone.
  credentials: 'omit',
  // Parsed below: what a broken provider sends must become an ApiError, not a parser's message.
  responseHandler: 'text',
  prepareHeaders: (headers, { extra, extraOptions }) => {
    if (!headers.has('Accept')) headers.set('Accept', 'application/json');
    const token = tokenOf(extra, extraOptions as CallOptions | undefined);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    return headers;
  },
});

function parse(text: unknown): { json: unknown } | null {
  if (typeof text !== 'string') return { json: text };
  if (text.trim() === '') return { json: null };
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

function toError(error: FetchBaseQueryError, meta: FetchBaseQueryMeta | undefined): ApiError {
  if (typeof error.status !== 'number') return networkError();
  return toApiError(error.status, parse(error.data)?.json, meta?.response?.headers.get('Retry-After'));
}

/** Providers may refuse with HTTP 200 and a `statusCode` of their own (contract, "The envelope"). */
function isRefusal(body: unknown): boolean {
  const code = typeof body === 'object' && body !== null && 'statusCode' in body ? body.statusCode : undefined;
  return typeof code === 'number' && Math.floor(code / 1000) !== 2 && code !== 200 && code !== 201;
}

/** How many rows the list of an envelope has; undefined for anything else. */
const countRows = (body: unknown): number | undefined =>
  typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data)
    ? body.data.length
    : undefined;

/** Calls the provider; every failure becomes one `ApiError`. */
export const baseQuery: ProviderQuery = async (args, api, extraOptions) => {
  const received = contextOf(api.extra)?.received;
  if (received?.endpoint === api.endpoint) return { data: received.body };
  const beganOffline = isOffline();
  const { data, error, meta } = await fetchText(args, api, extraOptions);
  if (error) {
    const failure = toError(error, meta);
    return { error: beganOffline && failure.kind === 'network' ? { ...failure, isUnsent: true } : failure, meta };
  }
  const status = meta?.response?.status;
  const body = parse(data);
  if (extraOptions?.statusOnly) return { data: body?.json ?? null, meta };
  if (!body) return { error: contractError(status), meta };
  if (isRefusal(body.json)) return { error: toApiError(status ?? 200, body.json), meta };
  const rowCount = countRows(body.json);
  return { data: body.json, meta: meta && rowCount !== undefined ? { ...meta, rowCount } : meta };
};
