import {
  conceptsOf,
  mayBeMeant,
  mayBeTypingError,
  withMeant,
  wordsNear,
  type Concept,
  type QueryTexts,
} from '../../../../contract/rules/search/concepts';
import { matchedIn } from './matched-in';
import { fieldWords, type SearchedJob } from './search-document';

/** A vacancy with what tests know it by. */
export type ReferenceJob = SearchedJob & { id: string };

const LEAST_FOR_ALL_BUT_ONE = 3;

/**
 * The rules of `contract/search/README.md` without an index or a database: what a query finds among some jobs, in no
 * order. Tests hold both search engines to it.
 */
export function referenceSearch(jobs: readonly ReferenceJob[]): (texts: QueryTexts) => string[] {
  const wordsOf = jobs.map(fieldWords);
  /** The positions of the jobs that have each word. */
  const jobsWith = new Map<string, Set<number>>();
  jobs.forEach((_job, position) => {
    for (const word of Object.values(wordsOf[position] ?? {}).flat()) {
      jobsWith.set(word, (jobsWith.get(word) ?? new Set()).add(position));
    }
  });
  const words = [...jobsWith.keys()];
  const countWord = (word: string): number => jobsWith.get(word)?.size ?? 0;
  const countBeginning = (typed: string): number =>
    new Set(words.filter((word) => word.startsWith(typed)).flatMap((word) => [...(jobsWith.get(word) ?? [])])).size;
  const correct = (concept: Concept): Concept => {
    const { typed } = concept;
    const typedIn = { asWord: countWord(typed), asBeginning: countBeginning(typed) };
    const meant = wordsNear(typed, words).filter((word) => mayBeMeant(typed, typedIn, word, countWord(word)));
    return withMeant(concept, meant);
  };
  return (texts) => {
    const concepts = conceptsOf(texts).map((concept) => (mayBeTypingError(concept) ? correct(concept) : concept));
    if (concepts.length === 0) return [];
    const hits = jobs.map((job, position) => ({
      id: job.id,
      count: matchedIn(job, concepts, wordsOf[position]).length,
    }));
    const withHits = (least: number): string[] => hits.filter(({ count }) => count >= least).map(({ id }) => id);
    const all = withHits(concepts.length);
    return all.length > 0 || concepts.length < LEAST_FOR_ALL_BUT_ONE ? all : withHits(concepts.length - 1);
  };
}
