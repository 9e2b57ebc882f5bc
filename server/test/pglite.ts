import type * as pglite from '@electric-sql/pglite';

/** Replaces the package in tests: see `server-environment.ts`. */
export = (globalThis as unknown as { pglite: typeof pglite }).pglite;
