import type { Storage } from './storage';

/** Says what a proof has shown, or why it was left out. */
export function report(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a proof as a program: what it throws is printed and makes the program fail. */
export function runResilienceTest(prove: () => Promise<void>): void {
  prove().catch((error: unknown) => {
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
