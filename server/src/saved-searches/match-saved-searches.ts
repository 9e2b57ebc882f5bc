import { setTimeout as wait } from 'node:timers/promises';
import { and, asc, inArray, lt, min, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app-deps';
import type { Db } from '../db/client';
import { savedSearches } from '../db/saved-search-schema';
import { repeat } from '../http/repeat';
import { addNotifications, type NewNotification } from '../notifications/add-notifications';
import { scheduleDigests } from './digests';
import { NewJobs } from '../jobs/search';
import { lastImportOrder } from './import-order';

type SavedSearch = typeof savedSearches.$inferSelect;
type Deps = Pick<AppDeps, 'db' | 'now'>;

/** How often new jobs are compared with the saved searches, in milliseconds. */
const MATCH_MS = 15_000;

/** Candidates whose searches are compared in one transaction: it takes some ten milliseconds. */
const CANDIDATES_AT_ONCE = 5;

/** Rest after each transaction, in times of what it took: readers get the rest of the processor. */
const REST = 9;

/** Ids of jobs that a row of news has. */
const MOST_IDS = 12;

/** Any number will do, as long as every server of this project uses the same one. */
const MATCH_LOCK = 7_214_502;

/** True if no other server compares just now; until the transaction ends none does. */
async function isAlone(tx: Db): Promise<boolean> {
  const { rows } = (await tx.execute(sql`select pg_try_advisory_xact_lock(${MATCH_LOCK}) as locked`)) as unknown as {
    rows: { locked: boolean }[];
  };
  return rows[0]?.locked === true;
}

interface News {
  notifications: NewNotification[];
  /** Ids of the searches that have found a job, whether or not another one has too. */
  finders: string[];
}

/** News of a candidate by their searches: a job is told of by the first search that has found it. */
async function newsOf(tx: Db, searches: readonly SavedSearch[], { to, now, newJobs }: Run): Promise<News> {
  const told = new Set<string>();
  const news: News = { notifications: [], finders: [] };
  for (const { id, candidateId, name, query, cursor: after } of searches) {
    const all = await newJobs.find(tx, query, after);
    if (all.length > 0) news.finders.push(id);
    const jobIds = all.filter((jobId) => !told.has(jobId));
    jobIds.forEach((jobId) => told.add(jobId));
    if (jobIds.length === 0) continue;
    const data = { savedSearchId: id, name, count: jobIds.length, jobIds: jobIds.slice(0, MOST_IDS) };
    const key = { candidateId, kind: 'savedSearch', subject: id, threshold: String(to) } as const;
    news.notifications.push({ ...key, data, createdAt: now });
  }
  return news;
}

interface Run {
  /** Import order up to which jobs are compared. */
  to: number;
  now: Date;
  newJobs: NewJobs;
}

/**
 * Compares the searches of some candidates with new jobs, all searches of a candidate together, so that a job is told of
 * once. Gives back how many candidates there were; none where another server is at it.
 */
function matchBatch(db: Db, run: Run): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await isAlone(tx))) return 0;
    const { candidateId, cursor, createdAt } = savedSearches;
    const batch = await tx
      .select({ candidateId })
      .from(savedSearches)
      .where(lt(cursor, run.to))
      .groupBy(candidateId)
      .orderBy(asc(min(cursor)), candidateId)
      .limit(CANDIDATES_AT_ONCE);
    if (batch.length === 0) return 0;
    const ids = batch.map((row) => row.candidateId);
    const isBehind = and(inArray(candidateId, ids), lt(cursor, run.to));
    const searches = await tx
      .select()
      .from(savedSearches)
      .where(isBehind)
      .orderBy(candidateId, createdAt, savedSearches.id)
      .for('update');
    const news: News = { notifications: [], finders: [] };
    const told: string[] = [];
    for (const id of ids) {
      const own = searches.filter((search) => search.candidateId === id);
      const { notifications, finders } = await newsOf(tx, own, run);
      news.notifications.push(...notifications);
      news.finders.push(...finders);
      if (finders.length > 0) told.push(id);
    }
    await addNotifications(tx, news.notifications);
    if (news.finders.length > 0) {
      await tx.update(savedSearches).set({ foundUpTo: run.to }).where(inArray(savedSearches.id, news.finders));
    }
    await scheduleDigests(tx, told, run.now);
    await tx.update(savedSearches).set({ cursor: run.to }).where(isBehind);
    return batch.length;
  });
}

/**
 * Tells candidates of the jobs that were stored since their searches were compared last: news are stored in the
 * transaction that moves the cursors. After each batch it rests. `signal` ends it between two batches.
 */
export async function matchSavedSearches({ db, now }: Deps, signal?: AbortSignal): Promise<void> {
  const [to, at] = [await lastImportOrder(db), now()];
  const run = { to, now: at, newJobs: new NewJobs(to, at) };
  for (;;) {
    const from = performance.now();
    const count = await matchBatch(db, run);
    if (count === 0 || signal?.aborted) return;
    await wait(REST * (performance.now() - from));
  }
}

/** Makes a running app compare new jobs with the saved searches. */
export function matchSavedSearchesRegularly(app: FastifyInstance, deps: Deps): void {
  const task = (signal: AbortSignal): Promise<void> => matchSavedSearches(deps, signal);
  repeat(app, {
    every: MATCH_MS,
    atOnce: true,
    task,
    failure: 'new jobs could not be compared with the saved searches',
  });
}
