import type * as pglite from '@electric-sql/pglite';

/** Stands for the package in tests: see `server-environment.ts`. */
export = (globalThis as unknown as { pglite: typeof pglite }).pglite;
