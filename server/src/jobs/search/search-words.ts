/** The words of all jobs, for the corrections of typing errors. */
import { sql } from 'drizzle-orm';
import type { Lookups } from '@titian/job-search';
import type { Db } from '../../db/client';

/** How alike two words are by their trigrams, at least, that are one typing error apart: five letters, two swapped. */
const MIN_SIMILARITY = 0.15;

/** Shorter words are neither typing errors nor corrections of one. */
const MIN_LENGTH = 4;

const listOf = (words: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(words)}::jsonb))`;

/**
 * Adds the words of some jobs, shorter ones, numbers and markers left out; in one order, so that two imports wait for each other
 * instead of locking rows crosswise.
 */
export async function addWordsOf(db: Db, jobIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    insert into search_words (word)
    select distinct found.word
    from jobs cross join unnest(tsvector_to_array(jobs.search_document)) found(word)
    where jobs.id in (select value::uuid from ${listOf(jobIds)} ids(value))
      and char_length(found.word) >= ${MIN_LENGTH} and position(':' in found.word) = 0
      and found.word !~ '^[[:digit:]]+$'
    order by 1
    on conflict do nothing`);
}

const indexed = new WeakMap<Db, Promise<boolean>>();

/** True if the database has trigrams; looked up once. */
function hasTrigrams(db: Db): Promise<boolean> {
  const known = indexed.get(db);
  if (known) return known;
  const found = db
    .execute(sql`select 1 from pg_extension where extname = 'pg_trgm'`)
    .then((result) => (result as unknown as { rows: unknown[] }).rows.length > 0);
  indexed.set(db, found);
  found.catch(() => indexed.delete(db));
  return found;
}

/**
 * Words of jobs among which are all that are one typing error from a word. PostgreSQL narrows them down by their
 * trigrams; a server without `pg_trgm` gives every word of that length.
 */
async function wordsLike(db: Db, word: string): Promise<string[]> {
  const ofLength = sql`char_length(word) between ${word.length - 1} and ${word.length + 1}`;
  // The query depends on the setting, so that PostgreSQL sets it first.
  const statement = (await hasTrigrams(db))
    ? sql`
      with setting as materialized (
        select set_config('pg_trgm.similarity_threshold', ${MIN_SIMILARITY}::text, true) as value
      )
      select word from setting join search_words on word % (${word}::text || left(setting.value, 0)) where ${ofLength}`
    : sql`select word from search_words where ${ofLength}`;
  const { rows } = (await db.execute(statement)) as unknown as { rows: { word: string }[] };
  return rows.map((row) => row.word);
}

/** The number of jobs that each tsquery finds; no more than `most` are counted. */
async function countJobs(db: Db, tsQueries: readonly string[], most: number): Promise<number[]> {
  if (tsQueries.length === 0) return [];
  const { rows } = (await db.execute(sql`
    select (select count(*)::int from (
      select 1 from jobs where jobs.search_document @@ asked.query::tsquery limit ${most}) found) as count
    from jsonb_array_elements_text(${JSON.stringify(tsQueries)}::jsonb) with ordinality asked(query, place)
    order by asked.place`)) as unknown as { rows: { count: number }[] };
  return rows.map(({ count }) => count);
}

/** The jobs of the database for a search. */
export const lookupsOf = (db: Db): Lookups => ({
  count: (tsQueries, most) => countJobs(db, tsQueries, most),
  wordsLike: (word) => wordsLike(db, word),
});
