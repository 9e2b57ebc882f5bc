/** Lesser queries for a query that no vacancy matches as a whole. See contract/search/README.md, rule 5. */
import type { Concept } from './concepts';
import { ENTRIES } from './tables';

/** From so many concepts on, one may be missing. */
const ENOUGH_CONCEPTS = 3;

/** A lesser query. */
export interface Attempt {
  concepts: readonly Concept[];
  /** How many of the concepts a vacancy has to match, at least. */
  least: number;
  /** Words and phrases of the query, normalised, that it does without. */
  dropped: readonly string[];
}

/** A place that was chosen in its own box is a condition, whether or not there is a vacancy. */
const mayBeDropped = ({ box, meanings }: Concept): boolean => box === 'search' || meanings.length === 0;

/** Places and working types alone are no answer to what was asked: "sleman" is none to "astronot sleman". */
const looksForWork = ({ box, meanings }: Concept): boolean => box === 'search' && meanings.length === 0;

/** Words of the tables that say nothing of the work without the word beside them: "tukang" of "tukang jahit". */
const RANKS: ReadonlySet<string> = new Set([
  ...['tukang', 'juru', 'operator', 'asisten', 'assistant', 'analis', 'analyst', 'konsultan', 'consultant', 'manajer'],
  ...['manager', 'supervisor', 'spv', 'koordinator', 'coordinator', 'helper', 'staf', 'staff'],
]);

const namesWork = ({ typed }: Concept): boolean => (ENTRIES.get(typed)?.isWork ?? false) && !RANKS.has(typed);

/** Words of a phrase that name work by themselves: "developer" of "front end developer", none of "rumah tangga". */
const workOf = ({ parts }: Concept): Concept[] => parts.filter(namesWork);

/** Concepts that `furtherAttempts` may drop, and their words: it needs to know which of them any vacancy has. */
export const droppableConcepts = (concepts: readonly Concept[]): Concept[] =>
  concepts.filter(mayBeDropped).flatMap((concept) => [concept, ...workOf(concept)]);

/** Of a phrase that no vacancy has, a word may be known that names work by itself. */
function knownOf(concept: Concept, isKnown: (concept: Concept) => boolean): Omit<Attempt, 'least'> {
  if (!mayBeDropped(concept) || isKnown(concept)) return { concepts: [concept], dropped: [] };
  const known = workOf(concept).filter(isKnown);
  if (known.length === 0 || known.length === concept.parts.length) return { concepts: [], dropped: [concept.typed] };
  return { concepts: known, dropped: concept.parts.filter((part) => !known.includes(part)).map(({ typed }) => typed) };
}

/** The named work and the places of a query, without the words that only qualify the work. */
function withoutQualifiers(concepts: readonly Concept[], dropped: readonly string[]): Attempt[] {
  const left = concepts.filter((concept) => !looksForWork(concept) || namesWork(concept));
  const qualifiers = concepts.filter((concept) => !left.includes(concept)).map(({ typed }) => typed);
  if (qualifiers.length === 0 || !left.some(looksForWork)) return [];
  return [{ concepts: left, least: left.length, dropped: [...dropped, ...qualifiers] }];
}

/**
 * The lesser queries of a query that no vacancy matches as a whole, in the order in which they are tried: the concepts that
 * any vacancy has; all but one of these; the named work without the words that only qualify it.
 *
 * @param isKnown whether any vacancy at all has one of `droppableConcepts`
 * @param isNowhere true where the whole query finds nothing without filters either
 */
export function furtherAttempts(
  concepts: readonly Concept[],
  isKnown: (concept: Concept) => boolean,
  isNowhere: boolean,
): Attempt[] {
  const parts = concepts.map((concept) => knownOf(concept, isKnown));
  const left = parts.flatMap((part) => part.concepts);
  const dropped = parts.flatMap((part) => part.dropped);
  if (dropped.length > 0 && !left.some(looksForWork)) return [];
  return [
    ...(dropped.length > 0 ? [{ concepts: left, least: left.length, dropped }] : []),
    ...(left.length >= ENOUGH_CONCEPTS ? [{ concepts: left, least: left.length - 1, dropped }] : []),
    ...(isNowhere ? withoutQualifiers(left, dropped) : []),
  ];
}
