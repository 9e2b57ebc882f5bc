/** Turns everything that goes wrong into the contract's `Failure`. */
import type { Server } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnreachable, isQueryCanceled } from '../db/unreachable';
import { ApiFailure } from './failure';
import { ClientDisconnectedError } from './client-disconnected';
import { BusyFailure } from './fair-queue';

/** A database server that has crashed is back within seconds. */
const RETRY_SECONDS = 5;

/** Shortest time between two lines in the log about refused calls, in milliseconds. */
const LOG_INTERVAL = 10_000;

/** Refused calls of a server since its last line in the log, and when that was written, in milliseconds. */
const refusals = new WeakMap<Server, { calls: number; loggedAt: number }>();

/** Logs at most one line in ten seconds about the calls that are refused with 503 for lack of room. */
function logRefusal({ log, server: { server } }: FastifyRequest): void {
  const { calls, loggedAt } = refusals.get(server) ?? { calls: 0, loggedAt: -LOG_INTERVAL };
  const isDue = performance.now() - loggedAt > LOG_INTERVAL;
  if (isDue) log.warn({ event: 'calls-refused', calls: calls + 1 }, 'a queue is full: calls are refused');
  refusals.set(server, isDue ? { calls: 0, loggedAt: performance.now() } : { calls: calls + 1, loggedAt });
}

/** The failure for a framework error; its own message may name the framework and is never sent. */
function toFailure(error: FastifyError | ApiFailure): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (isDatabaseUnreachable(error) || isQueryCanceled(error)) return unavailable();
  const status = error.statusCode ?? 500;
  if (status === 404) return notFound();
  if (status === 413) return new ApiFailure(4009, 'Data yang dikirim terlalu besar.');
  if (status === 415) return new ApiFailure(4010, 'Jenis data yang dikirim tidak diterima.');
  if (status >= 400 && status < 500) return new ApiFailure(4000, 'Isi permintaan tidak dapat dibaca.');
  return new ApiFailure(5000, 'Terjadi kesalahan pada server. Silakan coba lagi nanti.');
}

/** The failure for a call that does not exist (contract, "Codes": 4004). */
export function notFound(): ApiFailure {
  return new ApiFailure(4004, 'Alamat yang diminta tidak ditemukan.');
}

/** The failure for a call while the database is unreachable or too busy: 5000 as HTTP 503, to be tried again soon. */
function unavailable(): ApiFailure {
  const message = 'Layanan sedang tidak tersedia. Silakan coba beberapa saat lagi.';
  return new ApiFailure(5000, message, { httpStatus: 503, retryAfter: RETRY_SECONDS });
}

function sendFailure(reply: FastifyReply, failure: ApiFailure): FastifyReply {
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
  return reply.code(failure.httpStatus).header('cache-control', 'no-store').send(failure.toBody());
}

/** True when the client has ended the connection before all of its request was there. */
const hasDisconnected = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Sends an error in the contract's shape, without stack or SQL, and logs those that are the server's own. */
export function sendError(
  error: FastifyError | ApiFailure,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = toFailure(error);
  if (hasDisconnected(request)) request.log.info('a client hung up before its request was complete');
  else if (error instanceof ClientDisconnectedError) request.log.info('a client hung up before its response was made');
  else if (error instanceof BusyFailure) logRefusal(request);
  else if (failure.code === 5000) request.log.error({ err: error }, 'a request failed');
  return sendFailure(reply, failure);
}

/** Installs the error handling; `useContractValidation` makes the failures of requests that break the schema. */
export function useContractFailures(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
}
