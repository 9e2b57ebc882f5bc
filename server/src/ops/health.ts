import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app-deps';
import type { Db } from '../db/client';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes `/readyz` answer 503 from now on, so that a load balancer looks elsewhere; calls are still served. */
    startDraining(): void;
  }
}

/** How long the database may take to answer, in milliseconds. */
const PATIENCE_MS = 1_000;

/** Whether the database answers in time. Where it hangs, all who ask wait for one and the same query. */
function databaseProbe(db: Db): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  const ask = (): Promise<boolean> =>
    db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
  return async () => {
    running ??= ask().finally(() => (running = null));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), PATIENCE_MS)));
    return Promise.race([running, late]).finally(() => clearTimeout(timer));
  };
}

/**
 * Tells whoever runs the server how it is: `/healthz` answers 200 while the process lives, `/readyz` 200 while it
 * can serve calls, and 503 when the database does not answer within a second and while the server is being ended.
 */
export function reportHealth(app: FastifyInstance, { db }: Pick<AppDeps, 'db'>): void {
  let draining = false;
  app.decorate('startDraining', () => void (draining = true));
  const databaseResponds = databaseProbe(db);
  const quietly = { logLevel: 'warn' } as const;
  app.get('/healthz', quietly, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', quietly, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (draining) return reply.code(503).send({ status: 'draining' });
    if (await databaseResponds()) return reply.send({ status: 'ok' });
    request.log.warn('the database does not answer');
    return reply.code(503).send({ status: 'database does not answer' });
  });
}
