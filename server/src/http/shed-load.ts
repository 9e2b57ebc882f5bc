import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from './failure';
import { logSeldom } from './log-seldom';
import { TURNS, type Turn } from './turns';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The place of a read in the queue of the process; `page` where it is left out. */
    turn?: Turn;
  }
}

/** How late the event loop may be, on average over an interval, before every call is refused, in milliseconds. */
export const MAX_DELAY_MS = 2_000;

/** When to come back, in seconds. */
const RETRY_SECONDS = 2;

/** How long a statement of a write may take before all reads are refused, in milliseconds: an application has some thirty. */
export const MAX_STATEMENT_MS = 400;

/** How often that is measured, in milliseconds, and the share of the newest measurement in the average. */
const STATEMENT_INTERVAL = 250;
const NEWEST_SHARE = 0.2;

/** The part of the limits from which on the first calls are refused. */
const FIRST_PART = Math.min(...Object.values(TURNS).map(({ shedAt }) => shedAt));

interface Limits {
  /** Event loop delay in place of MAX_DELAY_MS; 0: no limit. */
  maxDelay?: number | undefined;
  /** How often the delay is measured, in milliseconds. */
  interval?: number;
  /** Runs the shortest statement on the connections that writes use; left out where reads have no other ones. */
  probe?: () => Promise<unknown>;
}

/** Measures what a statement takes, also one that fails, on average of the last second or so, in milliseconds. */
function measureStatements(probe: Limits['probe']): { average: () => number; measure: () => Promise<void> } {
  let average = 0;
  const measure = async (): Promise<void> => {
    const start = performance.now();
    await probe?.().catch(() => undefined);
    average += NEWEST_SHARE * (performance.now() - start - average);
  };
  return { average: () => average, measure };
}

/** The part of the limits from which on a call is refused, which is that of its place in the queue. */
function partOf({ method, routeOptions }: FastifyRequest): number {
  const { turn = 'page' } = routeOptions.config;
  return TURNS[method === 'GET' || method === 'HEAD' ? turn : 'write'].shedAt;
}

/**
 * Load shedding: refuses calls with 503 and `Retry-After` while the event loop delay is beyond their part of the limit, those
 * at the end of the queue first (`TURNS`), and reads while a statement of a write takes longer than their part. Otherwise each call would wait
 * for so long that its candidate has given up before the response.
 */
export async function shedLoad(
  app: FastifyInstance,
  { maxDelay = MAX_DELAY_MS, interval = 1000, probe }: Limits,
): Promise<void> {
  if (maxDelay === 0) return;
  const failure = new ApiFailure(5000, 'Server sedang sangat sibuk. Silakan coba beberapa saat lagi.', {
    httpStatus: 503,
    retryAfter: RETRY_SECONDS,
  });
  const { average: statement, measure } = measureStatements(probe);
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelay * FIRST_PART,
    sampleInterval: interval,
    ...(probe && {
      healthCheckInterval: STATEMENT_INTERVAL,
      healthCheck: async () => {
        await measure();
        return statement() <= MAX_STATEMENT_MS * FIRST_PART;
      },
    }),
    pressureHandler: (request, reply, _type, measured = 0) => {
      const part = partOf(request);
      // No measurement in this interval, as while the database is opened at the start.
      const delay = measured === Infinity ? 0 : measured;
      const isHeldUp = part < TURNS.write.shedAt && statement() > MAX_STATEMENT_MS * part;
      if (delay <= maxDelay * part && !isHeldUp) return;
      const figures = { delay: Math.round(delay), statement: Math.round(statement()) };
      logSeldom(app.server, 'calls-turned-away', (calls) => {
        request.log.warn({ event: 'calls-turned-away', calls, ...figures }, 'calls are turned away');
      });
      void reply.code(failure.httpStatus).header('retry-after', String(RETRY_SECONDS)).send(failure.toBody());
    },
  });
}
