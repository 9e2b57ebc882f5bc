/** Corrections of words that no vacancy has, or few. */
import {
  correctionsOf,
  isLikelyCorrection,
  mayBeTypingError,
  MAX_COUNTED_JOBS,
  RARE_WORD_MAX_JOBS,
  withCorrections,
  type Concept,
  type TypedIn,
} from './concepts';
import { scoped } from './search-document';
import { ENTRIES } from './tables';

/** The vacancies that a search looks through. Results may be cached. */
export interface Lookups {
  /** The number of vacancies that each tsquery finds, whatever the filters; no more than `most` are counted. */
  count(tsQueries: readonly string[], most: number): Promise<readonly number[]>;
  /** Words of vacancies, among them all that are one typing error from a word. */
  wordsLike(word: string): Promise<readonly string[]>;
}

const asWord = (word: string): string => `'${word}'`;

/** Of the words of the texts, those of titles say what vacancies are about, and those of companies who offers them. */
const asOfferedWord = (word: string): string => asWord(ENTRIES.has(word) ? word : scoped(word, 'name'));

async function correct(lookups: Lookups, concept: Concept, typedIn: TypedIn): Promise<Concept> {
  const { typed } = concept;
  const near = correctionsOf(typed, await lookups.wordsLike(typed));
  const counts = await lookups.count(near.map(asOfferedWord), MAX_COUNTED_JOBS);
  const corrections = near.filter((word, index) => isLikelyCorrection(typedIn, word, counts[index] ?? 0));
  return corrections.length > 0 ? withCorrections(concept, corrections) : concept;
}

/** The concepts with corrections of their typing errors. */
export async function withoutTypingErrors(lookups: Lookups, concepts: readonly Concept[]): Promise<Concept[]> {
  const suspects = concepts.filter(mayBeTypingError);
  const tsQueries = suspects.flatMap(({ typed }) => [asWord(typed), `${asWord(typed)}:*`]);
  const counts = await lookups.count(tsQueries, MAX_COUNTED_JOBS);
  return Promise.all(
    concepts.map((concept) => {
      const place = 2 * suspects.indexOf(concept);
      const typedIn = { asWord: counts[place] ?? 0, asBeginning: counts[place + 1] ?? 0 };
      return place < 0 || typedIn.asBeginning > RARE_WORD_MAX_JOBS ? concept : correct(lookups, concept, typedIn);
    }),
  );
}
