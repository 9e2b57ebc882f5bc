import * as pglite from '@electric-sql/pglite';
import * as argon2 from '@node-rs/argon2';
import { TestEnvironment } from 'jest-environment-node';

/** Emptied databases that test files of this worker have closed, for the next files: see `test-database.ts`. */
const idleDatabases: pglite.PGlite[] = [];

/** Node, with PGlite as Node loads it: PGlite uses `import()`, which modules that jest loads do not have. */
export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { pglite, argon2, idleDatabases });
  }
}
