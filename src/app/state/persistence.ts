import type { Reducer } from '@reduxjs/toolkit';
import { createMigrate, persistReducer } from 'redux-persist';
import createWebStorage from 'redux-persist/lib/storage/createWebStorage';

const VERSION = 1;

type Checks<S> = { [K in keyof S]: (value: unknown) => boolean };

/**
 * The slice's reducer, with its state kept in localStorage under the slice's own name.
 *
 * @param slice its name is the storage key, as specification 1, section 3 has it
 * @param checks what each field of the stored state must be; a field that is not (garbage, another version) is left out
 */
export function persisted<S extends object>(slice: { name: string; reducer: Reducer<S> }, checks: Checks<S>) {
  return persistReducer<S>(
    {
      key: slice.name,
      keyPrefix: '',
      version: VERSION,
      storage: createWebStorage('local'),
      migrate: createMigrate({}),
      stateReconciler: (inbound: unknown, _original: S, reduced: S): S => {
        const stored: object = typeof inbound === 'object' && inbound !== null ? inbound : {};
        const kept = Object.entries(stored).filter(([name, value]) => name in checks && checks[name as keyof S](value));
        return { ...reduced, ...(Object.fromEntries(kept) as Partial<S>) };
      },
    },
    slice.reducer,
  );
}
