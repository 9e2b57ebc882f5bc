/**
 * What others feel of one who floods the sign-in: how long their sign-ins, pages of jobs and profiles take before and
 * meanwhile, by turns, at the built server on the embedded database. Wrong passwords come from one address with as many
 * e-mail addresses as the limits let through, and then from many addresses.
 *
 * `npm run build:server && npm run bench:flood`. Goal: no median of others more than three times as long, while one
 * address floods. Readers and server share the machine: compare within one run only.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hashPassword } from '../server/src/accounts/passwords';
import { candidates } from '../server/src/db/schema';
import { populate } from '../server/scripts/population';
import { startServer } from '../server/scripts/server-process';
import { embeddedStorage } from '../server/scripts/storage';
import { percentile } from './load/outcome';

const ROUNDS = 4;
const ROUND_MS = 4_000;
const MOST_RATIO = 3;
const PASSWORD = 'Rahasia!';
/** Each signs in less often than its limit allows. */
const NEIGHBOURS = 100;
const neighbour = (n: number): string => `tetangga${n % NEIGHBOURS}@example.com`;

type Times = Record<'sign-in' | 'list' | 'profile', number[]>;
const noTimes = (): Times => ({ 'sign-in': [], list: [], profile: [] });

function signIn(address: string, from: string, email: string, password: string): Promise<Response> {
  return fetch(`${address}/api/v1/candidate/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email, password }),
  });
}

let visitors = 0;
const ip = (n: number): string => `11.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

async function timed(times: number[], call: () => Promise<Response>): Promise<void> {
  const started = performance.now();
  const response = await call();
  await response.arrayBuffer();
  times.push(performance.now() - started);
}

/** What others do, one call after the other, each time from another address. */
async function others(address: string, token: string, times: Times): Promise<void> {
  const end = Date.now() + ROUND_MS;
  while (Date.now() < end) {
    const from = ip((visitors += 1));
    await timed(times['sign-in'], () => signIn(address, from, neighbour(visitors), PASSWORD));
    await timed(times.list, () => fetch(`${address}/api/v1/job/list/?page=1`));
    const headers = { authorization: `Bearer ${token}` };
    await timed(times.profile, () => fetch(`${address}/api/v1/candidate/profile/`, { headers }));
  }
}

/** Starts the flood in a process of its own. Gives back what stops it and tells of its responses by status. */
function flood(address: string, from: string | undefined) {
  const child = fork(path.join(__dirname, 'flood-client.ts'), {
    env: { ...process.env, ADDRESS: address, ...(from !== undefined && { FROM: from }) },
  });
  return async (): Promise<Record<string, number>> => {
    child.send('stop');
    const [statuses] = (await once(child, 'message')) as [Record<string, number>];
    return statuses;
  };
}

/** Until the process of the flood has begun to send, in milliseconds. */
const BEGIN_MS = 1_500;

async function compare(address: string, token: string, name: string, from?: string): Promise<boolean> {
  const [quiet, flooded] = [noTimes(), noTimes()];
  const statuses: Record<number, number> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    await others(address, token, quiet);
    const stop = flood(address, from);
    await wait(BEGIN_MS);
    await others(address, token, flooded);
    for (const [status, count] of Object.entries(await stop())) {
      statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count;
    }
  }
  const ratios = (Object.keys(quiet) as (keyof Times)[]).map((call) => {
    const [before, during] = [percentile(quiet[call], 0.5), percentile(flooded[call], 0.5)];
    return { call, before: before.toFixed(1), during: during.toFixed(1), ratio: during / before };
  });
  console.log(`${name}: ${JSON.stringify(statuses)}`);
  console.table(ratios.map((row) => ({ ...row, ratio: row.ratio.toFixed(1) })));
  return ratios.every(({ ratio }) => ratio <= MOST_RATIO);
}

async function main(): Promise<void> {
  const storage = embeddedStorage();
  try {
    const { candidates: population } = await populate(storage, { candidates: 1, jobs: 50 });
    const { db, close } = await storage.open();
    const account = { name: 'Siti Rahma', phoneNumber: '+628123456789', activatedAt: new Date() };
    const passwordHash = await hashPassword(PASSWORD);
    await db
      .insert(candidates)
      .values(Array.from({ length: NEIGHBOURS }, (_, i) => ({ ...account, email: neighbour(i), passwordHash })));
    await close();
    const server = await startServer({ ...storage.environment, TRUST_PROXY: 'loopback' });
    const token = population[0]?.token ?? '';
    const isMet = await compare(server.address, token, 'one address', '203.0.113.9');
    await compare(server.address, token, 'many addresses');
    await server.end('SIGTERM');
    if (!isMet) process.exitCode = 1;
  } finally {
    await storage.remove();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
