import { TestEnvironment } from 'jest-environment-node';

/**
 * Node, with PGlite loaded outside of jest's sandbox: it imports WebAssembly dynamically, which the sandbox allows
 * only with a flag that breaks other packages. `pglite-module.ts` hands it to the tests.
 */
export default class PGliteEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { pgliteModule: await import('@electric-sql/pglite') });
  }
}
