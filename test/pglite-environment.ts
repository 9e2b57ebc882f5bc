import { TestEnvironment } from 'jest-environment-node';

/** Databases that a test file of this worker has given back: see `server/test/test-database.ts`. */
const spareDatabases: unknown[] = [];

/**
 * Node, with PGlite loaded outside of jest's sandbox: it imports WebAssembly dynamically, which the sandbox allows
 * only with a flag that breaks other packages. `pglite-module.ts` hands it to the tests. What stands here outlives a
 * test file, as a database may: starting one takes longer than most of the files do.
 */
export default class PGliteEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { pgliteModule: await import('@electric-sql/pglite'), spareDatabases });
  }
}
