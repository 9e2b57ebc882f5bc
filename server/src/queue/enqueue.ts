import PgBoss from 'pg-boss';
import type { Db } from '../db/client';
import { transactionExecutor } from '../db/queue-executor';
import { BOSS_OPTIONS, type QueueName } from '../db/install-queues';
import type { JobName, JobPayloads } from './job-payloads';

/** A job as it is stored. */
export interface StoredJob<N extends JobName = JobName> {
  name: N;
  payload: JobPayloads[N];
  /** How often it has failed. */
  failures: number;
  /** The code of its last failure. */
  code?: string | undefined;
  /** When it was enqueued, ISO 8601. */
  since: string;
}

const sender = new PgBoss({
  ...BOSS_OPTIONS,
  db: { executeSql: () => Promise.reject(new Error('A job is stored in a transaction.')) },
});

/** The queue that a job belongs to. */
export const queueOf = (name: JobName): QueueName => (name === 'export' || name === 'push' ? name : 'background');

/** A mail is waited for; pictures and figures are not. A push has its own. */
function priorityOf({ name, payload }: StoredJob): number {
  if ('priority' in payload) return payload.priority;
  return ['company-picture', 'job-signals', 'company-answers'].includes(name) ? -1 : 0;
}

/** Stores a job that is to run at `startAfter` or soon. Throws when it could not be stored. */
export async function storeJob(tx: Db, job: StoredJob, startAfter?: Date): Promise<void> {
  const id = await sender.send(queueOf(job.name), job, {
    db: transactionExecutor(tx),
    startAfter,
    priority: priorityOf(job),
    // A job whose server ended is taken over at once, however often that happens. Failures are counted by the worker.
    retryLimit: 1_000_000,
    retryDelay: 0,
  });
  if (id === null) throw new Error('A background job was not stored.');
}

/**
 * Stores a background job in the transaction of the change that it belongs to: both happen or neither does. One of the
 * servers runs it within about a second of the commit or of `startAfter`, by its handler in `handlers.ts`. It runs at least once: a handler
 * must bear a second run after a crash. How to add a kind of job: `docs/operations.md`.
 */
export function enqueue<N extends JobName>(
  tx: Db,
  name: N,
  payload: JobPayloads[N],
  now: Date,
  startAfter?: Date,
): Promise<void> {
  return storeJob(tx, { name, payload, failures: 0, since: now.toISOString() }, startAfter);
}
