import type { FastifyInstance } from 'fastify';
import { UNAVAILABLE } from './errors';
import { ApiFailure } from './failure';

const INTERVAL_MS = 100;

/** When to come back, in seconds: another server, or this one started again, is there at once. */
const RETRY_SECONDS = 1;

/**
 * Makes closing the app end each connection as soon as its running request is complete. Without it a browser's
 * keep-alive connection would delay the end of the server by a minute.
 */
export function closeConnectionsWhenIdle(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), INTERVAL_MS);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
  });
}

/**
 * Refuses what still arrives on open connections while the app closes, by 5000 as HTTP 503 with `Retry-After`; nothing of
 * it has been carried out. It takes the place of Fastify's own refusal (`return503OnClosing: false`), which is no
 * `Failure` of the contract. Fastify ends the connection (`Connection: close`).
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  const failure = new ApiFailure(5000, UNAVAILABLE, {
    httpStatus: 503,
    retryAfter: RETRY_SECONDS,
  });
  app.addHook('preClose', async () => void (closing = true));
  app.addHook('onRequest', async (_request, reply) => {
    if (!closing) return;
    reply.headers({ 'retry-after': String(RETRY_SECONDS), 'cache-control': 'no-store' });
    return reply.code(failure.httpStatus).send(failure.toBody());
  });
}
