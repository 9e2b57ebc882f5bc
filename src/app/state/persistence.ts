import type { Reducer, Store } from '@reduxjs/toolkit';
import type { PersistConfig, WebStorage } from 'redux-persist';
import { createMigrate, getStoredState, persistReducer, persistStore, REHYDRATE } from 'redux-persist';

const VERSION = 1;

/** Makes of what was stored, if anything was, what the field may be. */
type Readers<S> = { [K in keyof S]: (stored: unknown) => S[K] };

interface Options<S> {
  /** True when the rehydrated state is still valid; otherwise the slice starts empty and the storage is cleared. */
  isCurrent?: (state: S) => boolean;
  /** Makes the stored form of a field, which its reader reads; without one the field itself is stored. */
  writers?: { [K in keyof S]?: (field: S[K]) => unknown };
  /** Called after each write; `isSaved` is false when the browser does not hold the slice's content. */
  onWrite?: (isSaved: boolean) => void;
}

/** The fields of a slice, each as the text that is stored of it. */
type StoredFields = Partial<Record<string, string>>;

/** Nothing can be read where the browser blocks the storage. */
function readText(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Throws when the browser does not hold the text afterwards. */
function writeText(key: string, text: string): void {
  window.localStorage.setItem(key, text);
  if (window.localStorage.getItem(key) !== text) throw new Error('the browser does not keep what is stored');
}

/**
 * The browser's storage. Unlike redux-persist's own, it does not turn silent when the storage is full at the start.
 *
 * @param onWriteEnd called after each write with the fields that were to be stored
 */
const createStorage = (onWriteEnd: (fields: StoredFields, isStored: boolean) => void): WebStorage => ({
  getItem: (key) => Promise.resolve(readText(key)),
  setItem: async (key, text) => {
    const fields = JSON.parse(text) as StoredFields;
    try {
      writeText(key, text);
    } catch (error) {
      onWriteEnd(fields, false);
      throw error;
    }
    onWriteEnd(fields, true);
  },
  removeItem: async (key) => window.localStorage.removeItem(key),
});

const readOnly = createStorage(() => undefined);

/** Readers of the stored state of each slice, by storage key. */
const storedStates = new Map<string, () => Promise<unknown>>();

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * The slice's reducer, with its state stored in localStorage under the slice's own name. Whatever is stored — garbage,
 * another version, manual edits — the app starts, with what the readers make of it.
 *
 * @param slice its name is the storage key, as specification 1, section 3 has it
 * @param readers one for each field of the state
 */
export function persisted<S extends object>(
  slice: { name: string; reducer: Reducer<S>; getInitialState: () => S },
  readers: Readers<S>,
  { isCurrent, writers = {}, onWrite }: Options<S> = {},
) {
  const readStored = () => getStoredState({ key: slice.name, keyPrefix: '', storage: readOnly });
  storedStates.set(slice.name, readStored);
  const names = Object.keys(readers) as (keyof S & string)[];
  const toStored = <K extends keyof S>(field: S[K], name: K): unknown => (writers[name] ? writers[name](field) : field);
  const toFields = (state: S): StoredFields =>
    Object.fromEntries(names.map((name) => [name, JSON.stringify(toStored(state[name], name))]));
  /** The content that the storage is known to hold; an empty storage represents the initial state. */
  let held = toFields(slice.getInitialState());
  const isHeld = (fields: StoredFields) => names.every((name) => fields[name] === held[name]);
  const storage = createStorage((fields, isStored) => {
    if (isStored) held = fields;
    // A failed write loses nothing when nothing has changed, as at the start in a browser that blocks the storage.
    onWrite?.(isHeld(fields));
  });
  return persistReducer<S>(
    {
      key: slice.name,
      keyPrefix: '',
      version: VERSION,
      storage,
      transforms: [{ in: toStored, out: (field: unknown) => field }],
      // Else it would give up after a while, and store over what has not been read yet.
      timeout: 0,
      getStoredState: readStored as NonNullable<PersistConfig<S>['getStoredState']>,
      migrate: createMigrate({}),
      stateReconciler: (inbound: unknown, _original: S, reduced: S): S => {
        const stored = isRecord(inbound) ? inbound : {};
        const read = Object.fromEntries(names.map((name) => [name, readers[name](stored[name])]));
        const restored = { ...reduced, ...read };
        const state = isCurrent && !isCurrent(restored) ? { ...restored, ...slice.getInitialState() } : restored;
        held = toFields(state);
        return state;
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
