import type { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';

/** Emptied databases that test files of this worker have closed, for the next files: see `test-database.ts`. */
const idleDatabases: PGlite[] = [];

/**
 * Node. Test files load large packages by `requireOnce`, from Node's own modules, which the test files of a worker share:
 * jest would run a package's modules once for each file, and PGlite uses `import()`, which modules that jest loads do not
 * have. These packages and the test files have the same classes for `instanceof`, and the same environment variables.
 */
export default class ServerEnvironment extends TestEnvironment {
  readonly #env = process.env;

  override async setup(): Promise<void> {
    await super.setup();
    process.env = this.global.process.env;
    const classes = { AggregateError, Date, Error, RangeError, SyntaxError, TypeError };
    Object.assign(this.global, { ...classes, requireOnce: require, idleDatabases });
  }

  override async teardown(): Promise<void> {
    process.env = this.#env;
    await super.teardown();
  }
}
