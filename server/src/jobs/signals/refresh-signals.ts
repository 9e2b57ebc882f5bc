import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, inArray, lt, sql } from 'drizzle-orm';
import type { AppDeps } from '../../app-deps';
import { enqueue } from '../../queue/enqueue';
import { isNotSetAside, runApart } from '../../queue/run-apart';
import type { Db } from '../../db/client';
import { jobs } from '../../db/schema';
import { SIGNALS_VERSION, prepareSignals } from './find-job-signals';

/** Jobs of one background job: they take about half a second. */
const BATCH_SIZE = 200;

const isOutdated = lt(jobs.signalsVersion, SIGNALS_VERSION);

const outdatedJobs = (db: Db) =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isOutdated, isNotSetAside('signals-of-job', jobs.id)));

/** Enqueues the reading of jobs that another release has stored, if there are any. */
export async function enqueueSignals(db: Db, now: Date): Promise<void> {
  const outdated = await outdatedJobs(db).limit(1);
  if (outdated.length > 0) await enqueue(db, 'job-signals', {}, now);
}

/**
 * Finds the signals of some jobs by the rules of this release. Other calls have their turn between two jobs. A job that has
 * changed since it was read is left to who changed it.
 */
export async function readSignals(db: Db, jobIds: readonly string[]): Promise<void> {
  const rows = await db
    .select()
    .from(jobs)
    .where(inArray(jobs.id, [...jobIds]));
  const read = await prepareSignals(db, rows);
  const found: { id: string; hash: string; signals: unknown }[] = [];
  for (const row of rows) {
    found.push({ id: row.id, hash: row.contentHash, signals: read(row).signals });
    await nextTurn();
  }
  await db.execute(sql`
    update jobs set signals = found.signals, signals_version = ${SIGNALS_VERSION}
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found(id uuid, hash text, signals jsonb)
    where jobs.id = found.id and jobs.content_hash = found.hash`);
}

/** Handler of `job-signals`: reads a batch of jobs, and enqueues itself while there are more. */
export async function refreshSignals({ db, now }: Pick<AppDeps, 'db' | 'now'>): Promise<void> {
  const rows = await outdatedJobs(db).limit(BATCH_SIZE);
  const ids = rows.map(({ id }) => id);
  await runApart({ db, now }, 'signals-of-job', ids, (some) => readSignals(db, some));
  await enqueueSignals(db, now());
}
