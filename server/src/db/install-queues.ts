import PgBoss from 'pg-boss';
import { clientExecutor } from './queue-executor';

/**
 * The queues of pg-boss. What takes many seconds, an export, has one of its own, and so have pushes, whose services belong
 * to others: however many of them wait, they keep no mail waiting.
 */
export const QUEUES = ['background', 'export', 'push'] as const;

export type QueueName = (typeof QUEUES)[number];

/** Options of all instances of pg-boss: it runs nothing unless this server calls it. */
export const BOSS_OPTIONS = { schema: 'pgboss', supervise: false, schedule: false, migrate: false } as const;

/** How long a server may work on a job before another one takes it over, in seconds, until a worker says otherwise. */
const FIRST_LEASE = 60;

/** Makes pg-boss's own tables, in the schema `pgboss`, or brings them up to date, and the queues that are missing. */
export async function installQueues(client: unknown): Promise<void> {
  const boss = new PgBoss({ ...BOSS_OPTIONS, migrate: true, db: clientExecutor(client) });
  await boss.start();
  for (const name of QUEUES) await boss.createQueue(name, { name, expireInSeconds: FIRST_LEASE });
  await boss.stop({ graceful: false });
}
