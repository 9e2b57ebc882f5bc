import { setTimeout as wait } from 'node:timers/promises';
import { and, count, eq, inArray, lt, lte, min, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app-deps';
import { isNotSetAside, runApart } from '../queue/run-apart';
import type { Db } from '../db/client';
import { savedSearches } from '../db/saved-search-schema';
import { repeat } from '../http/repeat';
import { addNotifications, type NewNotification } from '../news/add-notifications';
import { scheduleDigests } from './digests';
import { NewJobs } from '../jobs/search';
import { lastImportOrder } from './import-order';
import { MAX_SAVED_SEARCHES } from './saved-search-store';

type SavedSearch = typeof savedSearches.$inferSelect;
type Deps = Pick<AppDeps, 'db' | 'now'>;

/** How often new jobs are compared with the saved searches, in milliseconds. */
const MATCH_MS = 15_000;

/** Searches that are compared together, those of several candidates or all of one. */
const SEARCHES_AT_ONCE = MAX_SAVED_SEARCHES;

/** How long a run compares with the same new jobs while later ones wait, in milliseconds. */
const RUN_MS = 60_000;

/** Rest after each search and each transaction, in times of what it took: readers get the rest of the processor. */
const REST = 9;

/** Candidates whose searches are the shortest, which take the least time, or those whose searches are the furthest behind. */
type Turn = 'shortest' | 'furthest';

async function withRest(task: () => Promise<unknown>): Promise<void> {
  const from = performance.now();
  try {
    await task();
  } finally {
    await wait(REST * (performance.now() - from));
  }
}

/** Ids of jobs that a row of news has. */
const MAX_IDS = 12;

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
    const some = jobIds.slice(0, MAX_IDS);
    const data = { savedSearchId: id, name, count: jobIds.length, jobIds: some, newFrom: after + 1 };
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

/** The next candidates of a turn. */
async function nextBatch(db: Db, { to }: Run, turn: Turn): Promise<string[]> {
  const { candidateId, cursor, query } = savedSearches;
  const length = sql<number>`sum(length(${query}))`.as('length');
  const behind = db
    .select({ candidateId, length, searches: count().as('searches'), furthest: min(cursor).as('furthest') })
    .from(savedSearches)
    .where(and(lt(cursor, to), isNotSetAside('match-saved-searches', candidateId)))
    .groupBy(candidateId)
    .as('behind');
  const { searches, furthest } = behind;
  const order = turn === 'shortest' ? sql`${behind.length}, ${furthest}` : sql`${furthest}, ${behind.length}`;
  const total = sql<number>`sum(${searches}) over (order by ${order}, ${behind.candidateId})`.as('total');
  const ordered = db.select({ candidateId: behind.candidateId, searches, total }).from(behind).as('ordered');
  const batch = await db
    .select({ candidateId: ordered.candidateId })
    .from(ordered)
    .where(or(lte(ordered.total, SEARCHES_AT_ONCE), eq(ordered.total, ordered.searches)))
    .orderBy(ordered.total);
  return batch.map((row) => row.candidateId);
}

/** Condition on the searches of some candidates that are behind. */
const isBehindOf = (ids: readonly string[], { to }: Run) =>
  and(inArray(savedSearches.candidateId, [...ids]), lt(savedSearches.cursor, to));

/**
 * Finds the new jobs before the transaction that needs them, with a rest after each search: an embedded database runs in the
 * server's own thread, which takes no call meanwhile.
 */
async function findBefore(db: Db, ids: readonly string[], run: Run, signal?: AbortSignal): Promise<void> {
  const { query, cursor } = savedSearches;
  const searches = await db.select({ query, cursor }).from(savedSearches).where(isBehindOf(ids, run));
  for (const { query: text, cursor: after } of searches) {
    if (signal?.aborted) return;
    await withRest(() => run.newJobs.find(db, text, after));
  }
}

/**
 * Compares the searches of some candidates with new jobs, all searches of a candidate together, so that a job is told of
 * once. The news are stored in the transaction that moves the cursors.
 */
async function matchTogether(tx: Db, ids: readonly string[], run: Run): Promise<void> {
  const { candidateId, createdAt } = savedSearches;
  const isBehind = isBehindOf(ids, run);
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
}

async function startRun({ db, now }: Deps): Promise<Run> {
  const [to, at] = [await lastImportOrder(db), now()];
  return { to, now: at, newJobs: new NewJobs(to, at) };
}

/** Tells some candidates of the jobs that were stored since their searches were compared last. */
export async function matchSearchesOf(deps: Deps, candidateIds: readonly string[]): Promise<void> {
  const run = await startRun(deps);
  await deps.db.transaction((tx) => matchTogether(tx, candidateIds, run));
}

/**
 * Tells all candidates of the jobs that were stored since their searches were compared last. Those with few and
 * short searches do not wait for the others: they have half of the time, and the candidates who wait longest the other half.
 * A candidate for whom it fails is set aside. It rests after each search. `signal` ends it between two searches; another server that
 * is at it does between two batches.
 * Specification 4, section 9.
 */
export async function matchSavedSearches(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { db } = deps;
  let run = await startRun(deps);
  let isOver = false;
  const spent: Record<Turn, number> = { shortest: 0, furthest: 0 };
  while (!isOver && !signal?.aborted) {
    const isOld = deps.now().getTime() - run.now.getTime() >= RUN_MS;
    if (isOld && (await lastImportOrder(db)) > run.to) run = await startRun(deps);
    const [current, from] = [run, performance.now()];
    const turn = spent.shortest <= spent.furthest ? 'shortest' : 'furthest';
    const ids = await nextBatch(db, current, turn);
    isOver = ids.length === 0;
    await runApart(deps, 'match-saved-searches', ids, async (some) => {
      await findBefore(db, some, current, signal);
      if (signal?.aborted) return;
      await withRest(() =>
        db.transaction(async (tx) => {
          if (await isAlone(tx)) await matchTogether(tx, some, current);
          else isOver = true;
        }),
      );
    });
    spent[turn] += performance.now() - from;
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
