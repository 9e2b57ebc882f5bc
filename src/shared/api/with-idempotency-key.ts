import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { contextOf, tokenOf } from './api-context';
import type { ProviderQuery } from './api-context';
import { networkError } from './api-error';
import type { ApiError } from './api-error';

/** Refusals after which the same write is to be made again, and not a new one. */
const NOT_FINAL = new Set([401, 408, 425, 429]);

/**
 * True when the provider has settled a write, by storing or by refusing it. False when the outcome is unknown: without
 * a response, or with an HTML page as the response.
 */
export function isSettled(error: Pick<ApiError, 'kind' | 'status' | 'statusCode'> | undefined): boolean {
  if (!error) return true;
  if (error.kind === 'network' || error.kind === 'contract') return false;
  // A wrong password is final, other than a session that has ended.
  if (error.statusCode === 4003) return true;
  return error.status === undefined || (error.status < 500 && !NOT_FINAL.has(error.status));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** SHA-256, as hexadecimal digits. Browsers have it on secure pages alone, which one on a local network may not be. */
async function hash(text: string): Promise<string> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return (await import('crypto-js/sha256')).default(text).toString();
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A hash that identifies a mutation: the body itself must not be in a storage.
 *
 * @throws where the browser has no such hash, and it cannot be fetched
 */
export const nameOfWrite = (whose: unknown, { url, params, body }: FetchArgs): Promise<string> =>
  hash(JSON.stringify([whose, url, params ?? null, body ?? null]));

/**
 * Gives every POST an `Idempotency-Key`. The same write of the same candidate has the same key until it is settled:
 * a double click, two tabs, another attempt after a dropped response, a time-out or a new sign-in store one record
 * (contract, "Idempotency-Key"). All POST calls of the contract have a JSON body.
 */
export const withIdempotencyKey =
  (call: ProviderQuery): ProviderQuery =>
  async (args, api, options) => {
    const keys = contextOf(api.extra)?.requestKeys;
    if (!keys || typeof args === 'string' || args.method !== 'POST' || options?.keyed === false) {
      return call(args, api, options);
    }
    const token = tokenOf(api.extra, options);
    const whose = token && (contextOf(api.extra)?.getOwner() ?? token);
    const name = await nameOfWrite(whose, args).catch(() => null);
    if (name === null) return { error: networkError() };
    // A fast hash of a password must not outlive the page.
    const lasting = !(isRecord(args.body) && ('password' in args.body || 'old' in args.body));
    const key = keys.take(name, lasting);

    const headers = new Headers(args.headers as HeadersInit | undefined);
    headers.set('Idempotency-Key', key);
    const result = await call({ ...args, headers }, api, options);
    if (isSettled(result.error)) keys.forget(name);
    else keys.keep(name, key, lasting);
    return result;
  };
