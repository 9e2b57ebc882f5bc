/**
 * 500 candidates behind one address, as a carrier has them, for some minutes: each signs in, reads lists, vacancies, the
 * own profile and applications, and applies, with pauses as people make them. Not one of them may be refused with Retry-After.
 *
 * `npm run build:server && npm run bench:carrier [-- MINUTES]`; 2 minutes without a number. On a PostgreSQL of its own,
 * which shares the machine.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../server/scripts/server-process';
import { postgresStorage, type Storage } from '../server/scripts/storage';
import { hashPassword } from '../server/src/accounts/passwords';
import { candidates } from '../server/src/db/schema';
import { percentile } from './load/outcome';
import { fill } from './load/target';
import { listQueries } from './list-queries';
import { temporaryPostgres } from './temporary-postgres';

const CANDIDATES = 500;
const DEFAULT_MINUTES = 2;
const JOBS = 50;
const PASSWORD = 'Rahasia!';
/** Milliseconds that a person reads a page, on the average. */
const READING_MS = 5_000;

const emailOf = (i: number): string => `kartu${i}@example.com`;

interface Outcome {
  times: number[];
  failures: Map<string, number>;
}

async function call(outcome: Outcome, url: string, init?: RequestInit): Promise<unknown> {
  const started = performance.now();
  const response = await fetch(url, init).catch(() => null);
  const body: unknown = await response?.json().catch(() => null);
  outcome.times.push(performance.now() - started);
  if (response?.ok) return body;
  const failure = `${response?.status ?? 'no response'} ${new URL(url).pathname.replace(/lowongan-\d+/, '…')}`;
  outcome.failures.set(failure, (outcome.failures.get(failure) ?? 0) + 1);
  return null;
}

const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

interface Visit {
  address: string;
  jobs: string[];
  slugs: string[];
  minutes: number;
}

/** One candidate, who comes at some moment of the first half and stays to the end. */
async function visit(outcome: Outcome, i: number, { address, jobs, slugs, minutes }: Visit): Promise<void> {
  const end = performance.now() + minutes * 60_000;
  const api = `${address}/api/v1/`;
  await wait((i / CANDIDATES) * minutes * 30_000);
  const session = await call(outcome, `${api}candidate/login/`, json({ email: emailOf(i), password: PASSWORD }));
  if (!session) return;
  const { token } = (session as { data: { token: string } }).data;
  const headers = { authorization: `Bearer ${token}` };
  const lists = listQueries('job/list/', 50, i);
  for (let step = 0; performance.now() < end; step += 1) {
    const paths = [
      'candidate/profile/',
      lists[step % lists.length] ?? '',
      `job/by-slug/${slugs[(i + step) % slugs.length]}/`,
      'job-application/application-status/',
    ];
    await call(outcome, api + paths[step % paths.length], { headers });
    if (step === 3)
      await call(outcome, `${api}job-application/apply/`, json({ job: jobs[i % jobs.length] ?? '' }, headers));
    await wait(READING_MS * (0.5 + Math.random()));
  }
}

async function tryCarrier(storage: Storage, minutes: number): Promise<boolean> {
  const { jobs, slugs } = await fill(storage, { candidates: 1, jobs: JOBS });
  const { db, close } = await storage.open();
  const account = { name: 'Siti Rahma', phoneNumber: '+628123456789', activatedAt: new Date() };
  const passwordHash = await hashPassword(PASSWORD);
  const rows = Array.from({ length: CANDIDATES }, (_, i) => ({ ...account, email: emailOf(i), passwordHash }));
  await db.insert(candidates).values(rows);
  await close();
  const server = await startServer({ ...storage.environment, MAX_DELAY_MS: '2000' });
  const outcome: Outcome = { times: [], failures: new Map() };
  const target = { address: server.address, jobs, slugs, minutes };
  await Promise.all(Array.from({ length: CANDIDATES }, (_, i) => visit(outcome, i, target)));
  await server.end('SIGTERM');
  const failed = [...outcome.failures].map(([what, count]) => `${count} × ${what}`).join(', ');
  console.log(
    `${CANDIDATES} candidates behind one address, ${minutes} min: ${outcome.times.length} calls, ` +
      `p95 ${percentile(outcome.times, 0.95).toFixed(0)} ms, failures: ${failed || 'none'}`,
  );
  return outcome.failures.size === 0 && outcome.times.length > CANDIDATES;
}

async function main(minutes = DEFAULT_MINUTES): Promise<void> {
  if (!(minutes > 0)) throw new Error('MINUTES must be a number above 0.');
  const postgres = await temporaryPostgres();
  try {
    const storage = await postgresStorage(postgres.url);
    const isMet = await tryCarrier(storage, minutes).finally(() => storage.remove());
    console.log(isMet ? 'The goals are met.' : 'A goal is MISSED.');
    if (!isMet) process.exitCode = 1;
  } finally {
    postgres.stop();
  }
}

main(...process.argv.slice(2).map(Number)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
