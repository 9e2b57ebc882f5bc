import type { Reducer, Store } from '@reduxjs/toolkit';
import type { PersistConfig } from 'redux-persist';
import { createMigrate, getStoredState, persistReducer, persistStore, REHYDRATE } from 'redux-persist';
import createWebStorage from 'redux-persist/lib/storage/createWebStorage';
import { logFailure } from '@/shared/lib/logging';

const VERSION = 1;

/** Makes of what was stored, if anything was, what the field may be. */
type Readers<S> = { [K in keyof S]: (stored: unknown) => S[K] };

/** Makes of the rows of a bare list the slice's state, with what the state holds already. */
type ReadList<S> = (rows: readonly unknown[]) => Promise<S>;

interface Options<S> {
  /** For a bare list that another build has stored. */
  readList?: ReadList<S>;
  /** Whether the rehydrated state still holds; else the slice begins anew, and the storage loses it too. */
  isCurrent?: (state: S) => boolean;
}

const storage = createWebStorage('local');

/** What reads the stored state of each slice, by its key in the storage. */
const storedStates = new Map<string, () => Promise<unknown>>();

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * What is stored under a slice's key. Another build may have stored a bare list there, as specification 1, section 3 has
 * it: it is taken over, and stored as the slice's own state from then on.
 */
async function readStoredState<S>(key: string, readList?: ReadList<S>): Promise<unknown> {
  const text = (await storage.getItem(key))?.trimStart();
  if (!readList || !text?.startsWith('[')) return getStoredState({ key, keyPrefix: '', storage });
  const rows = JSON.parse(text) as unknown[];
  try {
    return { ...(await readList(rows)), _persist: { version: VERSION, rehydrated: true } };
  } catch (error) {
    logFailure(`${key}: the stored list could not be read`, error);
    // Nothing is stored over the list: another start may be able to read it.
    return new Promise(() => undefined);
  }
}

/**
 * The slice's reducer, with its state stored in localStorage under the slice's own name. Whatever stands there — garbage,
 * another version, somebody's edits — the app starts, with what the readers make of it.
 *
 * @param slice its name is the storage key, as specification 1, section 3 has it
 * @param readers one for each field of the state
 */
export function persisted<S extends object>(
  slice: { name: string; reducer: Reducer<S>; getInitialState: () => S },
  readers: Readers<S>,
  { readList, isCurrent }: Options<S> = {},
) {
  const readStored = () => readStoredState(slice.name, readList);
  storedStates.set(slice.name, readStored);
  const names = Object.keys(readers) as (keyof S & string)[];
  return persistReducer<S>(
    {
      key: slice.name,
      keyPrefix: '',
      version: VERSION,
      storage,
      // Else it would give up after a while, and store over what has not been read yet.
      timeout: 0,
      getStoredState: readStored as NonNullable<PersistConfig<S>['getStoredState']>,
      migrate: createMigrate({}),
      stateReconciler: (inbound: unknown, _original: S, reduced: S): S => {
        const stored = isRecord(inbound) ? inbound : {};
        const read = Object.fromEntries(names.map((name) => [name, readers[name](stored[name])]));
        const state = { ...reduced, ...read };
        return isCurrent && !isCurrent(state) ? { ...state, ...slice.getInitialState() } : state;
      },
    },
    slice.reducer,
  );
}

/**
 * Brings back what is stored and keeps it up to date from now on. What another tab stores shows in this one, so that
 * neither overwrites what the other added.
 *
 * @param onRestored called once everything that is stored has been brought back
 * @returns ends it
 */
export function startPersistence(store: Store, onRestored?: () => void): () => void {
  const persistor = persistStore(store, null, onRestored);
  const handleStorage = ({ key }: StorageEvent) => {
    const readStored = key === null ? undefined : storedStates.get(key);
    readStored?.().then(
      (payload) => store.dispatch({ type: REHYDRATE, key, payload }),
      // Another tab cannot have written what cannot be read; this tab's state stays.
      () => undefined,
    );
  };
  window.addEventListener('storage', handleStorage);
  return () => {
    window.removeEventListener('storage', handleStorage);
    persistor.pause();
  };
}
