import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client';
import { jobs } from '../db/schema';
import { upsertCompanies } from './company-store';
import { inChunks } from '../db/in-chunks';
import type { JobInput, UpsertOutcome } from './job-input';
import { toJobRow } from './job-row';
import { addWordsOf, settleSearchIndex } from './search';
import { prepareSignals } from './signals/find-job-signals';

type NewJob = typeof jobs.$inferInsert;

/** A link to a job must keep working, its source's id is what it is found by, and a job that changes is no new one. */
const KEPT = ['id', 'slug', 'source', 'sourceId', 'importOrder'];

const isRevised = sql`(${jobs.title}, ${jobs.deadline}, ${jobs.deadlineAt})
  is distinct from (excluded.title, excluded.deadline, excluded.deadline_at)`;

const revising = {
  revision: sql`${jobs.revision} + case when ${isRevised} then 1 else 0 end`,
  revisedAt: sql`case when ${isRevised} then now() else ${jobs.revisedAt} end`,
};

const byOperator = sql`${jobs.closedBy} is not distinct from 'operator'`;

/** A job that an operator closed stays closed, with its date. */
const closing = {
  status: sql`case when ${byOperator} then ${jobs.status} else excluded.status end`,
  closedAt: sql`case
    when ${byOperator} then ${jobs.closedAt}
    when excluded.status = 'closed' then coalesce(${jobs.closedAt}, excluded.closed_at)
  end`,
  closedBy: sql`case when ${byOperator} then ${jobs.closedBy} else excluded.closed_by end`,
};

/** Sets every column that is neither kept nor generated; `createdAt` only where the new row says it. */
function newValues(isDated: boolean): Record<string, SQL> {
  const kept = isDated ? KEPT : [...KEPT, 'createdAt'];
  const columns = Object.entries(getTableColumns(jobs)).filter(
    ([key, { generated }]) => !generated && !kept.includes(key),
  );
  const given = columns.map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`] as const);
  return { ...Object.fromEntries(given), ...closing, ...revising };
}

const identity = ({ source, sourceId }: Pick<NewJob, 'source' | 'sourceId'>): string =>
  JSON.stringify([source, sourceId]);

/** Writes what is new or different in one statement and gives back what became of each written row. */
async function writeChunk(db: Db, rows: NewJob[], isDated: boolean): Promise<[string, UpsertOutcome][]> {
  const written = await db
    .insert(jobs)
    .values(rows)
    .onConflictDoUpdate({
      target: [jobs.source, jobs.sourceId],
      set: newValues(isDated),
      setWhere: sql`${jobs.contentHash} <> excluded.content_hash`,
    })
    // A row that was inserted has no earlier version, which PostgreSQL tells by an `xmax` of zero.
    .returning({ id: jobs.id, source: jobs.source, sourceId: jobs.sourceId, isNew: sql<boolean>`(xmax = 0)` });
  await addWordsOf(
    db,
    written.map(({ id }) => id),
  );
  return written.map((row) => [identity(row), row.isNew ? 'created' : 'updated']);
}

async function writeJobs(db: Db, rows: NewJob[], onWritten: (count: number) => void) {
  const outcomes = new Map<string, UpsertOutcome>();
  for (const isDated of [true, false]) {
    const matching = rows.filter(({ createdAt }) => (createdAt !== undefined) === isDated);
    for (const chunk of inChunks(matching)) {
      for (const [key, outcome] of await writeChunk(db, chunk, isDated)) outcomes.set(key, outcome);
      onWritten(chunk.length);
    }
  }
  return outcomes;
}

/** Told now and then how much of the work is done, from 0 to 1. */
export type OnProgress = (done: number) => void;

/**
 * Prepares jobs for `writePrepared`: HTML is sanitised, and signals are found. That takes about as long as writing them, and
 * comes before the transaction, which a real server ends when it idles for long.
 */
export async function prepareJobs(db: Db, given: readonly JobInput[], onPrepared: () => void = () => undefined) {
  const readSignals = await prepareSignals(db, given);
  return given.map((job) => {
    const row = toJobRow(job);
    const signals = readSignals({ ...job, description: row.description, requirements: row.requirements });
    onPrepared();
    return { row: { ...row, ...signals }, company: job.company };
  });
}

/** Stores prepared jobs as `upsertJobs` does. */
export async function writePrepared(
  db: Db,
  prepared: Awaited<ReturnType<typeof prepareJobs>>,
  onWritten: (count: number) => void = () => undefined,
): Promise<UpsertOutcome[]> {
  const outcomes = await db.transaction(async (tx) => {
    const companyIds = await upsertCompanies(
      tx,
      prepared.map(({ company }) => company),
    );
    const rows = prepared.map(({ row, company }) => ({ ...row, companyId: companyIds.get(company.name) ?? '' }));
    const written = await writeJobs(tx, rows, onWritten);
    return rows.map((row) => written.get(identity(row)) ?? ('unchanged' as const));
  });
  if (outcomes.some((outcome) => outcome !== 'unchanged')) await settleSearchIndex(db);
  return outcomes;
}

/**
 * Stores jobs with their companies in one transaction, all or none: a job whose source and source id are known is
 * updated under its old slug, or left alone when nothing about it is new. Gives back what became of each job, in the order
 * given. No two of the jobs may share source and source id.
 */
export async function upsertJobs(
  db: Db,
  given: readonly JobInput[],
  onProgress: OnProgress = () => undefined,
): Promise<UpsertOutcome[]> {
  let steps = 0;
  const stepDone = (count: number): void => onProgress((steps += count) / (2 * given.length));
  return writePrepared(db, await prepareJobs(db, given, () => stepDone(1)), stepDone);
}

/** Stores one job as `upsertJobs` does. */
export async function upsertJob(db: Db, job: JobInput): Promise<UpsertOutcome> {
  const [outcome] = await upsertJobs(db, [job]);
  return outcome ?? 'unchanged';
}
