import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from './failure';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `low` for calls that are refused before all others while the server is overloaded. */
    importance?: 'low';
  }
}

/** When to come back, in seconds. */
const RETRY_SECONDS = 2;

/** Shortest time between two lines in the log, in milliseconds. */
const LOG_INTERVAL = 10_000;

/** Parts of the limit from which on calls are refused: searches first, then other reads, sign-in and applying last. */
const PARTS = { low: 0.25, read: 0.5, write: 1 } as const;

interface Limits {
  /** Event loop delay, in milliseconds, on average over an interval; 0: no limit. */
  maxDelay: number;
  /** How often the delay is measured, in milliseconds. */
  interval?: number;
}

function partOf({ method, routeOptions }: FastifyRequest): number {
  if (routeOptions.config.importance === 'low') return PARTS.low;
  return method === 'GET' || method === 'HEAD' ? PARTS.read : PARTS.write;
}

/**
 * Load shedding: refuses calls with 503 and `Retry-After` while the event loop delay is beyond their part of the limit, the
 * least important first. Otherwise each call would wait for so long that its candidate has given up before the response.
 */
export async function shedLoad(app: FastifyInstance, { maxDelay, interval = 1000 }: Limits): Promise<void> {
  if (maxDelay === 0) return;
  const failure = new ApiFailure(5000, 'Server sedang sangat sibuk. Silakan coba beberapa saat lagi.', {
    httpStatus: 503,
    retryAfter: RETRY_SECONDS,
  });
  let logged = -LOG_INTERVAL;
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelay * PARTS.low,
    sampleInterval: interval,
    pressureHandler: (request, reply, _type, delay = 0) => {
      // No measurement in this interval, as while the database is opened at the start.
      if (delay === Infinity || delay <= maxDelay * partOf(request)) return;
      if (performance.now() - logged > LOG_INTERVAL) {
        logged = performance.now();
        request.log.warn({ event: 'calls-turned-away', delay: Math.round(delay) }, 'calls are turned away');
      }
      void reply.code(failure.httpStatus).header('retry-after', String(RETRY_SECONDS)).send(failure.toBody());
    },
  });
}
