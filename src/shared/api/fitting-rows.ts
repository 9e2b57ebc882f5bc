import type { Schema } from 'yup';
import { logFailure } from '@/shared/lib/logging';
import { versionIn } from './versions';
import type { Versioned } from './versions';
import { answerSchema, envelope, refused } from './envelope';

/** Schema of an answer whose `data` is a list, of whatever: its rows are looked at one by one, by `fittingRows`. */
export const rowsEnvelope = () =>
  envelope(answerSchema<unknown[]>((value) => (Array.isArray(value) ? { value } : refused('data is no list'))));

/** Reads a row, or throws. */
type RowReader<T> = (row: unknown) => T;

/** Reads a row by what it cannot do without, and its version, if it has one; nothing is coerced. */
export const readBy =
  <Dto, T>(schema: Schema<Dto>, toEntity: (dto: Dto) => T): RowReader<T & Versioned> =>
  (row) => ({ ...toEntity(schema.validateSync(row, { strict: true })), ...versionIn(row) });

/**
 * The rows of a provider's list as the app has them. One that does not fit the contract must not take the list down: it
 * is left out and logged, without what it holds.
 *
 * @param rows whatever the provider sent
 * @param what the list's name in the log
 */
export function fittingRows<T>(rows: readonly unknown[], read: RowReader<T>, what: string): T[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      // A validation's message may quote the row; its path names the field alone.
      const field = error instanceof Error && error.name === 'ValidationError' && 'path' in error && error.path;
      logFailure(`${what}: a row does not fit the contract`, { field: field || undefined });
      return [];
    }
  });
}
