/**
 * Versions of what a candidate can change, so that no caller undoes an unseen change (contract, `Version`).
 *
 * A version is made from the record itself, a few characters for each of its keys: two changes of different keys
 * do not conflict, nothing more has to be stored, and all servers give the same version.
 */
import { createHash } from 'node:crypto';
import { ApiFailure } from '../http/failure';

/** Characters for each key. Chance lets one in some millions of foreign changes of a key go unnoticed. */
const DIGEST_LENGTH = 4;

/** A new photo always takes the place of another one, and has a new name each time it is sent. */
const WITHOUT_VERSION = ['image'];

const entriesOf = (record: object): [string, unknown][] =>
  Object.entries(record).filter(([key]) => !WITHOUT_VERSION.includes(key));

const digestOf = (key: string, value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([key, value]))
    .digest('base64url')
    .slice(0, DIGEST_LENGTH);

/** The record as it is sent, with its version. */
export function withVersion<T extends object>(record: T): T & { version: string } {
  const version = entriesOf(record).map(([key, value]) => digestOf(key, value));
  return { ...record, version: version.join('') };
}

/** The version in an `If-Match` header; undefined when the caller accepts any version. */
export function expectedVersion(ifMatch: string | undefined): string | undefined {
  const tag = ifMatch?.trim();
  return tag === undefined || tag === '*' ? undefined : tag.replace(/^"|"$/g, '');
}

/**
 * Fails with 4012 where a change would undo one that was made since the version that the caller has seen. What was
 * already stored, by the same call perhaps, is no conflict.
 *
 * @param seen the version in the caller's `If-Match`, or undefined for a change in any case
 * @param before the record as the change has found it
 * @param after the record as the change would leave it, in the same shape
 */
export function refuseUnseenChanges(seen: string | undefined, before: object, after: object): void {
  if (seen === undefined) return;
  const left: Record<string, unknown> = { ...after };
  const isUndone = entriesOf(before).some(([key, value], place) => {
    if (JSON.stringify(left[key]) === JSON.stringify(value)) return false;
    return seen.slice(place * DIGEST_LENGTH, (place + 1) * DIGEST_LENGTH) !== digestOf(key, value);
  });
  if (isUndone) {
    throw new ApiFailure(4012, 'Data ini sudah diubah di tempat lain sejak Anda membukanya. Tidak ada yang disimpan.');
  }
}
