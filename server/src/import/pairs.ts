import { sql } from 'drizzle-orm';

/** Rows of two columns out of two lists, whatever the driver makes of arrays. */
export const pairs = (first: string[], second: string[]) =>
  sql`(select a.value, b.value
    from jsonb_array_elements_text(${JSON.stringify(first)}::jsonb) with ordinality a(value, n)
    join jsonb_array_elements_text(${JSON.stringify(second)}::jsonb) with ordinality b(value, n) using (n))`;
