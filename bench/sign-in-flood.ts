/**
 * Effect of a flood of sign-ins on others: their sign-ins, pages of jobs and profiles before and
 * meanwhile, by turns, at the built server on the embedded database. Wrong passwords come from one address with as many
 * e-mail addresses as the limits let through, and then from many addresses. The right password of one account comes on 100
 * connections from the address from which the others come too, as behind a carrier.
 *
 * `npm run build:server && npm run bench:flood`. Goal: no median of others more than three times as long, while one
 * address or one account floods. Readers and server share the machine: compare within one run only.
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
const NEIGHBOURS = 1_000;
const neighbour = (n: number): string => `tetangga${n % NEIGHBOURS}@example.com`;
/** The account that floods with its right password. */
const FLOODER = 'banjir@example.com';

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

/** @throws where the call is refused, which takes less time than what is measured */
async function timed(times: number[], call: () => Promise<Response>): Promise<void> {
  const started = performance.now();
  const response = await call();
  await response.arrayBuffer();
  times.push(performance.now() - started);
  if (!response.ok) throw new Error(`${response.url} was refused with ${response.status}.`);
}

/** Calls of others, one after the other: from one address, or each time from another one. */
async function others(address: string, token: string, times: Times, oneAddress?: string): Promise<void> {
  const end = Date.now() + ROUND_MS;
  while (Date.now() < end) {
    visitors += 1;
    const from = oneAddress ?? ip(visitors);
    await timed(times['sign-in'], () => signIn(address, from, neighbour(visitors), PASSWORD));
    await timed(times.list, () => fetch(`${address}/api/v1/job/search/?page=1`));
    const headers = { authorization: `Bearer ${token}` };
    await timed(times.profile, () => fetch(`${address}/api/v1/candidate/profile/`, { headers }));
  }
}

interface Flood {
  /** The address that it comes from; left out: each call from another one. */
  from?: string;
  /** The account whose right password it sends; left out: wrong passwords of many accounts. */
  email?: string;
  connections: number;
  /** The address that others come from meanwhile; left out: each from another one. */
  othersFrom?: string;
}

/** Starts the flood in a process of its own. Gives back what stops it and tells of its responses by status. */
function startFlood(address: string, { from, email, connections }: Flood) {
  const sender = { ...(from !== undefined && { FROM: from }), ...(email !== undefined && { EMAIL: email, PASSWORD }) };
  const child = fork(path.join(__dirname, 'flood-client.ts'), {
    env: { ...process.env, ADDRESS: address, AT_ONCE: String(connections), ...sender },
  });
  return async (): Promise<Record<string, number>> => {
    child.send('stop');
    const [statuses] = (await once(child, 'message')) as [Record<string, number>];
    return statuses;
  };
}

/** Until the process of the flood has begun to send, in milliseconds. */
const BEGIN_MS = 1_500;

async function compare(address: string, token: string, name: string, flood: Flood): Promise<boolean> {
  const [quiet, flooded] = [noTimes(), noTimes()];
  const statuses: Record<number, number> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    await others(address, token, quiet, flood.othersFrom);
    const stop = startFlood(address, flood);
    await wait(BEGIN_MS);
    await others(address, token, flooded, flood.othersFrom);
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
    await db.insert(candidates).values(
      [FLOODER, ...Array.from({ length: NEIGHBOURS }, (_, i) => neighbour(i))].map((email) => ({
        ...account,
        email,
        passwordHash,
      })),
    );
    await close();
    const server = await startServer({ ...storage.environment, TRUST_PROXY: 'loopback' });
    const token = population[0]?.token ?? '';
    const carrier = '203.0.113.8';
    const right = { from: carrier, email: FLOODER, connections: 100, othersFrom: carrier };
    const areMet = [
      await compare(server.address, token, 'the right password of one account, others at its address', right),
      await compare(server.address, token, 'one address', { from: '203.0.113.9', connections: 40 }),
    ];
    await compare(server.address, token, 'many addresses', { connections: 40 });
    await server.end('SIGTERM');
    if (areMet.includes(false)) process.exitCode = 1;
  } finally {
    await storage.remove();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
