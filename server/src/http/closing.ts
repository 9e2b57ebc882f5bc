import type { FastifyInstance } from 'fastify';

const INTERVAL_MS = 100;

/**
 * Makes closing the app end each connection as soon as its last request is answered. Without it a browser that keeps
 * its connection open for a next request would hold the server up for a minute.
 */
export function closeConnectionsWhenIdle(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), INTERVAL_MS);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
  });
}
