/** What may have been meant by words that no job has, or few. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import {
  entriesMeantBy,
  isRareBeside,
  mayBeTypingError,
  MOST_COUNTED,
  MOST_RARE,
  withMeant,
  type Concept,
} from './concepts';
import { conceptQuery } from './text-query';
import { wordsOneErrorAway } from './search-words';

/** In how many jobs each of some queries finds something; no more than `MOST_COUNTED` are counted. */
async function countJobs(db: Db, queries: readonly string[]): Promise<number[]> {
  if (queries.length === 0) return [];
  const { rows } = (await db.execute(sql`
    select (select count(*)::int from (
      select 1 from jobs where jobs.search_document @@ asked.query::tsquery limit ${MOST_COUNTED}) found) as count
    from jsonb_array_elements_text(${JSON.stringify(queries)}::jsonb) with ordinality asked(query, place)
    order by asked.place`)) as unknown as { rows: { count: number }[] };
  return rows.map(({ count }) => count);
}

const wordQuery = (word: string): string => `'${word}'`;

async function correct(db: Db, concept: Concept, typedIn: number): Promise<Concept> {
  const { typed } = concept;
  const words = [...new Set([...(await wordsOneErrorAway(db, typed)), ...entriesMeantBy(typed)])];
  if (words.length === 0) return concept;
  // What no job has needs not be looked for.
  if (typedIn === 0) return withMeant({ ...concept, alternatives: [] }, words);
  const counts = await countJobs(db, words.map(wordQuery));
  const meant = words.filter((word, index) => isRareBeside(typedIn, word, counts[index] ?? 0));
  return meant.length > 0 ? withMeant(concept, meant) : concept;
}

/** The concepts with what may have been meant by each; the same list where nothing else may have been. */
export async function withTypingErrors(db: Db, concepts: readonly Concept[]): Promise<readonly Concept[]> {
  const suspects = concepts.filter(mayBeTypingError);
  const counts = await countJobs(
    db,
    suspects.map((concept) => conceptQuery(concept) ?? ''),
  );
  const corrected = await Promise.all(
    concepts.map((concept) => {
      const typedIn = counts[suspects.indexOf(concept)];
      return typedIn === undefined || typedIn > MOST_RARE ? concept : correct(db, concept, typedIn);
    }),
  );
  return corrected.some((concept, index) => concept !== concepts[index]) ? corrected : concepts;
}
