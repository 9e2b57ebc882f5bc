import { ConfigError } from './config';
import { DatabaseInUseError } from './db/lock';
import { DatabaseUnusableError } from './db/database-unusable-error';
import { StoreAwayFailure } from './media-store/s3-bucket';

interface SystemError extends Error {
  code: string;
  port?: number;
}

function systemErrorIn(error: unknown): SystemError | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error as SystemError;
  const inner = error instanceof AggregateError ? (error.errors as unknown[])[0] : error.cause;
  return systemErrorIn(inner);
}

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
  const system = systemErrorIn(error);
  switch (system?.code) {
    case 'EADDRINUSE':
      return `Port ${system.port ?? ''} is in use. Stop the program that uses it, or set another PORT.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return `The database at DATABASE_URL cannot be reached (${system.code}).`;
    default:
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
