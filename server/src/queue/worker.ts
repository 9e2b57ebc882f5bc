import { setTimeout as wait } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { Db } from '../db/client';
import { loggableError } from '../http/logging';
import { queueOf, storeJob, type StoredJob } from './enqueue';
import { clientExecutor, transactionExecutor } from '../db/queue-executor';
import { BOSS_OPTIONS, QUEUES, type QueueName } from '../db/install-queues';

/** How often the worker looks for jobs, in milliseconds. */
const POLL_MS = 1_000;

/** How long a server may work on a job before another one takes it over, in seconds. */
export const LEASE_SECONDS = 60;

/** How often it looks for jobs whose server ended, as a share of the lease. */
const EXPIRE_SHARE = 1 / 4;

/** How many jobs of each queue a server runs at once. A push hardly does more than wait for a push service. */
const CONCURRENCY: Record<QueueName, number> = { background: 5, export: 1, push: 50 };

/** How long one attempt may take, as a share of the lease: less, so that no other server runs the job meanwhile. */
const ATTEMPT_SHARE = 3 / 4;

/** How long jobs that are running may take to end when the server does, in milliseconds. */
const STOP_MS = 3_000;

const FIRST_DELAY_MS = 15_000;
const MAX_RETRY_DELAY_MS = 3_600_000;

const DAY_MS = 86_400_000;

/** For how long a job that fails is tried again, in milliseconds. That of pushes: specification 4, section 13. */
export const GIVE_UP_MS: Record<QueueName, number> = { background: 3 * DAY_MS, export: 3 * DAY_MS, push: DAY_MS };

/** A failure that is followed by another attempt after so many milliseconds. */
export class TryAgainLater extends Error {
  constructor(
    message: string,
    readonly delay: number,
  ) {
    super(message);
  }
}

/** How long a job waits after it has failed so often, in milliseconds: 15 s, twice as long each time, at most an hour. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), MAX_RETRY_DELAY_MS);
}

/** `refused`: it failed in a way that is final. */
export type JobResult = 'done' | 'failed' | 'gave-up' | 'refused';

interface WorkerOptions {
  db: Db;
  now: () => Date;
  /** Runs one attempt of a job; rejects when it failed. */
  run: (job: StoredJob) => Promise<void>;
  /** True when another attempt would fail in the same way, so that there is none. */
  isFinal: (error: unknown) => boolean;
  /** Learns of every attempt that has ended. `error` is the reason of a failure. */
  report: (job: StoredJob, result: JobResult, error?: unknown) => void;
  /** Learns that the database did not respond as the worker needed it. */
  onError: (error: unknown) => void;
}

export interface Worker {
  /** Looks for jobs once a second from now on. */
  start(): void;
  /** Runs the jobs that are due, and what these enqueue, until none is left. */
  runDue(): Promise<void>;
  /** Runs every job once, also those that wait for their next attempt. */
  runAll(): Promise<void>;
  /** Number of stored jobs of a queue that are not running. */
  waiting(queue: QueueName): Promise<number>;
  /** Takes no more jobs, and waits a few seconds for those that are running. Others run them again once their lease ends. */
  stop(): Promise<void>;
}

async function withTimeout(attempt: Promise<void>, milliseconds: number): Promise<void> {
  const timer = new AbortController();
  const late = wait(milliseconds, undefined, { ref: false, signal: timer.signal }).then(() => {
    throw new Error('The job took too long.');
  });
  try {
    await Promise.race([attempt, late]);
  } finally {
    late.catch(() => undefined);
    timer.abort();
  }
}

