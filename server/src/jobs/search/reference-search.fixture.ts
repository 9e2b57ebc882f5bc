import { conceptsOf, entriesMeantBy, isRareBeside, mayBeTypingError, withMeant, type Concept } from './concepts';
import { matchedIn } from './matched-in';
import { fieldWords, type SearchedJob } from './search-document';
import { isOneTypingErrorApart } from './typing-error';

/** A vacancy with what tests know it by. */
export type ReferenceJob = SearchedJob & { id: string };

const LEAST_FOR_ALL_BUT_ONE = 3;

/**
 * The rules of `contract/search/README.md` without an index or a database: what a query finds among some jobs, in no
 * order. Tests hold both search engines to it.
 */
export function referenceSearch(jobs: readonly ReferenceJob[]): (query: string) => string[] {
  const wordsOfJobs = jobs.map((job) => new Set(Object.values(fieldWords(job)).flat()));
  const words = [...new Set(wordsOfJobs.flatMap((each) => [...each]))];
  const countWord = (word: string): number => wordsOfJobs.filter((each) => each.has(word)).length;
  const correct = (concept: Concept): Concept => {
    const { typed } = concept;
    const typedIn = wordsOfJobs.filter((each) => [...each].some((word) => word.startsWith(typed))).length;
    const near = words.filter((word) => isOneTypingErrorApart(typed, word) && !/^\p{N}+$/u.test(word));
    const meant = [...new Set([...near, ...entriesMeantBy(typed)])];
    return withMeant(
      concept,
      meant.filter((word) => isRareBeside(typedIn, word, countWord(word))),
    );
  };
  return (query) => {
    const concepts = conceptsOf(query).map((concept) => (mayBeTypingError(concept) ? correct(concept) : concept));
    if (concepts.length === 0) return [];
    const hits = jobs.map((job) => ({ id: job.id, count: matchedIn(job, concepts).length }));
    const withHits = (least: number): string[] => hits.filter(({ count }) => count >= least).map(({ id }) => id);
    const all = withHits(concepts.length);
    return all.length > 0 || concepts.length < LEAST_FOR_ALL_BUT_ONE ? all : withHits(concepts.length - 1);
  };
}
