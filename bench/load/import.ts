import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serverRoot } from '../../server/src/paths';
import { listQueries } from '../list-queries';
import { percentile, type Outcome } from './outcome';

const TRIAL = 'import';
const ROWS = 3_000;
const READERS = 20;
/** Milliseconds that a reader reads a page. */
const READING_MS = 200;
const HEALTH_MS = 50;
const QUIET_MS = 10_000;
/** Every so many calls of a reader, one is for all jobs: as a browser makes it that has a copy, and at first without. */
const WHOLE_EVERY = 5;
const WITHOUT_COPY_EVERY = 25;
/** How much longer 99 in 100 calls may take than before; load, server, database and import share the machine. */
const MAX_RATIO = 3;

const agent = new Agent({ keepAlive: true });

const KINDS = ['pages', 'all jobs', 'all jobs, copy', 'health'] as const;

/** Milliseconds that the calls of each kind took. */
type Times = Record<(typeof KINDS)[number], number[]>;

interface Target {
  address: string;
  /** The settings of the server. */
  environment: NodeJS.ProcessEnv;
  /** Of its own; the feed is written there. */
  folder: string;
}

/** Sends a call and takes no body apart: to unpack a list would keep this process from measuring. Gives back its `ETag`. */
async function timed(times: number[], url: string, headers: Record<string, string> = {}): Promise<string> {
  const started = performance.now();
  const request = get(url, { agent, headers: { 'accept-encoding': 'br', ...headers } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200 && response.statusCode !== 304) throw new Error(`${url}: ${response.statusCode}`);
  times.push(performance.now() - started);
  return response.headers.etag ?? '';
}

async function read(address: string, times: Times, reader: number, isOver: () => boolean): Promise<void> {
  const queries = listQueries('/api/v1/job/search/', 1_000, reader);
  const whole = `${address}/api/v1/job/list/`;
  let tag = '';
  for (let call = reader; !isOver(); call += 1) {
    if (call % WHOLE_EVERY !== 0) await timed(times.pages, `${address}${queries[call % queries.length]}`);
    else if (call % WITHOUT_COPY_EVERY === 0 || tag === '') {
      tag = await timed(times['all jobs'], whole);
    } else {
      tag = await timed(times['all jobs, copy'], whole, { 'if-none-match': tag });
    }
    await wait(READING_MS);
  }
}

async function checkHealth(address: string, times: Times, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await timed(times.health, `${address}/healthz`);
    await wait(HEALTH_MS);
  }
}

/** How long readers and health checks wait for as long as a task takes. */
async function readersDuring(address: string, task: () => Promise<unknown>): Promise<Times> {
  const times: Times = { pages: [], 'all jobs': [], 'all jobs, copy': [], health: [] };
  let over = false;
  const isOver = (): boolean => over;
  const readers = Array.from({ length: READERS }, (_, reader) => read(address, times, reader, isOver));
  const all = Promise.all([...readers, checkHealth(address, times, isOver)]);
  await Promise.race([task(), all]).finally(() => (over = true));
  await all;
  return times;
}

const posting = (index: number): object => ({
  '@type': 'JobPosting',
  identifier: { name: 'Bursa Contoh', value: String(index) },
  title: `Juru Tulis ${index}`,
  description: `<p>${'Mencatat barang yang datang dan yang keluar. '.repeat(40)}</p>`,
  datePosted: '2026-11-04',
  validThrough: '2099-12-14',
  employmentType: 'FULL_TIME',
  hiringOrganization: { name: `PT Pengirim ${index % 200}` },
  jobLocation: { address: { addressLocality: 'Kabupaten Sleman', addressRegion: 'DI Yogyakarta' } },
});

/** Imports 3,000 rows as an operator does, in another process; gives back how many milliseconds that took. */
async function importRows({ environment, folder }: Target): Promise<number> {
  const file = path.join(folder, 'feed.json');
  writeFileSync(
    file,
    JSON.stringify({ '@context': 'https://schema.org/', '@graph': Array.from({ length: ROWS }, (_, i) => posting(i)) }),
  );
  const started = performance.now();
  const cli = path.join(serverRoot, 'dist', 'cli.js');
  const child = spawn(process.execPath, [cli, 'jobs', 'import', file], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
  return performance.now() - started;
}

/** Readers and health checks while 3,000 rows are imported, beside a quiet time before. */
export async function importing(target: Target): Promise<Outcome[]> {
  const { address } = target;
  await readersDuring(address, () => wait(2_000));
  const quiet = await readersDuring(address, () => wait(QUIET_MS));
  let took = 0;
  const during = await readersDuring(address, async () => (took = await importRows(target)));
  return KINDS.map((kind) => {
    const [before, p99] = [percentile(quiet[kind], 0.99), percentile(during[kind], 0.99)];
    const ratio = p99 / before;
    return {
      trial: TRIAL,
      goal: `${kind}: p99 at most ${MAX_RATIO} times as long while ${ROWS} rows are imported`,
      measured:
        `${before.toFixed(0)} ms, then ${p99.toFixed(0)} (${ratio.toFixed(1)} ×), the slowest ` +
        `${Math.max(...during[kind]).toFixed(0)}; ${during[kind].length} calls in ${(took / 1_000).toFixed(0)} s`,
      isMet: ratio <= MAX_RATIO,
    };
  });
}
