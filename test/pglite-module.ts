/** Stands in for `@electric-sql/pglite` in tests: see `pglite-environment.ts`. */
module.exports = (globalThis as { pgliteModule?: unknown }).pgliteModule;
