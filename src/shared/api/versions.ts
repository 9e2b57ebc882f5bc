import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { isApiError } from './api-error';
import type { Id } from './id';

/** Version of a record, to be sent back with a change (contract, `Version`). */
export interface Versioned {
  version?: string;
}

/** Characters that are allowed in the header; longer or other values of the provider are ignored. */
const VERSION = /^[\w.:+/=-]{1,200}$/;

/** A version as the provider sends it; undefined for anything that could not be sent back. */
export const toVersion = (value: unknown): string | undefined =>
  typeof value === 'string' && VERSION.test(value) ? value : undefined;

/** The version in a provider's record; nothing where there is none that could be sent back. */
export function versionIn(record: unknown): Versioned {
  if (typeof record !== 'object' || record === null || !('version' in record)) return {};
  const version = toVersion(record.version);
  return version === undefined ? {} : { version };
}

/** A mapper that also takes the version of the record over, if it has one. */
export const withVersion =
  <Dto, T>(toEntity: (dto: Dto) => T): ((dto: Dto) => T & Versioned) =>
  (dto) => ({ ...toEntity(dto), ...versionIn(dto) });

/**
 * A change of what is there already.
 *
 * @param version the state that the candidate has seen, which the provider refuses to undo a later change for; without
 *   it, the stored state is replaced
 */
export const changing = <Body>(url: string, body: Body, version: string | undefined) =>
  ({
    url,
    method: 'PUT',
    body,
    ...(version !== undefined && { headers: { 'If-Match': `"${version}"` } }),
  }) satisfies FetchArgs;

/** True when a change was refused because it would undo another one that the candidate has not seen. */
export const isOutdated = (error: unknown): boolean => isApiError(error) && error.status === 412;

/**
 * The tags of a record after a change of it: the screen fetches it again when it was stored, and when it was another
 * one than the candidate has seen.
 */
export const changedTags = <T extends string>(type: T, id: Id, error: unknown): { type: T; id: Id }[] =>
  error && !isOutdated(error) ? [] : [{ type, id }];
