/** Corrections of words that no job has, or few. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import {
  type Concept,
  ENTRIES,
  isLikelyCorrection,
  mayBeTypingError,
  MOST_COUNTED,
  MOST_RARE,
  scoped,
  soundOf,
  type TypedIn,
  withCorrections,
  correctionsOf,
} from '@titian/job-search';
import { wordsLike } from './search-words';

/** In how many jobs each of some queries finds something; no more than `MOST_COUNTED` are counted. */
export async function countJobs(db: Db, queries: readonly string[]): Promise<number[]> {
  if (queries.length === 0) return [];
  const { rows } = (await db.execute(sql`
    select (select count(*)::int from (
      select 1 from jobs where jobs.search_document @@ asked.query::tsquery limit ${MOST_COUNTED}) found) as count
    from jsonb_array_elements_text(${JSON.stringify(queries)}::jsonb) with ordinality asked(query, place)
    order by asked.place`)) as unknown as { rows: { count: number }[] };
  return rows.map(({ count }) => count);
}

const asWord = (word: string): string => `'${word}'`;
const asBeginning = (word: string): string => `'${word}':*`;

/** Of the words of the texts, those of titles tell what vacancies are about, and those of companies who offers them. */
const asOfferedWord = (word: string): string =>
  ENTRIES.has(word)
    ? asWord(word)
    : `${asWord(scoped(soundOf(word) ?? word, 'sound'))} | ${asWord(scoped(word, 'company'))}`;

async function correct(db: Db, concept: Concept, typedIn: TypedIn): Promise<Concept> {
  const { typed } = concept;
  const near = correctionsOf(typed, await wordsLike(db, typed));
  const counts = await countJobs(db, near.map(asOfferedWord));
  const corrections = near.filter((word, index) => isLikelyCorrection(typed, typedIn, word, counts[index] ?? 0));
  return corrections.length === 0 ? concept : withCorrections(concept, corrections);
}

/** The concepts with corrections; the same list where there are none. */
export async function withTypingErrors(db: Db, concepts: readonly Concept[]): Promise<readonly Concept[]> {
  const suspects = concepts.filter(mayBeTypingError);
  const queries = suspects.flatMap(({ typed }) => [asWord(typed), asBeginning(typed)]);
  const counts = await countJobs(db, queries);
  const corrected = await Promise.all(
    concepts.map((concept) => {
      const place = 2 * suspects.indexOf(concept);
      const typedIn = { asWord: counts[place] ?? 0, asBeginning: counts[place + 1] ?? 0 };
      return place < 0 || typedIn.asBeginning > MOST_RARE ? concept : correct(db, concept, typedIn);
    }),
  );
  return corrected.some((concept, index) => concept !== concepts[index]) ? corrected : concepts;
}
