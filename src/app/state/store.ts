import { combineSlices, configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import {
  accountDialogSlice,
  readSessionCookie,
  removeSessionCookie,
  selectSession,
  sessionDetailsChanged,
  sessionSlice,
  signedIn,
  signedOut,
  writeSessionCookie,
} from '@/entities/session';
import { bookmarksSlice, toStoredBookmarks } from '@/features/bookmark-job';
import { searchHistorySlice, toStoredHistory } from '@/features/search-jobs';
import { providerApi, sessionExpired } from '@/shared/api';
import type { ApiContext, Id } from '@/shared/api';
import { persisted } from './persistence';

/** Whose a slice's content is; what is no id belongs to nobody known. */
const toStoredOwner = (stored: unknown): Id | null =>
  typeof stored === 'string' || typeof stored === 'number' ? stored : null;

/** Made anew for each store: a persisted reducer remembers what it has stored. */
const createRootReducer = () =>
  combineSlices(sessionSlice, accountDialogSlice, providerApi, {
    [bookmarksSlice.reducerPath]: persisted(bookmarksSlice, { jobs: toStoredBookmarks, owner: toStoredOwner }),
    [searchHistorySlice.reducerPath]: persisted(searchHistorySlice, { entries: toStoredHistory, owner: toStoredOwner }),
  });

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;

/**
 * The store of one running app; each test makes its own.
 *
 * @param preloaded state to start from; without it, who is signed in comes from the session cookie
 */
export function createAppStore(preloaded: Partial<RootState> = {}) {
  const session = preloaded.session ?? { current: readSessionCookie(), expired: false };
  const context: ApiContext = { getToken: () => selectSession(store.getState())?.token ?? null };
  const listener = createListenerMiddleware<RootState>();

  listener.startListening({
    matcher: isAnyOf(signedIn, sessionDetailsChanged),
    effect: (_action, { getState }) => {
      const current = selectSession(getState());
      if (current) writeSessionCookie(current);
    },
  });
  listener.startListening({ matcher: isAnyOf(signedOut, sessionExpired), effect: removeSessionCookie });
  // The next person on this browser sees nothing of the last, and no answer under way lands in their cache.
  listener.startListening({
    matcher: isAnyOf(signedIn, signedOut),
    effect: (_action, { dispatch }) => void dispatch(providerApi.util.resetApiState()),
  });

  const store = configureStore({
    reducer: createRootReducer(),
    preloadedState: { ...preloaded, session },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: context },
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      })
        .prepend(listener.middleware)
        .concat(providerApi.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
