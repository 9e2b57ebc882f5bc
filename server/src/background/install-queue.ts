import PgBoss from 'pg-boss';
import { clientExecutor } from './executor';

/** The queue of pg-boss that holds every background job. */
export const QUEUE = 'background';

/** What all instances of pg-boss share: nothing of theirs runs unless this server calls it. */
export const BOSS_OPTIONS = { schema: 'pgboss', supervise: false, schedule: false, migrate: false } as const;

/** How long a server may work on a job before another one takes it over, in seconds, until a worker says otherwise. */
const FIRST_LEASE = 60;

/** Makes pg-boss's own tables, in the schema `pgboss`, or brings them up to date. */
export async function installQueue(client: unknown): Promise<void> {
  const boss = new PgBoss({ ...BOSS_OPTIONS, migrate: true, db: clientExecutor(client) });
  await boss.start();
  await boss.createQueue(QUEUE, { name: QUEUE, expireInSeconds: FIRST_LEASE });
  await boss.stop({ graceful: false });
}
