import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { listQueries } from '../list-queries';
import { percentile, slopeByMinute, type Outcome } from './outcome';
import { APPLICATIONS_STORED, queryDatabase, resourcesOf, type Population } from './target';

const TRIAL = 'soak';
const READERS = 10;
/** Milliseconds that a reader reads a page. */
const READING_MS = 100;
/** Applications a second. */
export const APPLICATIONS = 10;
/** A candidate may apply a hundred times in ten minutes. */
export const BY_CANDIDATE = 90;
const SAMPLE_MS = 2_000;
/** As many as the pool holds. */
const MAX_CONNECTIONS = 10;
/** The server's: not the one that counts them, and nothing that the database does by itself. */
const CONNECTIONS = `select count(*) from pg_stat_activity where datname = current_database()
  and backend_type = 'client backend' and pid <> pg_backend_pid()`;
/** Sockets come and go with the readers. */
const MORE_FILES = 10;
/** Milliseconds; load, server and database share the machine. */
const MORE_LATENESS = 20;

interface Sample {
  minute: number;
  megabytes: number;
  files: number;
  connections: number;
  /** Milliseconds by which the event loop was late, of which 99 in 100 stay below, since the sample before. */
  lateness: number;
}

interface Target extends Population {
  address: string;
  databaseUrl: string;
  pid: number;
  minutes: number;
}

/** Megabytes that the server may grow by in a minute: in its first minutes, it grows into its work and its caches. */
function maxGrowthMb(minutes: number): number {
  if (minutes < 5) return 40;
  return minutes < 20 ? 5 : 1;
}

const failures = new Map<string, number>();

async function send(url: string, init?: RequestInit): Promise<boolean> {
  const status = await fetch(url, init)
    .then(async (response) => (await response.arrayBuffer(), response.status))
    .catch(() => 0);
  // The name of a job would make each failure a different one.
  const failure = `${new URL(url).pathname.replace(/lowongan-\d+/, '…')} ${status}`;
  if (status !== 200) failures.set(failure, (failures.get(failure) ?? 0) + 1);
  return status === 200;
}

/** Lists, jobs, the own profile and applications, over and over; gives back how many responses it got. */
async function read({ address, tokens, slugs }: Target, end: number, reader: number): Promise<number> {
  const headers = { authorization: `Bearer ${tokens[reader % tokens.length]}` };
  const lists = listQueries('/api/v1/job/search/', 1_000, reader);
  let count = 0;
  while (performance.now() < end) {
    const own = ['candidate/profile/', 'job-application/application-status/'][count % 2];
    const call =
      count % 4 === 3 ? `/api/v1/${own}` : count % 4 === 1 ? `/api/v1/job/by-slug/${slugs[count % slugs.length]}/` : '';
    await send(address + (call || lists[count % lists.length]), { headers });
    count += 1;
    await wait(READING_MS);
  }
  return count;
}

/** Applies at an even pace, each time another candidate to another job; gives back how many were acknowledged. */
async function applyEvenly({ address, tokens, jobs }: Target, end: number): Promise<number> {
  const sent: Promise<boolean>[] = [];
  const started = performance.now();
  for (let i = 0; performance.now() < end; i += 1) {
    const body = JSON.stringify({ job: jobs[Math.floor(i / tokens.length)] });
    const headers = {
      authorization: `Bearer ${tokens[i % tokens.length]}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    sent.push(send(`${address}/api/v1/job-application/apply/`, { method: 'POST', headers, body }));
    await wait(Math.max(0, started + ((i + 1) * 1_000) / APPLICATIONS - performance.now()));
  }
  return (await Promise.all(sent)).filter(Boolean).length;
}

/** The server's own measure of its event loop, which starts again with each reading. */
async function latenessOf(address: string): Promise<number> {
  const metrics = await fetch(`${address}/metrics`).then((response) => response.text());
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(metrics)?.[1]) * 1_000;
}

async function sampleUntil(end: number, { address, pid, databaseUrl }: Target): Promise<Sample[]> {
  const samples: Sample[] = [];
  const started = performance.now();
  while (performance.now() < end) {
    const connections = await queryDatabase(databaseUrl, CONNECTIONS);
    const lateness = await latenessOf(address);
    samples.push({ minute: (performance.now() - started) / 60_000, connections, lateness, ...resourcesOf(pid) });
    await wait(SAMPLE_MS);
  }
  return samples;
}

const medianOf = (samples: readonly Sample[], key: 'files' | 'lateness'): number =>
  percentile(
    samples.map((sample) => sample[key]),
    0.5,
  );

/** Reads and applications together for some minutes, after which all is stored and nothing has piled up. */
export async function soak(target: Target): Promise<Outcome[]> {
  const { minutes, databaseUrl } = target;
  const before = await queryDatabase(databaseUrl, APPLICATIONS_STORED);
  const end = performance.now() + minutes * 60_000;
  const [samples, acknowledged, ...reads] = await Promise.all([
    sampleUntil(end, target),
    applyEvenly(target, end),
    ...Array.from({ length: READERS }, (_, i) => read(target, end, i)),
  ]);
  const stored = (await queryDatabase(databaseUrl, APPLICATIONS_STORED)) - before;
  const early = samples.filter(({ minute }) => minute < minutes / 3);
  const late = samples.filter(({ minute }) => minute >= minutes / 3);
  const growth = slopeByMinute(late.map(({ minute, megabytes }) => ({ minute, value: megabytes })));
  const connections = Math.max(...samples.map((sample) => sample.connections));
  const failed = [...failures].map(([call, count]) => `${count} × ${call}`).join(', ');
  const curve = [0, 0.25, 0.5, 0.75, 1].map((share) =>
    Math.round(samples[Math.floor(share * (samples.length - 1))]?.megabytes ?? Number.NaN),
  );
  return [
    {
      trial: TRIAL,
      goal: 'no failure',
      measured: `${reads.reduce((sum, count) => sum + count, 0)} reads in ${minutes} min; ${failed || 'none'}`,
      isMet: failures.size === 0,
    },
    {
      trial: TRIAL,
      goal: 'applications stored = acknowledged',
      measured: `${stored} stored, ${acknowledged} acknowledged`,
      isMet: stored === acknowledged && stored > 0,
    },
    {
      trial: TRIAL,
      goal: `memory grows by less than ${maxGrowthMb(minutes)} MB a minute after the first third`,
      measured: `${growth.toFixed(2)} MB a minute; by quarters ${curve.join(', ')} MB`,
      isMet: growth < maxGrowthMb(minutes),
    },
    {
      trial: TRIAL,
      goal: `open files: at most ${MORE_FILES} more than in the first third, by the median`,
      measured: `${medianOf(early, 'files')}, then ${medianOf(late, 'files')}`,
      isMet: medianOf(late, 'files') <= medianOf(early, 'files') + MORE_FILES,
    },
    {
      trial: TRIAL,
      goal: `event loop: p99 at most ${MORE_LATENESS} ms later than in the first third, by the median`,
      measured: `${medianOf(early, 'lateness').toFixed(1)} ms, then ${medianOf(late, 'lateness').toFixed(1)} ms`,
      isMet: medianOf(late, 'lateness') <= medianOf(early, 'lateness') + MORE_LATENESS,
    },
    {
      trial: TRIAL,
      goal: `at most ${MAX_CONNECTIONS} connections to the database`,
      measured: `at most ${connections}`,
      isMet: connections <= MAX_CONNECTIONS,
    },
  ];
}
