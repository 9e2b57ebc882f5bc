import {
  allButOne,
  type Concept,
  conceptsOf,
  droppableConcepts,
  everyRequired,
  fallbacks,
  prefersRelaxed,
  relax,
  type QueryTexts,
  mergeWork,
} from '@titian/job-search';
import type { Db } from '../../db/client';
import { searchJobs, type FoundJobs, type Search } from './search-repository';
import { countJobs, withTypingErrors } from './typing-errors';

/** The numbers of jobs that decide whether another query is tried. */
export type FoundCounts = Pick<FoundJobs, 'matches' | 'inTitle' | 'inShortFields'>;

/** The queries that a search consists of. */
export interface JobFinder<Found extends FoundCounts> {
  /** The concepts with corrections, as `withTypingErrors` gives them. */
  correct(concepts: readonly Concept[]): Promise<readonly Concept[]>;
  /** In how many jobs each query finds something, whatever the filters, as `countJobs` gives it. */
  count(queries: readonly string[]): Promise<number[]>;
  /** The jobs that match a tsquery of the concepts; without one, none. */
  find(concepts: readonly Concept[], textQuery: string | null): Promise<Found>;
}

/** Result of a search: matches, the meaning of each word, and the dropped words. */
export type Selection<Found extends FoundCounts = FoundJobs> = Found & {
  concepts: readonly Concept[];
  dropped: readonly string[];
};

/**
 * Finds the vacancies that match all concepts, with corrections of words that few vacancies have. If nothing matches,
 * it tries `fallbacks`.
 */
export async function selectBy<Found extends FoundCounts>(
  finder: JobFinder<Found>,
  typed: readonly Concept[],
): Promise<Selection<Found>> {
  const findAll = (wanted: readonly Concept[]): Promise<Found> =>
    finder.find(wanted, wanted.length === 0 ? null : everyRequired(wanted));
  // A word may be an error also where another spelling of it finds many.
  const concepts = mergeWork(await finder.correct(typed));
  const found = await findAll(concepts);
  const relaxed = relax(concepts, found);
  if (relaxed && found.matches > 0) {
    const others = await findAll(relaxed.concepts);
    if (prefersRelaxed(relaxed, found.inTitle, others.inTitle))
      return { ...others, concepts: relaxed.concepts, dropped: relaxed.dropped };
  }
  if (found.matches > 0 || concepts.length === 0) return { ...found, concepts, dropped: [] };
  const asked = droppableConcepts(concepts);
  const queries = asked.map((concept) => everyRequired([concept]));
  const [anywhere = 0, ...byConcept] = await finder.count([everyRequired(concepts), ...queries]);
  const known = new Set(queries.filter((_query, index) => (byConcept[index] ?? 0) > 0));
  const isKnown = (concept: Concept): boolean => known.has(everyRequired([concept]));
  const attempts = fallbacks(concepts, isKnown, anywhere === 0, relaxed);
  for (const { concepts: left, least, dropped } of attempts) {
    const required = left.filter(({ isOptional }) => !isOptional);
    const fallback = await (least < required.length ? finder.find(left, allButOne(left)) : findAll(left));
    if (fallback.matches > 0) return { ...fallback, concepts: left, dropped };
  }
  return { ...found, concepts, dropped: [] };
}

/** Finds a page of the matches of concepts by `selectBy`, with facets unless it looks among some jobs only. */
export const selectJobs = (db: Db, typed: readonly Concept[], search: Omit<Search, 'concepts'>): Promise<Selection> =>
  selectBy(
    {
      correct: (concepts) => withTypingErrors(db, concepts),
      count: (queries) => countJobs(db, queries),
      find: (concepts, textQuery) => searchJobs(db, { ...search, concepts }, textQuery),
    },
    typed,
  );

/** Finds a page of the title matches of a text, and after them of its other matches. */
export const searchPage = (
  db: Db,
  texts: QueryTexts,
  search: Omit<Search, 'concepts' | 'titles'>,
): Promise<Selection> => selectJobs(db, conceptsOf(texts), { ...search, titles: texts });