/** Works off the background jobs of a database; any number of servers may do so at once. */
export function createWorker({ db, now, run, isFinal, report, onError }: WorkerOptions): Worker {
  const boss = new PgBoss({ ...BOSS_OPTIONS, db: clientExecutor((db as unknown as { $client: unknown }).$client) });
  const running: Record<QueueName, Set<Promise<void>>> = { background: new Set(), export: new Set(), push: new Set() };
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | null = null;
  let expiredAt = 0;
  let stopped = false;

  /** @param delay until the next attempt, in milliseconds */
  function resultOf({ name, since }: StoredJob, error: unknown, delay: number): JobResult {
    if (isFinal(error)) return 'refused';
    return now().getTime() + delay - Date.parse(since) > GIVE_UP_MS[queueOf(name)] ? 'gave-up' : 'failed';
  }

  const allRunning = (): Promise<unknown> => Promise.all(QUEUES.flatMap((queue) => [...running[queue]]));

  async function settleFailure({ id, name: queue, data }: PgBoss.Job<StoredJob>, error: unknown): Promise<void> {
    const failures = data.failures + 1;
    const delay = error instanceof TryAgainLater ? error.delay : retryDelay(failures);
    const result = resultOf(data, error, delay);
    const { type, code = type } = loggableError(error);
    await db.transaction(async (tx) => {
      await boss.deleteJob(queue, id, { db: transactionExecutor(tx) });
      if (result === 'failed') await storeJob(tx, { ...data, failures, code }, new Date(Date.now() + delay));
    });
    report({ ...data, failures }, result, error);
  }

  async function attempt(job: PgBoss.Job<StoredJob>): Promise<void> {
    try {
      await withTimeout(run(job.data), LEASE_SECONDS * 1_000 * ATTEMPT_SHARE);
    } catch (error) {
      return settleFailure(job, error);
    }
    await boss.deleteJob(job.name, job.id);
    report(job.data, 'done');
  }

  /** Takes jobs of a queue and starts them. Gives back how many. */
  async function take(queue: QueueName, batchSize: number, ignoreStartAfter = false): Promise<number> {
    const jobs = await boss.fetch<StoredJob>(queue, { batchSize, ignoreStartAfter });
    for (const job of jobs) {
      const attempted = attempt(job)
        .catch(onError)
        .finally(() => {
          running[queue].delete(attempted);
          if (timer) poll();
        });
      running[queue].add(attempted);
    }
    return jobs.length;
  }

  async function look(): Promise<void> {
    if (Date.now() - expiredAt > LEASE_SECONDS * 1_000 * EXPIRE_SHARE) {
      expiredAt = Date.now();
      await boss.expire();
    }
    for (const queue of QUEUES) await fill(queue);
  }

  /** Takes as many jobs of a queue as it has room for. */
  async function fill(queue: QueueName): Promise<void> {
    const room = (): number => CONCURRENCY[queue] - running[queue].size;
    while (!stopped && room() > 0 && (await take(queue, room())) > 0);
  }

  /** Takes from every queue as many jobs as a server runs at once. Gives back how many. */
  async function takeDue(): Promise<number> {
    let taken = 0;
    for (const queue of QUEUES) taken += await take(queue, CONCURRENCY[queue]);
    return taken;
  }

  async function setLease(): Promise<void> {
    for (const name of QUEUES) await boss.updateQueue(name, { name, expireInSeconds: LEASE_SECONDS });
  }

  function poll(): void {
    if (stopped) return;
    polling ??= look()
      .catch(onError)
      .finally(() => (polling = null));
  }

  return {
    start: () => {
      timer = setInterval(poll, POLL_MS).unref();
      polling = setLease()
        .catch(onError)
        .then(() => {
          polling = null;
          poll();
        });
    },
    runDue: async () => {
      while ((await takeDue()) > 0) await allRunning();
    },
    runAll: async () => {
      for (const queue of QUEUES) {
        await take(queue, 1_000, true);
        await allRunning();
      }
    },
    waiting: (queue) => boss.getQueueSize(queue),
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      timer = undefined;
      await polling;
      const done = new AbortController();
      await Promise.race([
        allRunning().finally(() => done.abort()),
        wait(STOP_MS, undefined, { signal: done.signal }).catch(() => undefined),
      ]);
    },
  };
}
