/**
 * SQLSTATEs and system errors that mean that the database could not be reached, whatever the query:
 * connection exceptions (08…), a server that ends or starts (57P0x), no connection left (53300), and broken sockets.
 */
const CODES = /^(08\w{3}|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;

/** The driver's own words where it has no code for it. */
const MESSAGES = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** True when an error, or what caused it, is that the database ended a query because it took too long (57014). */
export function isQueryCanceled(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '57014') || isQueryCanceled(error.cause);
}

/** True when an error, or what caused it, is that the database cannot be reached. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && CODES.test(error.code)) return true;
  if (MESSAGES.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnreachable);
  return isDatabaseUnreachable(error.cause);
}
