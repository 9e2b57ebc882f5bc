/** The search: a query, and the other queries that are tried where it finds nothing, or too little. */
import { droppableConcepts, fallbacks, prefersRelaxed, relax } from './attempts';
import { conceptsOf, mergeWork, MAX_COUNTED_JOBS, type Concept, type QueryTexts } from './concepts';
import { everyRequired } from './text-query';
import { withoutTypingErrors, type Lookups } from './typing-errors';

/** The numbers of vacancies by which a search decides whether to try another query. */
export interface FoundCounts {
  /** How many match the concepts. */
  matches: number;
  /** How many of these have the work and branch that are looked for in the title, whatever the facets. */
  inTitle: number;
  /** How many of these have the other words in their short fields, too. */
  inShortFields: number;
}

/** A query as PostgreSQL finds vacancies by it. */
export interface TextQuery {
  concepts: readonly Concept[];
  /** A tsquery of the concepts; null where there are none, so that nothing is found. */
  tsQuery: string | null;
}

/** The vacancies that a search looks through, and how it finds some. */
export interface JobFinder<Found extends FoundCounts> extends Pick<Lookups, 'count'> {
  find(query: TextQuery): Promise<Found>;
}

/** Result of a search: vacancies, the concepts that they were found by, and the words that it did without. */
export type Selection<Found extends FoundCounts> = Found & {
  concepts: readonly Concept[];
  dropped: readonly string[];
};

/**
 * Reads the texts of the search boxes as concepts, with corrections of words that few vacancies have. Specification 4,
 * section 2.
 *
 * @returns none where no word has weight
 */
export async function readQuery(texts: QueryTexts, lookups: Lookups): Promise<readonly Concept[]> {
  // A word may be an error also where another spelling of it finds many.
  return mergeWork(await withoutTypingErrors(lookups, conceptsOf(texts)));
}

const toQuery = (concepts: readonly Concept[]): TextQuery => ({
  concepts,
  tsQuery: concepts.length === 0 ? null : everyRequired(concepts),
});

/** Finds the vacancies that match all concepts of `readQuery`; where there are none, it tries `fallbacks`. */
export async function findJobs<Found extends FoundCounts>(
  finder: JobFinder<Found>,
  concepts: readonly Concept[],
): Promise<Selection<Found>> {
  const found = await finder.find(toQuery(concepts));
  const relaxed = relax(concepts, found);
  if (relaxed && found.matches > 0) {
    const others = await finder.find(toQuery(relaxed.concepts));
    if (prefersRelaxed(relaxed, found.inTitle, others.inTitle))
      return { ...others, concepts: relaxed.concepts, dropped: relaxed.dropped };
  }
  if (found.matches > 0 || concepts.length === 0) return { ...found, concepts, dropped: [] };
  const queries = droppableConcepts(concepts).map((concept) => everyRequired([concept]));
  const counts = await finder.count(queries, MAX_COUNTED_JOBS);
  const known = new Set(queries.filter((_query, index) => (counts[index] ?? 0) > 0));
  const isKnown = (concept: Concept): boolean => known.has(everyRequired([concept]));
  for (const { concepts: left, dropped } of fallbacks(concepts, isKnown, relaxed)) {
    const fallback = await finder.find(toQuery(left));
    if (fallback.matches > 0) return { ...fallback, concepts: left, dropped };
  }
  return { ...found, concepts, dropped: [] };
}
