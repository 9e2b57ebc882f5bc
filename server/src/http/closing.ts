import type { FastifyInstance } from 'fastify';

const INTERVAL_MS = 100;

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
