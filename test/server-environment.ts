import { TestEnvironment } from 'jest-environment-node';

/** Databases that a test file of this worker has given back: see `server/test/test-database.ts`. */
const spareDatabases: { close(): Promise<void> }[] = [];

/** How long they wait for the next test file, in milliseconds; an open one keeps its process from ending. */
const PATIENCE = 100;
let closing: NodeJS.Timeout | undefined;

const closeSpare = async (): Promise<void> => {
  await Promise.all(spareDatabases.splice(0).map((database) => database.close()));
};

/**
 * Node, with what outlives a test file: databases at rest, as starting one takes longer than most of the files do. Its
 * errors and dates are those of the packages that `shared-packages-runtime.cjs` shares: Fastify asks whether what was
 * thrown is an `Error`.
 */
export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    clearTimeout(closing);
    Object.assign(this.global, { Error, TypeError, RangeError, SyntaxError, AggregateError, Date, spareDatabases });
  }

  override async teardown(): Promise<void> {
    closing = setTimeout(() => void closeSpare(), PATIENCE);
    await super.teardown();
  }
}
