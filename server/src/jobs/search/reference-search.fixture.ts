import { conceptsOf, mayBeTypingError, withTypingErrors, type Concept } from './concepts';
import { matchedIn } from './matched-in';
import { fieldWords, type SearchedJob } from './search-document';

/** A vacancy with what tests know it by. */
export type ReferenceJob = SearchedJob & { id: string };

const LEAST_FOR_ALL_BUT_ONE = 3;

/**
 * The rules of `contract/search/README.md` without an index or a database: what a query finds among some jobs, in no
 * order. Tests hold both search engines to it.
 */
export function referenceSearch(jobs: readonly ReferenceJob[]): (query: string) => string[] {
  const words = [...new Set(jobs.flatMap((job) => Object.values(fieldWords(job)).flat()))];
  const isKnown = ({ typed }: Concept): boolean => words.some((word) => word.startsWith(typed));
  return (query) => {
    const concepts = conceptsOf(query).map((concept) =>
      mayBeTypingError(concept) && !isKnown(concept) ? withTypingErrors(concept, words) : concept,
    );
    if (concepts.length === 0) return [];
    const hits = jobs.map((job) => ({ id: job.id, count: matchedIn(job, concepts).length }));
    const withHits = (least: number): string[] => hits.filter(({ count }) => count >= least).map(({ id }) => id);
    const all = withHits(concepts.length);
    return all.length > 0 || concepts.length < LEAST_FOR_ALL_BUT_ONE ? all : withHits(concepts.length - 1);
  };
}
