import { setImmediate as nextTurn } from 'node:timers/promises';
import { isNull, lt, or, sql } from 'drizzle-orm';
import type { AppDeps } from '../../app-deps';
import { enqueue } from '../../background/enqueue';
import type { Db } from '../../db/client';
import { jobs } from '../../db/schema';
import { SIGNALS_VERSION, prepareSignals } from './find-job-signals';

/** Jobs of one background job: they take about half a second. */
const BATCH_SIZE = 200;

const isOutdated = or(isNull(jobs.signalsVersion), lt(jobs.signalsVersion, SIGNALS_VERSION));

/** Enqueues the reading of jobs that another release has stored, if there are any. */
export async function enqueueSignals(db: Db, now: Date): Promise<void> {
  const outdated = await db.select({ id: jobs.id }).from(jobs).where(isOutdated).limit(1);
  if (outdated.length > 0) await enqueue(db, 'job-signals', {}, now);
}

/**
 * Handler of `job-signals`: finds the signals of some jobs by the rules of this release, and enqueues itself while there are
 * more. Other calls have their turn between two jobs. A job that has changed since it was read is left to who changed it.
 */
export async function refreshSignals({ db, now }: Pick<AppDeps, 'db' | 'now'>): Promise<void> {
  const rows = await db.select().from(jobs).where(isOutdated).limit(BATCH_SIZE);
  if (rows.length === 0) return;
  const read = await prepareSignals(db, rows);
  const found: { id: string; hash: string; signals: unknown }[] = [];
  for (const row of rows) {
    found.push({ id: row.id, hash: row.contentHash, signals: read(row).signals });
    await nextTurn();
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      update jobs set signals = found.signals, signals_version = ${SIGNALS_VERSION}
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found(id uuid, hash text, signals jsonb)
      where jobs.id = found.id and jobs.content_hash = found.hash`);
    await enqueueSignals(tx, now());
  });
}
