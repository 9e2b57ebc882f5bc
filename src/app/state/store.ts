import { combineSlices, configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import {
  accountDialogClosed,
  accountDialogSlice,
  candidateErased,
  isSameCandidate,
  isWithinSignUp,
  readSessionCookie,
  registrationSlice,
  removeSessionCookie,
  returnToSlice,
  selectSession,
  selectSessionInterrupted,
  sessionDetailsChanged,
  sessionInterrupted,
  sessionSlice,
  signedIn,
  signedOut,
  toStoredPath,
  toStoredText,
  toStoredTime,
  writeSessionCookie,
} from '@/entities/session';
import { capabilitySlice } from '@/entities/capability';
import { hasKnownDeletions } from '@/entities/privacy';
import { pendingReferencesSlice, toStoredLast, toStoredReferences } from '@/features/apply-job';
import { bookmarksSlice, readBookmarks, writeBookmarks } from '@/features/bookmark-job';
import { searchHistorySlice, toStoredHistory } from '@/features/search-jobs';
import { responseStatusSlice, createRequestKeys, providerApi, sessionExpired } from '@/shared/api';
import type { ApiContext, Id } from '@/shared/api';
import { deviceStorageSlice, writeEnded } from '@/shared/lib/device-storage';
import { firstPageSlice } from '@/shared/lib/first-page';
import { VISITOR, drafts, tabDrafts, toDraftOwner } from '@/shared/lib/drafts';
import { withErasure } from './due-deletions';
import { createInterruption } from './interruption';
import { delay } from './delay';
import { persisted } from './persistence';

/** Owner id of a slice's content, or null when it is not a valid id. */
const toStoredOwner = (stored: unknown): Id | null =>
  typeof stored === 'string' || typeof stored === 'number' ? stored : null;

/** Made again for each store: a persisted reducer remembers what it has stored. */
const createRootReducer = (onWriteEnd: (outcome: { name: string; isSaved: boolean }) => void) => {
  const onWrite = (name: string) => (isSaved: boolean) => onWriteEnd({ name, isSaved });
  return combineSlices(
    providerApi,
    capabilitySlice,
    sessionSlice,
    accountDialogSlice,
    deviceStorageSlice,
    firstPageSlice,
    responseStatusSlice,
    {
      [bookmarksSlice.reducerPath]: persisted(
        bookmarksSlice,
        { jobs: readBookmarks, owner: toStoredOwner },
        { writers: { jobs: writeBookmarks }, onWrite: onWrite(bookmarksSlice.name) },
      ),
      [pendingReferencesSlice.reducerPath]: persisted(
        pendingReferencesSlice,
        { jobs: toStoredReferences, last: toStoredLast },
        { onWrite: onWrite(pendingReferencesSlice.name) },
      ),
      [registrationSlice.reducerPath]: persisted(
        registrationSlice,
        // Checks again whether the provider supports the call.
        { email: toStoredText, at: toStoredTime, canResendActivation: () => true },
        { isCurrent: isWithinSignUp, onWrite: onWrite(registrationSlice.name) },
      ),
      [returnToSlice.reducerPath]: persisted(
        returnToSlice,
        { path: toStoredPath, at: toStoredTime, title: toStoredText, company: toStoredText },
        { isCurrent: isWithinSignUp, onWrite: onWrite(returnToSlice.name) },
      ),
      [searchHistorySlice.reducerPath]: persisted(
        searchHistorySlice,
        { entries: toStoredHistory, owner: toStoredOwner },
        { onWrite: onWrite(searchHistorySlice.name) },
      ),
    },
  );
};

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;

/** Where tests differ from the running app. */
type Replaceable = Partial<Pick<ApiContext, 'delay'>>;

/**
 * The store of one running app; each test makes its own.
 *
 * @param preloaded state to start from; without it, who is signed in comes from the session cookie
 */
export function createAppStore(preloaded: Partial<RootState> = {}, replaced: Replaceable = {}) {
  const session = preloaded.session ?? { current: readSessionCookie(), ended: null };
  const requestKeys = createRequestKeys({ storage: () => window.localStorage });
  const interruption = createInterruption(() => store);
  const context: ApiContext = {
    getToken: () => selectSession(store.getState())?.token ?? null,
    getOwner: () => selectSession(store.getState())?.userId ?? null,
    isInterrupted: () => selectSessionInterrupted(store.getState()),
    signInAgain: interruption.signInAgain,
    accountDeleted: (owner, deleteAt) => {
      void withErasure(({ noteDeletion }) => noteDeletion(owner, deleteAt, store));
    },
    requestKeys,
    delay,
    ...replaced,
  };
  const listener = createListenerMiddleware<RootState>();

  listener.startListening({
    actionCreator: signedIn,
    effect: ({ payload, meta }, { dispatch }) => {
      const end = (isSaved: boolean) => void dispatch(writeEnded({ name: sessionSlice.name, isSaved }));
      if (meta.fromCookie) end(true);
      else writeSessionCookie(payload, end);
    },
  });
  listener.startListening({
    actionCreator: sessionDetailsChanged,
    effect: (_action, { getState }) => {
      const current = selectSession(getState());
      // Another tab may have written its own since.
      if (current && readSessionCookie()?.token === current.token) writeSessionCookie(current);
    },
  });
  listener.startListening({
    matcher: isAnyOf(signedOut, sessionExpired, sessionInterrupted),
    effect: (action, { dispatch, getOriginalState }) => {
      dispatch(writeEnded({ name: sessionSlice.name, isSaved: true }));
      const stored = readSessionCookie();
      const isSameSession = stored?.token === selectSession(getOriginalState())?.token;
      if (isSameSession || (signedOut.match(action) && !action.meta.fromCookie)) removeSessionCookie();
    },
  });
  listener.startListening({ actionCreator: signedOut, effect: requestKeys.forgetAll });
  // Dismissing the sign-in dialog ends the session.
  listener.startListening({
    actionCreator: accountDialogClosed,
    effect: (_action, { dispatch, getState }) => {
      if (selectSessionInterrupted(getState())) dispatch(sessionExpired());
    },
  });
  listener.startListening({
    matcher: isAnyOf(signedIn, signedOut, sessionExpired),
    effect: (action, { dispatch, getOriginalState, getState }) => {
      const isSame = isSameCandidate(selectSession(getOriginalState()), selectSession(getState()));
      interruption.settle(isSame);
      // The next person on this browser sees nothing of the last, and no response under way lands in their cache.
      if (!isSame && !sessionExpired.match(action)) dispatch(providerApi.util.resetApiState());
    },
  });
  // Signing in cancels the deletion of an account; taking up the session of another tab does not.
  listener.startListening({
    actionCreator: signedIn,
    effect: ({ payload, meta }) => {
      const { userId } = payload;
      if (!meta.fromCookie && userId !== null && hasKnownDeletions())
        return withErasure(({ forgetDeletion }) => forgetDeletion(userId));
    },
  });
  // A session that ends once its account must have been deleted has ended for good.
  listener.startListening({
    actionCreator: sessionExpired,
    effect: (_action, { dispatch, getOriginalState }) => {
      const id = selectSession(getOriginalState())?.userId ?? null;
      if (id === null || !hasKnownDeletions()) return;
      return withErasure(({ dueDeletions }) => dueDeletions().includes(id) && dispatch(candidateErased(id)));
    },
  });
  listener.startListening({
    actionCreator: candidateErased,
    effect: ({ payload }) => withErasure(({ eraseCandidate }) => eraseCandidate(payload, store, requestKeys)),
  });
  // Signing out removes drafts; a session that expires keeps them for its candidate.
  listener.startListening({
    actionCreator: signedOut,
    effect: (_action, { getOriginalState }) => {
      const id = selectSession(getOriginalState())?.userId ?? null;
      if (id !== null) drafts.removeAllOf(toDraftOwner(id));
      tabDrafts.removeAllOf(VISITOR);
    },
  });

  const store = configureStore({
    reducer: createRootReducer((outcome) => {
      store.dispatch(writeEnded(outcome));
    }),
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
