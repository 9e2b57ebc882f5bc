import { furtherAttempts } from '../../../../contract/rules/search/attempts';
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

interface ReferenceFound {
  ids: string[];
  dropped: readonly string[];
}

/**
 * The rules of `contract/search/README.md` without an index or a database: what a query finds among some jobs, in no
 * order, and which words it did without. Tests hold both search engines to it.
 */
export function referenceSearch(jobs: readonly ReferenceJob[]): (texts: QueryTexts) => ReferenceFound {
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
    const matching = (wanted: readonly Concept[], least: number): string[] =>
      jobs.flatMap((job, place) => (matchedIn(job, wanted, wordsOf[place]).length < least ? [] : [job.id]));
    const isKnown = (concept: Concept): boolean => matching([concept], 1).length > 0;
    if (concepts.length === 0) return { ids: [], dropped: [] };
    const all = matching(concepts, concepts.length);
    if (all.length > 0) return { ids: all, dropped: [] };
    const further = furtherAttempts(concepts, isKnown, true).map(({ concepts: wanted, least, dropped }) => ({
      ids: matching(wanted, least),
      dropped,
    }));
    return further.find(({ ids }) => ids.length > 0) ?? { ids: [], dropped: [] };
  };
}
