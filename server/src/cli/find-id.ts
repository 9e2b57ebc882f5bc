import { or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client';
import { CommandFailure } from './command-failure';

/** Shorter texts are no prefix: a slip of the finger must not name a row. */
const MIN_PREFIX_LENGTH = 4;

/** Matches that the message about an ambiguous prefix lists. */
const LISTED = 5;

interface Referable {
  /** Name of the rows in messages: `applications`. */
  noun: string;
  table: PgTable & { id: PgColumn };
  /** Columns that name a row by their whole text. */
  names: readonly PgColumn[];
  /** Columns that name a row also by a unique prefix; the message lists the first. */
  prefixes: readonly [PgColumn, ...PgColumn[]];
  /** Rows that count; all of them without it. */
  where?: SQL;
}

/**
 * Id of the row that an operator's reference names, whatever its case: the whole text of a column, or a unique prefix of
 * four characters or more. Null when there is none. Throws CommandFailure when several rows start with it.
 */
export async function findId(db: Db, { noun, table, names, prefixes, where }: Referable, reference: string) {
  const text = reference.trim().toLowerCase();
  const [first] = prefixes;
  const select = (condition: SQL | undefined) =>
    db
      .select({ id: sql<string>`${table.id}`, name: sql<string>`${first}::text` })
      .from(table)
      .where(sql`(${condition ?? sql`false`}) and (${where ?? sql`true`})`)
      .orderBy(first)
      .limit(LISTED + 1);

  const [exact] = await select(or(...[...names, ...prefixes].map((column) => sql`lower(${column}::text) = ${text}`)));
  if (exact) return exact.id;
  if (text.length < MIN_PREFIX_LENGTH) return null;
  const found = await select(or(...prefixes.map((column) => sql`starts_with(lower(${column}::text), ${text})`)));
  if (found.length > 1) {
    const listed = found.slice(0, LISTED).map(({ name }) => name);
    const more = found.length > LISTED ? ', …' : '';
    throw new CommandFailure(`Several ${noun} start with ${reference}: ${listed.join(', ')}${more}.`);
  }
  return found[0]?.id ?? null;
}

/** Condition on an id column: a reference is the id or starts it. */
export const isIdOrPrefix = (column: PgColumn, reference: string): SQL | undefined =>
  /^[0-9a-f-]{4,36}$/i.test(reference) ? sql`starts_with(${column}::text, ${reference.toLowerCase()})` : undefined;
