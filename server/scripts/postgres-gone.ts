/**
 * Kills every process of a PostgreSQL cluster while the server writes to it: calls must get a response in time
 * meanwhile, and service must come back by itself with everything that was acknowledged. TEST_POSTGRES_FOLDER names a
 * running cluster of `scripts/postgres-cluster.sh`, and TEST_DATABASE_URL its address.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { repoRoot } from '../src/paths';
import { expectStored } from './expect-stored';
import { populate } from './population';
import { report, runResilienceTest } from './run-resilience-test';
import { startServer, type ServerProcess } from './server-process';
import { postgresStorage } from './storage';
import { applyTo, sendAll } from './writes';

const MAX_MS = 5_000;

const cluster = (action: 'start' | 'kill', folder: string): Buffer =>
  execFileSync(path.join(repoRoot, 'scripts', 'postgres-cluster.sh'), [action, folder]);

/** One call while the database is away: 503 with the contract's failure, in time. */
async function expectUnavailable(address: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${address}/api/v1/job/search/?page=1`);
  const body = (await response.json()) as { statusCode: number };
  const took = performance.now() - started;
  assert.deepEqual([response.status, body.statusCode, took < MAX_MS], [503, 5000, true], `responded in ${took} ms`);
  assert.equal((await fetch(`${address}/readyz`)).status, 503);
  assert.equal((await fetch(`${address}/healthz`)).status, 200);
  return took;
}

async function untilReady({ address }: ServerProcess): Promise<number> {
  const started = performance.now();
  while ((await fetch(`${address}/readyz`)).status !== 200) {
    assert.ok(performance.now() - started < 10_000, 'the server is ready again within ten seconds');
    await wait(50);
  }
  return performance.now() - started;
}

async function main(): Promise<void> {
  const { TEST_DATABASE_URL: url, TEST_POSTGRES_FOLDER: folder } = process.env;
  if (!url || !folder) {
    return report('postgres-gone: left out, for TEST_POSTGRES_FOLDER names no cluster');
  }
  const storage = await postgresStorage(url);
  try {
    const { candidates, jobs } = await populate(storage, { candidates: 60, jobs: 2 });
    const server = await startServer({ ...storage.environment, LOG_LEVEL: 'fatal' });
    const [first = '', second = ''] = jobs;
    await sendAll(
      candidates.slice(0, 10).map((candidate) => applyTo(candidate, first)),
      server.address,
    );

    const writes = candidates.map((candidate) => applyTo(candidate, second));
    const started = performance.now();
    const sent = sendAll(writes, server.address);
    while (!writes.some(({ acknowledged }) => acknowledged)) await wait(1);
    cluster('kill', folder);
    const statuses = await sent;
    assert.ok(performance.now() - started < MAX_MS, 'no call hangs');
    assert.ok(
      statuses.every((status) => status === 200 || status === 503),
      `calls got ${statuses.join(' ')}`,
    );
    const took = await expectUnavailable(server.address);

    cluster('start', folder);
    const back = await untilReady(server);
    await expectStored(server.address, { dataDir: storage.dataDir, candidates, writes, accounts: [] });
    await sendAll(writes, server.address);
    assert.ok(
      writes.every(({ acknowledged }) => acknowledged),
      'calls that failed succeed when they are repeated',
    );
    assert.equal(await server.end('SIGTERM'), 0);
    const failed = statuses.filter((status) => status === 503).length;
    report(
      `postgres-gone: ${failed} of ${writes.length} calls got 503 at the kill, later ones in ${Math.round(took)} ms; ` +
        `back ${Math.round(back)} ms after the database`,
    );
  } finally {
    // Where the cluster stays away, the failure before this one is the one to report.
    await storage.remove().catch(() => undefined);
  }
}

runResilienceTest(main);
