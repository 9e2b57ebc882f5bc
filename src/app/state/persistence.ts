import type { Reducer, Store } from '@reduxjs/toolkit';
import { createMigrate, getStoredState, persistReducer, persistStore, REHYDRATE } from 'redux-persist';
import createWebStorage from 'redux-persist/lib/storage/createWebStorage';

const VERSION = 1;

/** Makes of what was stored, if anything was, what the field may be. */
type Readers<S> = { [K in keyof S]: (stored: unknown) => S[K] };

const storage = createWebStorage('local');

/** Keys in the storage that slices are kept under. */
const persistedKeys = new Set<string>();

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * The slice's reducer, with its state kept in localStorage under the slice's own name. Whatever stands there — garbage,
 * another version, somebody's edits — the app starts, with what the readers make of it.
 *
 * @param slice its name is the storage key, as specification 1, section 3 has it
 * @param readers one for each field of the state
 */
export function persisted<S extends object>(slice: { name: string; reducer: Reducer<S> }, readers: Readers<S>) {
  persistedKeys.add(slice.name);
  const names = Object.keys(readers) as (keyof S & string)[];
  return persistReducer<S>(
    {
      key: slice.name,
      keyPrefix: '',
      version: VERSION,
      storage,
      migrate: createMigrate({}),
      stateReconciler: (inbound: unknown, _original: S, reduced: S): S => {
        const stored = isRecord(inbound) ? inbound : {};
        return { ...reduced, ...Object.fromEntries(names.map((name) => [name, readers[name](stored[name])])) };
      },
    },
    slice.reducer,
  );
}

/**
 * Brings back what is stored and keeps it up to date from now on. What another tab stores shows in this one, so that
 * neither overwrites what the other added.
 *
 * @returns ends it
 */
export function startPersistence(store: Store): () => void {
  const persistor = persistStore(store);
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null || !persistedKeys.has(key)) return;
    getStoredState({ key, keyPrefix: '', storage }).then(
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
