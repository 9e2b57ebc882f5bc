import { logFailure } from '@/shared/lib/logging';
import { versionIn } from './versions';
import type { Versioned } from './versions';
import { envelope } from './envelope';
import { list, toSchema } from './wire';
import type { Read } from './wire';

/** Schema of an answer whose `data` is a list, of whatever: its rows are looked at one by one, by `fittingRows`. */
export const rowsEnvelope = () => envelope(toSchema(list));

/** Reads a row by what it cannot do without, and its version, if it has one. */
export const readBy =
  <Dto, T>(read: Read<Dto>, toEntity: (dto: Dto) => T): Read<T & Versioned> =>
  (row) => ({ ...toEntity(read(row)), ...versionIn(row) });

/**
 * The rows of a provider's list as the app has them. One that does not fit the contract must not take the list down: it
 * is left out and logged, without what it holds.
 *
 * @param rows whatever the provider sent
 * @param what the list's name in the log
 */
export function fittingRows<T>(rows: readonly unknown[], read: Read<T>, what: string): T[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      // A message may quote the row; a path names the field alone.
      const field = error instanceof Error && 'path' in error && error.path;
      logFailure(`${what}: a row does not fit the contract`, { field: field || undefined });
      return [];
    }
  });
}
