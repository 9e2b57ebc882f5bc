import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import { logFailure } from '@/shared/lib/logging';
import { contextOf } from './api-context';
import type { RenderedResponse } from './api-context';
import { contractError } from './api-error';
import { baseQuery } from './base-query';
import { pathOf } from './list-schema';
import { withCancelling } from './with-cancelling';
import { withIdempotencyKey } from './with-idempotency-key';
import { withQueryRetries } from './with-query-retries';
import { withSignInAgain } from './with-sign-in-again';
import { withResponseCache } from './with-response-cache';

/** The tags that several slices use; a slice adds those that it alone provides and invalidates. */
const TAGS = ['Profile', 'Job', 'Application', 'Master'] as const;

interface ProviderState {
  provider: { queries: Record<string, { originalArgs?: unknown } | undefined> };
}

/** A query's endpoint, whichever slice has injected it. */
interface AnyQuery {
  initiate: (
    arg: unknown,
    options: { subscribe: false; forceRefetch?: true },
  ) => ThunkAction<unknown, unknown, unknown, UnknownAction>;
}

const endpointOf = (name: string): AnyQuery | undefined =>
  (providerApi.endpoints as Record<string, AnyQuery | undefined>)[name];

/** Runs a query once more. @returns false when no screen shows it any more */
function refetch({ dispatch, getState, endpoint, queryCacheKey = '' }: BaseQueryApi): boolean {
  const query = (getState() as ProviderState).provider.queries[queryCacheKey];
  const definition = endpointOf(endpoint);
  if (!query || !definition) return false;
  dispatch(definition.initiate(query.originalArgs, { subscribe: false, forceRefetch: true }));
  return true;
}

const providerQuery = withResponseCache(
  withCancelling(withQueryRetries(withSignInAgain(withIdempotencyKey(baseQuery)))),
  refetch,
);
/** The base query of all endpoints, with all its layers. */
export type ProviderBaseQuery = typeof providerQuery;

/**
 * The provider, empty but for what all resources share. Each resource injects its endpoints, and adds its tags, from
 * its own slice; one API so that tags work across them.
 */
export const providerApi = createApi({
  reducerPath: 'provider',
  baseQuery: providerQuery,
  // Offline, nothing is retried by itself.
  refetchOnReconnect: true,
  tagTypes: TAGS,
  endpoints: () => ({}),
  onSchemaFailure: (error, { endpoint }) =>
    logFailure(`${endpoint}: the response does not match the schema`, error.issues.map(pathOf).slice(0, 5)),
  catchSchemaFailure: () => contractError(),
});

/**
 * Runs the queries whose responses came with the page. Each response is parsed, and stored for a time without a
 * connection, as any other is; no call is made for it.
 */
export const responsesReceived =
  (responses: readonly RenderedResponse[]): ThunkAction<Promise<void>, unknown, unknown, UnknownAction> =>
  async (dispatch, _getState, extra) => {
    const context = contextOf(extra);
    if (!context) return;
    for (const response of responses) {
      context.received = response;
      await dispatch(endpointOf(response.endpoint)?.initiate(response.arg, { subscribe: false }) ?? (() => undefined));
    }
    context.received = null;
  };

/** Tags of a list: one of each record and `LIST`, which an addition invalidates. */
export function listTags<T extends string>(type: T, items: readonly { id: string | number }[] | undefined) {
  return [...(items ?? []).map(({ id }) => ({ type, id })), { type, id: 'LIST' }];
}
