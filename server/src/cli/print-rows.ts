import type { CommandIo } from './command-io';
import { formatTable } from './format-table';

interface Listing {
  json?: boolean;
  /** Text that replaces an empty table. */
  none: string;
  /** How many there are in all, where only the first are listed. */
  total?: number;
}

/** Prints rows as a table for people, or as one JSON array for programs. */
export function printRows<Row extends Record<string, string | number | null>>(
  io: CommandIo,
  rows: readonly Row[],
  { json = false, none, total = rows.length }: Listing,
): void {
  if (json) return io.out(`${JSON.stringify(rows, null, 2)}\n`);
  io.out(`${rows.length === 0 ? none : formatTable(rows)}\n`);
  if (total > rows.length) io.err(`${rows.length} of ${total}; --limit lists more.\n`);
}
