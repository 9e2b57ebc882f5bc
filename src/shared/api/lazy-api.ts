import type { Dispatch, Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';

/**
 * The part of `providerApi` that the app uses without importing it: RTK Query comes in the chunk of the first page or dialog that
 * calls the provider, and is injected into the store then.
 */
export interface LazyApi {
  reducerPath: 'provider';
  reducer: Reducer;
  middleware: Middleware;
  util: { resetApiState: () => UnknownAction };
  internalActions: { onOnline: () => UnknownAction };
}

/** RTK Query's `setupListeners`. */
type SetupListeners = (dispatch: Dispatch) => void;

interface Loaded {
  api: LazyApi;
  setupListeners: SetupListeners;
}

let loaded: Loaded | null = null;
const callbacks = new Set<(loaded: Loaded) => void>();

/** The API, or null as long as nothing has called the provider. */
export const loadedApi = (): LazyApi | null => loaded?.api ?? null;

/** Runs `callback` as soon as the API is loaded, which may be now. */
export function onApiLoaded(callback: (loaded: Loaded) => void): void {
  if (loaded) callback(loaded);
  else callbacks.add(callback);
}

/** Hands the API to every store there is. */
export function apiLoaded(api: LazyApi, setupListeners: SetupListeners): void {
  const now = { api, setupListeners };
  loaded = now;
  callbacks.forEach((callback) => callback(now));
  callbacks.clear();
}
