/** Parts of the tests in which two servers on one PostgreSQL database are killed in turn. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { report, runResilienceTest } from './run-resilience-test';
import type { ServerProcess } from './server-process';
import { postgresStorage, type Storage } from './storage';

/** Between two kills, at most, in milliseconds. */
const PAUSE_MS = 600;

/** Longer than it takes until a server takes over the jobs of one that was killed (`queue/worker.ts`). */
const MAX_WAIT_MS = 150_000;

/** Runs a test as a program, on a database of its own. TEST_DATABASE_URL names a PostgreSQL server. */
export function runOnPostgres(name: string, test: (storage: Storage) => Promise<void>): void {
  runResilienceTest(async () => {
    const serverUrl = process.env.TEST_DATABASE_URL;
    if (!serverUrl) return report(`${name}: skipped, for TEST_DATABASE_URL is not set`);
    const storage = await postgresStorage(serverUrl);
    await test(storage).finally(() => storage.remove());
  });
}

/** Kills one or the other of two servers, and starts it again; `before` is called before each kill. */
export async function killInTurn(
  servers: ServerProcess[],
  kills: number,
  start: (place: number) => Promise<ServerProcess>,
  before?: () => Promise<void>,
): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    await before?.();
    await wait(Math.random() * PAUSE_MS);
    const place = kill % 2;
    await servers[place]?.end('SIGKILL');
    servers[place] = await start(place);
  }
}

/** Waits until something is true; fails after MAX_WAIT_MS with what `says` then. */
export async function waitUntil(isTrue: () => Promise<boolean>, says: () => string): Promise<void> {
  const until = performance.now() + MAX_WAIT_MS;
  while (!(await isTrue())) {
    assert.ok(performance.now() < until, says());
    await wait(200);
  }
}
