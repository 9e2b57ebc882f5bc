import { TestEnvironment } from 'jest-environment-node';

/** Databases that a test file of this worker has given back: see `server/test/test-database.ts`. */
const spareDatabases: { close(): Promise<void> }[] = [];

/** How long they wait for the next test file, in milliseconds; an open one keeps its process from ending. */
const PATIENCE = 1000;
let closing: NodeJS.Timeout | undefined;

const closeSpare = async (): Promise<void> => {
  await Promise.all(spareDatabases.splice(0).map((database) => database.close()));
};

/**
 * Node, with PGlite loaded outside of jest's sandbox: it imports WebAssembly dynamically, which the sandbox allows
 * only with a flag that breaks other packages. `pglite-module.ts` hands it to the tests. What stands here outlives a
 * test file, as a database may: starting one takes longer than most of the files do.
 */
export default class PGliteEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    clearTimeout(closing);
    Object.assign(this.global, { pgliteModule: await import('@electric-sql/pglite'), spareDatabases });
  }
  override async teardown(): Promise<void> {
    closing = setTimeout(() => void closeSpare(), PATIENCE);
    await super.teardown();
  }
}
