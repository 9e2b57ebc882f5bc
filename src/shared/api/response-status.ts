import { createSlice } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { isApiError } from './api-error';
import type { CacheMeta } from './with-response-cache';

/** A query as a screen makes it: the endpoint's name and its argument, if it takes one. */
export interface QueryKey {
  endpoint: string;
  arg?: unknown;
}

interface ResponseStatus {
  /** ISO instants at which cached responses came from the provider, by query. */
  cachedAt: Record<string, string>;
  /** The queries of lists whose responses had rows that do not match the schema: these were left out. */
  partial: Record<string, true>;
  /** True when the last call got no response. */
  unreachable: boolean;
}

/** The action of RTK Query at the end of a call. */
interface CallEnd extends UnknownAction {
  payload?: unknown;
  meta: {
    arg: { type: 'query' | 'mutation'; endpointName: string; originalArgs?: unknown };
    baseQueryMeta?: CacheMeta;
  };
}

const PROVIDER = 'provider';
const CALL_END = new RegExp(`^${PROVIDER}/execute(Query|Mutation)/(fulfilled|rejected)$`);

const isCallEnd = (action: UnknownAction): action is CallEnd => CALL_END.test(action.type);

const keyOf = ({ endpoint, arg }: QueryKey): string => `${endpoint}(${JSON.stringify(arg) ?? ''})`;

const without = <T>(values: Record<string, T>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([other]) => other !== key));

/** True when rows of a list were left out. */
const isPartial = (data: unknown, rowCount: number | undefined): boolean =>
  Array.isArray(data) && rowCount !== undefined && rowCount !== data.length;

const initialState: ResponseStatus = { cachedAt: {}, partial: {}, unreachable: false };

/** How old cached responses are, whether a list has all of its rows, and whether the provider can be reached. */
export const responseStatusSlice = createSlice({
  name: 'responseStatus',
  initialState,
  reducers: {
    /** The last call says nothing about the connection any more: it is back, or nothing waits for it. */
    unreachableCleared: (state) => {
      state.unreachable = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(`${PROVIDER}/resetApiState`, (state) => {
      state.cachedAt = {};
      state.partial = {};
    });
    builder.addMatcher(isCallEnd, (state, { type, payload, meta: { arg, baseQueryMeta } }) => {
      const isResponse = type.endsWith('/fulfilled');
      const cachedAt = isResponse ? baseQueryMeta?.cachedAt : undefined;
      // A cancelled call says nothing about the connection.
      if (isResponse || isApiError(payload)) {
        state.unreachable = cachedAt !== undefined || (isApiError(payload) && payload.kind === 'network');
      }
      if (!isResponse || arg.type !== 'query') return;
      const key = keyOf({ endpoint: arg.endpointName, arg: arg.originalArgs });
      if (cachedAt !== undefined) state.cachedAt[key] = cachedAt;
      else if (key in state.cachedAt) state.cachedAt = without(state.cachedAt, key);
      if (isPartial(payload, baseQueryMeta?.rowCount)) state.partial[key] = true;
      else if (key in state.partial) state.partial = without(state.partial, key);
    });
  },
  selectors: {
    /** The instant of the oldest cached response among these queries, ISO 8601; null for none. */
    selectCachedAt: ({ cachedAt }, queries: readonly QueryKey[]): string | null =>
      queries
        .map((query) => cachedAt[keyOf(query)])
        .filter((instant) => instant !== undefined)
        .sort()[0] ?? null,
    /** True when the response to a query is fresh and complete: neither a cached one nor without some of its rows. */
    selectIsComplete: ({ cachedAt, partial }, query: QueryKey): boolean =>
      !(keyOf(query) in cachedAt) && !(keyOf(query) in partial),
    selectIsUnreachable: ({ unreachable }) => unreachable,
  },
});

export const { unreachableCleared } = responseStatusSlice.actions;
export const { selectCachedAt, selectIsUnreachable, selectIsComplete } = responseStatusSlice.selectors;
