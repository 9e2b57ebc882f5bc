import type { Storage } from './storage';

/** Prints the result of a resilience test, or why it was skipped. */
export function report(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a resilience test as a program: what it throws is printed and makes the program exit with 1. */
export function runResilienceTest(test: () => Promise<void>): void {
  test().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  });
}

/** Hands each storage to a task, several at once, and removes them afterwards. */
export async function withStorages(storages: Storage[], task: (storage: Storage) => Promise<void>): Promise<void> {
  const outcomes = await Promise.allSettled(
    storages.map((storage) => task(storage).finally(() => storage.remove().catch(() => undefined))),
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
