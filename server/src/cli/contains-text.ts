import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** True when a column holds a text as a part, whatever its case; signs of a pattern match themselves. */
export function containsText(column: PgColumn, text: string): SQL {
  return sql`position(lower(${text}) in lower(${column})) > 0`;
}
