/**
 * SQLSTATEs and system errors that mean that the database could not be reached, whatever the query:
 * connection exceptions (08…), a server that ends or starts (57P0x), no connection left (53300), and broken sockets.
 */
const CODES = /^(08\w{3}|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;

/** The driver's own words where it has no code for it. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection)/;

/** Codes of Node.js for a certificate that is not to be trusted. */
const CERTIFICATE = /^(CERT_\w+|(DEPTH_ZERO_)?SELF_SIGNED_CERT\w*|UNABLE_TO_\w+)$/;

/** True when an error, or what caused it, has a code of this form. */
function hasCode(error: unknown, codes: RegExp): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.test(String(error.code))) || hasCode(error.cause, codes);
}

/** True when an error, or what caused it, is that the database ended a query because it took too long. */
export const isQueryCanceled = (error: unknown): boolean => hasCode(error, /^57014$/);

/** True when an error, or what caused it, is that a write found no room on the database's disk or on the server's own. */
export const isWithoutRoom = (error: unknown): boolean => hasCode(error, /^(53100|ENOSPC|EDQUOT)$/);

/** True when an error, or what caused it, is that the database only reads, as a standby, or when its host has no room left. */
export const isReadOnly = (error: unknown): boolean => hasCode(error, /^25006$/);

/** True when an error, or what caused it, is that the database cannot be reached. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && CODES.test(error.code)) return true;
  if (MESSAGES.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnreachable);
  return isDatabaseUnreachable(error.cause);
}

/**
 * The line for the person who starts the server where the database at the address in a setting cannot be connected to;
 * null for any other error.
 */
export function explainConnectionFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const database = `The database at DATABASE_URL`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return `${database} has a certificate for another host name. Write that name as the host, or sslmode=verify-ca.`;
  }
  if (CERTIFICATE.test(code)) {
    return `${database} has a certificate that cannot be verified (${code}). Add sslrootcert=FILE with the certificate of its authority, or write sslmode=require to encrypt without verifying.`;
  }
  if (error.message === 'The server does not support SSL connections') {
    return `${database} does not encrypt connections. Turn ssl on in PostgreSQL, or write sslmode=disable.`;
  }
  // Class 28 is a refused user or password, 3D000 a database that does not exist; the driver has no code for SASL.
  if (/^(28|3D)\w{3}$/.test(code) || /^SASL/.test(error.message)) {
    const remedy = error.message.endsWith('no encryption') ? ' Write sslmode=require.' : '';
    return `${database} refuses the connection: ${error.message}.${remedy}`;
  }
  const inner = error instanceof AggregateError ? (error.errors as unknown[])[0] : error.cause;
  const explained = explainConnectionFailure(inner);
  if (explained !== null || !isDatabaseUnreachable(error)) return explained;
  return `${database} cannot be reached (${code || error.message}).`;
}
