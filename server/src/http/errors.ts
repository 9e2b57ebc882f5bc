/** Turns everything that goes wrong into the contract's `Failure`. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnreachable, isQueryCanceled, isReadOnly, isWithoutRoom } from '../db/unreachable';
import { ApiFailure } from './failure';
import { ClientDisconnectedError } from './client-disconnected';
import { BusyFailure } from './fair-queue';
import { logSeldom } from './log-seldom';
import { loggableError } from './logging';

/** A database server that has crashed is back within seconds. */
const RETRY_SECONDS = 5;

/** Troubles of the database or of a disk that pass without a change to the call. */
const PASSING = [isDatabaseUnreachable, isQueryCanceled, isReadOnly, isWithoutRoom];

/** For people: the reason is not known, or is nothing that they can mend. */
export const UNAVAILABLE = 'Layanan sedang tidak tersedia. Silakan coba beberapa saat lagi.';

/** The failure for a framework error; its own message may name the framework and is never sent. */
function toFailure(error: FastifyError | ApiFailure): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (PASSING.some((isCause) => isCause(error))) return unavailable();
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

/** The failure for a call while the database cannot carry it out: 5000 as HTTP 503, to be tried again soon. */
function unavailable(): ApiFailure {
  return new ApiFailure(5000, UNAVAILABLE, { httpStatus: 503, retryAfter: RETRY_SECONDS });
}

function sendFailure(reply: FastifyReply, failure: ApiFailure): FastifyReply {
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
  return reply.code(failure.httpStatus).header('cache-control', 'no-store').send(failure.toBody());
}

/** True when the client has ended the connection before all of its request was there. */
const hasDisconnected = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/**
 * Logs a failure of the server's own. Failures by 503 come with every call and every background task while their cause lasts,
 * such as a database that is away: one line in ten seconds for each cause counts them.
 */
export function logFailure(
  { server, log: appLog }: FastifyInstance,
  error: unknown,
  message: string,
  log = appLog,
): void {
  if (error instanceof BusyFailure) {
    const text = 'a queue is full: calls are refused';
    return logSeldom(server, 'calls-refused', (calls) => log.warn({ event: 'calls-refused', calls }, text));
  }
  if (toFailure(error as FastifyError).httpStatus !== 503) return log.error({ err: error }, message);
  const { code, type } = loggableError(error);
  logSeldom(server, code ?? type, (times) => log.error({ event: 'unavailable', times, err: error }, message));
}

/** Sends an error in the contract's shape, without stack or SQL, and logs those that are the server's own. */
export function sendError(
  error: FastifyError | ApiFailure,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = toFailure(error);
  if (hasDisconnected(request)) request.log.info('a client hung up before its request was complete');
  else if (error instanceof ClientDisconnectedError) request.log.info('a client hung up before its response was made');
  else if (failure.code === 5000) logFailure(request.server, error, 'a request failed', request.log);
  return sendFailure(reply, failure);
}

/** Installs the error handling; `useContractValidation` makes the failures of requests that break the schema. */
export function useContractFailures(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
}
