/**
 * Lets the server's clock jump by an hour forward and back while candidates read, sign in and sign out: no signed-in
 * candidate is turned away, and no ended session comes back.
 */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { candidates as candidateTable } from '../src/db/schema';
import { hashPassword } from '../src/accounts/passwords';
import { populate } from './population';
import { report, runResilienceTest, withStorages } from './run-resilience-test';
import { startServer } from './server-process';
import { everyStorage, type Storage } from './storage';
import { PASSWORD } from './writes';

const HOUR = 3_600_000;
const JUMPS = [HOUR, 0, -HOUR, 0, 2 * HOUR, -2 * HOUR, 0];
const CANDIDATES = 20;
/** How long each state of the clock lasts, in milliseconds. */
const STAY_MS = 700;

const EMAIL = 'jam@example.com';

const profile = async (address: string, token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${address}/api/v1/candidate/profile/`, { headers });
  await response.arrayBuffer();
  return response.status;
};

const post = (address: string, call: string, token: string, body?: object): Promise<Response> =>
  fetch(`${address}/api/v1/candidate/${call}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });

/** Reads one profile after the other with these tokens; gives back how many responses had which status. */
async function readUntil(isOver: () => boolean, address: string, tokens: () => string[]): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  for (let i = 0; !isOver(); i += 1) {
    const list = tokens();
    const status = await profile(address, list[i % list.length] ?? '');
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return statuses;
}

async function jump(storage: Storage): Promise<void> {
  const { candidates } = await populate(storage, { candidates: CANDIDATES, jobs: 1 });
  const { db, close } = await storage.open();
  const account = { name: 'Siti Rahma', phoneNumber: '+628123456789', activatedAt: new Date(), email: EMAIL };
  await db.insert(candidateTable).values({ ...account, passwordHash: await hashPassword(PASSWORD) });
  await close();

  const clock = path.join(storage.dataDir, 'clock');
  const preload = path.join(__dirname, 'shifted-clock.cjs');
  const server = await startServer(
    { ...storage.environment, CLOCK_FILE: clock },
    { nodeOptions: ['--require', preload] },
  );
  const { address, pid } = server;
  const alive = candidates.slice(CANDIDATES / 2).map(({ token }) => token);
  const ended = candidates.slice(0, CANDIDATES / 2).map(({ token }) => token);
  for (const token of ended) assert.equal((await post(address, 'logout', token)).status, 200);

  let over = false;
  const reads = [alive, alive, alive, ended].map((tokens) =>
    readUntil(
      () => over,
      address,
      () => tokens,
    ),
  );
  let signedIn = 0;
  for (const ahead of JUMPS) {
    writeFileSync(clock, String(ahead));
    process.kill(pid, 'SIGUSR2');
    const response = await post(address, 'login', '', { email: EMAIL, password: PASSWORD });
    assert.equal(response.status, 200, 'signing in works at any hour');
    const { data } = (await response.json()) as { data: { token: string } };
    alive.push(data.token);
    signedIn += 1;
    await wait(STAY_MS);
  }
  over = true;
  const [first, second, third, dead] = await Promise.all(reads);
  await server.end('SIGTERM');
  for (const statuses of [first, second, third]) assert.deepEqual([...(statuses?.keys() ?? [])], [200]);
  assert.deepEqual([...(dead?.keys() ?? [])], [401]);
  const count = [first, second, third, dead].reduce(
    (sum, map) => sum + [...(map?.values() ?? [])].reduce((a, b) => a + b, 0),
    0,
  );
  report(
    `clock-jumps, ${storage.name}: ${JUMPS.length} jumps, ${signedIn} sign-ins and ${count} reads as they should be`,
  );
}

runResilienceTest(async () => withStorages(await everyStorage(), jump));
