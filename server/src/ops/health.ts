import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { version } from '../../package.json';
import type { AppDeps } from '../app-deps';
import type { Db } from '../db/client';
import { logSeldom } from '../http/log-seldom';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Makes `/readyz` respond with 503 from now on, so that a load balancer sends no more. Calls are still served, each with
     * the end of its connection: a proxy that does not request `/readyz` has no open connection left when the server ends.
     */
    startDraining(): void;
  }
}

/** How long the database may take to respond, in milliseconds. */
const PROBE_TIMEOUT_MS = 1_000;

/** True when the database responds in time. Concurrent requests share one query, also while the database hangs. */
function databaseProbe(db: Db): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  const query = (): Promise<boolean> =>
    db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
  return async () => {
    running ??= query().finally(() => (running = null));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), PROBE_TIMEOUT_MS)));
    return Promise.race([running, late]).finally(() => clearTimeout(timer));
  };
}

/**
 * Health checks for operators: `/healthz` responds with 200 and the version while the process lives. `/readyz` responds with 200 while
 * the server can serve calls, and with 503 when the database does not respond within a second and during shutdown.
 */
export function reportHealth(app: FastifyInstance, { db }: Pick<AppDeps, 'db'>): void {
  let draining = false;
  app.decorate('startDraining', () => void (draining = true));
  app.addHook('onRequest', async (_request, reply) => {
    if (draining) reply.header('connection', 'close');
  });
  const databaseResponds = databaseProbe(db);
  const quietly = { logLevel: 'warn' } as const;
  app.get('/healthz', quietly, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', version }),
  );
  app.get('/readyz', quietly, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (draining) return reply.code(503).send({ status: 'draining' });
    if (await databaseResponds()) return reply.send({ status: 'ok' });
    logSeldom(app.server, 'readyz', () => request.log.warn('the database does not respond'));
    return reply.code(503).send({ status: 'database does not respond' });
  });
}
