import { isOffline } from '@/shared/lib/connection';
import { texts } from './texts';

/**
 * The one shape of a failed call, whatever went wrong. Plain data, since it is kept in the store.
 *
 * - `validation`: the provider refused fields; `fieldErrors` says which.
 * - `http`: the provider refused or failed; `statusCode` and `message` where it sent them.
 * - `network`: no response (offline, dropped, timed out).
 * - `contract`: a response that is not what the contract promises (HTML of a proxy, missing fields).
 */
export interface ApiError {
  kind: 'validation' | 'http' | 'network' | 'contract';
  /** HTTP status, where there was a response. */
  status?: number;
  /** The contract's own code, for example 4003. */
  statusCode?: number;
  /** The provider's words, as plain text of at most 300 characters. Show as text only. */
  message?: string;
  /** Messages by field, in the contract's field names. */
  fieldErrors: Record<string, string[]>;
  /** Seconds to wait, from `Retry-After`. */
  retryAfter?: number;
  /** With 4001, ISO 8601: when the account of the session that has ended is deleted, or was. */
  deleteAt?: string;
  /** The candidate gave the call up. */
  isCancelled?: true;
  /** The browser had no connection when the call began: nothing was sent. */
  isUnsent?: true;
}

const MAX_MESSAGE_LENGTH = 300;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.trim().slice(0, MAX_MESSAGE_LENGTH) : undefined;

function toMessages(value: unknown): string[] {
  const messages = Array.isArray(value) ? value : [value];
  return messages.map(toText).filter((message) => message !== undefined);
}

const ENVELOPE_KEYS = new Set(['statusCode', 'message', 'err', 'detail', 'data']);

/** Fields and their messages, from `err` or, as some providers send them, from the top level (`{"url": ["…"]}`). */
function toFieldErrors(body: Record<string, unknown>): Record<string, string[]> {
  const fields: [string, string[]][] = [];
  for (const [name, value] of isRecord(body.err) ? Object.entries(body.err) : [])
    fields.push([name, toMessages(value)]);
  for (const [name, value] of Object.entries(body)) {
    if (!ENVELOPE_KEYS.has(name) && Array.isArray(value)) fields.push([name, toMessages(value)]);
  }
  return Object.fromEntries(fields.filter(([, messages]) => messages.length > 0));
}

function toSeconds(header: string | null | undefined): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined;
}

/**
 * Parses a failure as the contract's envelope allows it: every key may be missing and the body may be no JSON at all.
 *
 * @param status HTTP status of the response
 * @param body the parsed body, or anything else that came
 * @param retryAfter the `Retry-After` header: seconds or an HTTP date
 */
export function toApiError(status: number, body: unknown, retryAfter?: string | null): ApiError {
  const record = isRecord(body) ? body : {};
  const fieldErrors = toFieldErrors(record);
  const error: ApiError = {
    kind: Object.keys(fieldErrors).length > 0 ? 'validation' : 'http',
    status,
    fieldErrors,
  };
  if (typeof record.statusCode === 'number') error.statusCode = record.statusCode;
  const message = toText(record.message) ?? toText(record.detail);
  if (message !== undefined) error.message = message;
  const seconds = toSeconds(retryAfter);
  if (seconds !== undefined) error.retryAfter = seconds;
  const deleteAt = toText(record.deleteAt);
  if (error.statusCode === 4001 && deleteAt !== undefined) error.deleteAt = deleteAt;
  return error;
}

export const networkError = (): ApiError => ({ kind: 'network', fieldErrors: {} });

export const contractError = (status?: number): ApiError => ({
  kind: 'contract',
  fieldErrors: {},
  ...(status === undefined ? {} : { status }),
});

/** True when a caught value is an `ApiError`, as `unwrap()` of a mutation throws it. */
export function isApiError(error: unknown): error is ApiError {
  return (
    isRecord(error) &&
    isRecord(error.fieldErrors) &&
    ['validation', 'http', 'network', 'contract'].includes(String(error.kind))
  );
}

/** A wait in words: seconds up to a minute and a half, whole minutes beyond. */
export const describeWait = (seconds: number): string =>
  seconds <= 90 ? texts.seconds(seconds) : texts.minutes(Math.ceil(seconds / 60));

/**
 * Describes a failure to the candidate: no connection when the browser knows that; the waiting time after too many
 * attempts.
 *
 * @param fallback the error catalogue's sentence for this place, used when the provider sent no words of its own
 */
export function describeError(error: unknown, fallback: string): string {
  if (!isApiError(error)) return fallback;
  if (error.kind === 'network' && isOffline()) return `${texts.offline} ${fallback}`;
  if (error.status === 429 && !error.message && error.retryAfter !== undefined) {
    return texts.tooManyAttempts(describeWait(error.retryAfter));
  }
  return error.message || fallback;
}

/** Describes how to recover from a failure. Blames the connection only when there was no response. */
export function describeRetry(error: unknown): string {
  if (!isApiError(error)) return texts.tryLater;
  if (error.kind === 'network') return texts.checkConnection;
  return error.retryAfter === undefined ? texts.tryLater : texts.tryAgainIn(describeWait(error.retryAfter));
}

/** As a sentence, so that another one may follow. */
const toSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/**
 * Why something could not be read, and what the candidate can do about it, for a screen that has said already what is
 * missing. In the provider's words, as plain text, where it sent any; else in a neutral sentence of ours.
 */
export function describeFailure(error: unknown): string {
  const retry = describeRetry(error);
  if (!isApiError(error)) return `${texts.refused} ${retry}`;
  if (error.kind === 'network') return isOffline() ? `${texts.offline} ${retry}` : retry;
  const words = error.message ?? Object.values(error.fieldErrors).flat()[0];
  if (words === undefined) return `${error.status === 429 ? texts.tooManyRequests : texts.refused} ${retry}`;
  return error.retryAfter === undefined ? words : `${toSentence(words)} ${retry}`;
}
