import {
  countsMentions,
  furtherAttempts,
  isLooserTaken,
  loosened,
  mayBeMissed,
} from '../../../../contract/rules/search/attempts';
import {
  conceptsOf,
  mayBeMeant,
  mayBeTypingError,
  withChoices,
  withMeant,
  wordsNear,
  type Concept,
  type QueryTexts,
} from '../../../../contract/rules/search/concepts';
import { matchedIn, namesConcept, tellsConcept } from './matched-in';
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
    return meant.length > 0 ? withMeant(concept, meant) : concept;
  };
  return (texts) => {
    const concepts = withChoices(
      conceptsOf(texts).map((concept) => (mayBeTypingError(concept) ? correct(concept) : concept)),
    );
    const matching = (wanted: readonly Concept[], least: number): { ids: string[]; named: number; told: number } => {
      const required = wanted.filter(({ isOptional }) => !isOptional);
      const needed = required.filter((concept) => !mayBeMissed(concept));
      const found = jobs.flatMap((job, place) => {
        if (matchedIn(job, required, wordsOf[place]).length < least) return [];
        if (matchedIn(job, needed, wordsOf[place]).length < needed.length) return [];
        const isEach = (is: typeof namesConcept): boolean =>
          required.every((concept) => is(job, concept, wordsOf[place]));
        return [{ id: job.id, isNamed: isEach(namesConcept), isTold: isEach(tellsConcept) }];
      });
      const named = found.filter((each) => each.isNamed);
      const left = countsMentions(named.length) ? found : named;
      return { named: named.length, told: named.filter((each) => each.isTold).length, ids: left.map(({ id }) => id) };
    };
    const isKnown = (concept: Concept): boolean => matching([concept], 1).ids.length > 0;
    if (concepts.length === 0) return { ids: [], dropped: [] };
    const all = matching(concepts, concepts.length);
    const looser = loosened(concepts, all);
    if (looser && all.ids.length > 0) {
      const { ids, named } = matching(looser.concepts, looser.least);
      if (isLooserTaken(looser, all.named, named)) return { ids, dropped: looser.dropped };
    }
    if (all.ids.length > 0) return { ids: all.ids, dropped: [] };
    const further = furtherAttempts(concepts, isKnown, true, looser).map(({ concepts: wanted, least, dropped }) => ({
      ids: matching(wanted, least).ids,
      dropped,
    }));
    return further.find(({ ids }) => ids.length > 0) ?? { ids: [], dropped: [] };
  };
}
