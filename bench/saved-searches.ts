/**
 * How long readers wait while 500 new jobs are compared with 10,000 saved searches, beside as many new jobs without saved
 * searches: the built server on a PostgreSQL of its own with 10,000 invented jobs. Fails where 95 in 100 calls take more than
 * 1.5 times as long.
 *
 * `npm run build:server && npm run bench:saved-searches`
 */
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { count, lt } from 'drizzle-orm';
import type { Db } from '../server/src/db/client';
import { notifications } from '../server/src/db/notification-schema';
import { savedSearches } from '../server/src/db/saved-search-schema';
import { candidates } from '../server/src/db/schema';
import { makeJobInput } from '../server/src/jobs/job-input.fixture';
import { upsertJobs } from '../server/src/jobs/job-store';
import { cities, provinceOf } from '../server/src/masters/master-data';
import { lastImportOrder } from '../server/src/saved-searches/import-order';
import { startServer } from '../server/scripts/server-process';
import { postgresStorage } from '../server/scripts/storage';
import { FIELDS, fillJobs, ROLES } from './fill-jobs';
import { listQueries } from './list-queries';
import { percentile } from './load/outcome';
import { temporaryPostgres } from './temporary-postgres';

const JOBS = 10_000;
const NEW_JOBS = 500;
const CANDIDATES = 2_500;
const BY_CANDIDATE = 4;
const READERS = 10;
const READING_MS = 50;
const QUIET_MS = 20_000;

/** All searches must be compared by then. */
const LONGEST_MS = 900_000;
const MOST_RATIO = 1.5;

const agent = new Agent({ keepAlive: true });

const cityOf = (index: number): (typeof cities)[number] => cities[index % cities.length] ?? [0, ''];

/** Queries that differ, three in four of them by a city. */
function queryOf(index: number): string {
  const search = `${ROLES[index % ROLES.length]} ${FIELDS[(index >> 3) % FIELDS.length]}`;
  const params = new URLSearchParams({ search });
  if (index % 4 !== 0) params.set('city', cityOf(index * 7)[1]);
  else params.set('minSalary', String(2_000_000 + index));
  return params.toString();
}

async function fillSearches(db: Db): Promise<void> {
  const at = new Date();
  const cursor = await lastImportOrder(db);
  for (let first = 0; first < CANDIDATES; first += 500) {
    const rows = await db
      .insert(candidates)
      .values(
        Array.from({ length: 500 }, (_, i) => ({
          email: `pencari${first + i}@example.com`,
          name: 'Siti Rahma',
          activatedAt: at,
          passwordHash: 'none',
        })),
      )
      .returning({ candidateId: candidates.id });
    const common = { queryVersion: 1, alert: 'daily' as const, cursor, mailedUpTo: cursor, mailedAt: at };
    await db.insert(savedSearches).values(
      rows.flatMap(({ candidateId }, i) =>
        Array.from({ length: BY_CANDIDATE }, (_, own) => {
          const query = queryOf((first + i) * BY_CANDIDATE + own);
          return { ...common, candidateId, name: 'Cari', query, createdAt: at, updatedAt: at };
        }),
      ),
    );
  }
}

const newJobs = (source: string) =>
  Array.from({ length: NEW_JOBS }, (_, index) => {
    const [cityId] = cityOf(index * 11);
    const title = `${ROLES[index % ROLES.length]} ${FIELDS[index % FIELDS.length]}`;
    return makeJobInput({ source, sourceId: `${index}`, title, cityId, locationId: provinceOf(cityId) });
  });

async function timed(times: number[], url: string): Promise<void> {
  const started = performance.now();
  const [response] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
  times.push(performance.now() - started);
}

/** Milliseconds that readers of the list wait for as long as a task takes. */
async function readersDuring(address: string, task: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let over = false;
  const read = async (reader: number): Promise<void> => {
    const queries = listQueries('/api/v1/job/search/', 1_000, reader);
    for (let call = 0; !over; call += 1) {
      await timed(times, `${address}${queries[call % queries.length]}`);
      await wait(READING_MS);
    }
  };
  const all = Promise.all(Array.from({ length: READERS }, (_, reader) => read(reader)));
  await Promise.race([task(), all]).finally(() => (over = true));
  await all;
  return times;
}

async function countLeft(db: Db, to: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(savedSearches).where(lt(savedSearches.cursor, to));
  return row?.left ?? 0;
}

async function main(): Promise<void> {
  const postgres = await temporaryPostgres();
  const storage = await postgresStorage(postgres.url);
  try {
    const { db, close } = await storage.open();
    await fillJobs(db, JOBS);
    const server = await startServer({ ...storage.environment, MAX_DELAY_MS: '2000' });
    await readersDuring(server.address, () => wait(3_000));
    await upsertJobs(db, newJobs('without'));
    const quiet = await readersDuring(server.address, () => wait(QUIET_MS));
    await fillSearches(db);
    await upsertJobs(db, newJobs('with'));
    const to = await lastImportOrder(db);
    const started = performance.now();
    const during = await readersDuring(server.address, async () => {
      while (performance.now() - started < LONGEST_MS && (await countLeft(db, to)) > 0) await wait(500);
    });
    const compared = CANDIDATES * BY_CANDIDATE - (await countLeft(db, to));
    const seconds = (performance.now() - started) / 1_000;
    const [told] = await db.select({ rows: count() }).from(notifications);
    await server.end('SIGTERM');
    await close();
    const [before, p95] = [percentile(quiet, 0.95), percentile(during, 0.95)];
    const ratio = p95 / before;
    console.log(
      `p95 ${before.toFixed(1)} ms without (${quiet.length} calls), ${p95.toFixed(1)} ms during (${during.length} calls): ` +
        `${ratio.toFixed(2)} times. ${compared} searches in ${seconds.toFixed(0)} s, ${told?.rows} rows of news.`,
    );
    if (ratio > MOST_RATIO || compared < CANDIDATES * BY_CANDIDATE) process.exitCode = 1;
  } finally {
    await storage.remove();
    postgres.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
