import { ConfigError, type Config } from './config';
import { DatabaseInUseError } from './db/lock';
import { DatabaseUnusableError } from './db/database-unusable-error';
import { explainConnectionFailure, isWithoutRoom } from './db/unreachable';
import { StoreAwayFailure } from './media-store/s3-bucket';

/** The SDK's name of the reason: a code of the network, or the store's name of its refusal. */
function reasonOf({ cause }: StoreAwayFailure): string {
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}

/** Errors whose message is one line for the person who started the server. */
const EXPLAINED = [ConfigError, DatabaseInUseError, DatabaseUnusableError];

/** The message for the person who started the server, in one line where the reason is a known one. */
export function explainStartFailure(error: unknown): string {
  const explained = EXPLAINED.find((known) => error instanceof known);
  if (explained && error instanceof explained) return error.message;
  if (error instanceof StoreAwayFailure) {
    return `The object store at MEDIA_STORE cannot be used (${reasonOf(error)}). The server starts only with its list of deleted candidates.`;
  }
  const connection = explainConnectionFailure(error);
  if (connection !== null) return connection;
  if (isWithoutRoom(error)) return 'There is no room left for the database or in DATA_DIR. Make room and start again.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The failure of a server that cannot listen at its port and host, with one line for the person who started it. */
export function listenFailure({ port, host }: Pick<Config, 'port' | 'host'>, error: unknown): ConfigError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  if (code === 'EADDRINUSE') {
    return new ConfigError(`Port ${port} is in use. Stop the program that uses it, or set another PORT.`);
  }
  return new ConfigError(`The server cannot listen on port ${port} of ${host} (${code}). Set another HOST or PORT.`);
}
