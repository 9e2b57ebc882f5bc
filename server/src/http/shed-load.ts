import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from './failure';

/** When to come back, in seconds. */
const RETRY_SECONDS = 2;

/** At most one line in the log in this time, in milliseconds: writing thousands would not make the server quicker. */
const LOG_INTERVAL = 10_000;

interface Limits {
  /** Milliseconds by which the event loop may be late, on average over an interval; 0: no matter. */
  maxDelay: number;
  /** How often that is looked at, in milliseconds. */
  interval?: number;
}

/**
 * Turns calls away, 503 with `Retry-After`, while the server is too late with those that it has: each would wait so long
 * that its candidate has given up when it is answered, and all would after it. What it accepts it serves in time.
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
      // A second without any reading, as while the database is opened at the start: nothing is known of the delay.
      if (delay === Infinity) return;
      if (performance.now() - logged > LOG_INTERVAL) {
        logged = performance.now();
        request.log.warn({ event: 'calls-turned-away', delay: Math.round(delay) }, 'calls are turned away');
      }
      void reply.code(failure.httpStatus).header('retry-after', String(RETRY_SECONDS)).send(failure.toBody());
    },
  });
}
