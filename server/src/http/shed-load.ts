import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from './failure';

/** When to come back, in seconds. */
const RETRY_SECONDS = 2;

/** Shortest time between two lines in the log, in milliseconds. */
const LOG_INTERVAL = 10_000;

interface Limits {
  /** Event loop delay, in milliseconds, on average over an interval; 0: no limit. */
  maxDelay: number;
  /** How often the delay is measured, in milliseconds. */
  interval?: number;
}

/**
 * Load shedding: refuses calls with 503 and `Retry-After` while the event loop delay is beyond the limit. Otherwise each
 * call would wait for so long that its candidate has given up before the response.
 */
export async function shedLoad(app: FastifyInstance, { maxDelay, interval = 1000 }: Limits): Promise<void> {
  if (maxDelay === 0) return;
  const failure = new ApiFailure(5000, 'Server sedang sangat sibuk. Silakan coba beberapa saat lagi.', {
    httpStatus: 503,
    retryAfter: RETRY_SECONDS,
  });
  let logged = -LOG_INTERVAL;
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelay,
    sampleInterval: interval,
    pressureHandler: (request, reply, _type, delay = 0) => {
      // No measurement in this interval, as while the database is opened at the start.
      if (delay === Infinity) return;
      if (performance.now() - logged > LOG_INTERVAL) {
        logged = performance.now();
        request.log.warn({ event: 'calls-turned-away', delay: Math.round(delay) }, 'calls are turned away');
      }
      void reply.code(failure.httpStatus).header('retry-after', String(RETRY_SECONDS)).send(failure.toBody());
    },
  });
}
