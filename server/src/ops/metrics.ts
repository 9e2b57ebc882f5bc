import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AppDeps } from '../app-deps';
import { notFound } from '../http/errors';
import { mayReadMetrics } from './metrics-access';

/** Upper bounds of the histogram, in seconds: around what a call may take, up to what its client waits for. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Memory, event loop and garbage collection of the process, measured from the first request for them. */
function processMetrics(): () => Registry {
  let registry: Registry | null = null;
  return () => {
    if (registry === null) {
      registry = new Registry();
      collectDefaultMetrics({ register: registry });
    }
    return registry;
  };
}

/**
 * Measures response times by route pattern: a path may hold an id, and the number of paths has no limit. Requests that
 * no route matched, including pages of the web app, have the label `(none)`.
 */
function measureResponseTimes(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response times, in seconds',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = (request.is404 ? undefined : request.routeOptions.url) ?? '(none)';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

function countConnections(registry: Registry, connections: NonNullable<AppDeps['connections']>): void {
  new Gauge({
    name: 'db_pool_connections',
    help: 'Connections to the database, by whether a query uses them, and queries that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}

/**
 * Serves `/metrics` in Prometheus's text format to those who may read them; for others it responds with 404. Gives back
 * the registry, for the metrics of other parts.
 */
export function reportMetrics(
  app: FastifyInstance,
  { config, connections }: Pick<AppDeps, 'config' | 'connections'>,
): Registry {
  const registry = new Registry();
  const ofProcess = processMetrics();
  measureResponseTimes(app, registry);
  if (connections) countConnections(registry, connections);
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayReadMetrics(request, config)) throw notFound();
    const text = `${await ofProcess().metrics()}\n${await registry.metrics()}`;
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
  });
  return registry;
}
