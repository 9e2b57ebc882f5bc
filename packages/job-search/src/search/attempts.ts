/** Lesser queries for a query that no vacancy matches as a whole. See packages/job-search/README.md, rule 5. */
import { entryConcept, type Concept } from './concepts';
import type { FieldGroup } from './fields';
import { EMPLOYERS, ENTRIES } from './tables';
import type { Role } from './tables';

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

/** A place beside other words is a condition, whether or not there is a vacancy. */
const mayBeDropped = ({ box, meanings }: Concept): boolean => box === 'search' || meanings.length === 0;

const isSearched = ({ box, meanings }: Concept): boolean => box === 'search' && meanings.length === 0;

/** Places, working types and branches alone are no answer where work was asked for: "sleman" is none to "astronot sleman". */
const looksForWork = (concept: Concept): boolean => isSearched(concept) && concept.role !== 'branch';

/** A word outside the tables, which any long text may have, is no answer where other words are dropped: "tidak mungkin". */
const isOffered = ({ typed, role }: Concept): boolean => role !== 'other' || ENTRIES.has(typed);

const namesWork = ({ role }: Concept): boolean => role === 'work';

/** Where a vacancy may miss one of several concepts, it never misses the work or the place. */
export const mayBeMissed = (concept: Concept): boolean => !namesWork(concept) && mayBeDropped(concept);

/** Words of a phrase that name work by themselves: "developer" of "front end developer", none of "rumah tangga". */
const workOf = ({ parts }: Concept): Concept[] => parts.filter(namesWork);

/** The same words as if each was typed alone, so that "developer" finds "Pengembang Web", too. */
export const workAlone = (concept: Concept): Concept[] => workOf(concept).map(({ typed }) => entryConcept(typed));

/** Concepts that `furtherAttempts` may drop, and their words: it needs to know which of them any vacancy has. */
export const droppableConcepts = (concepts: readonly Concept[]): Concept[] =>
  concepts.filter(mayBeDropped).flatMap((concept) => [concept, ...workOf(concept), ...workAlone(concept)]);

/** Of a phrase that no vacancy has, a word may be known that names work by itself. */
function knownOf(concept: Concept, isKnown: (concept: Concept) => boolean): Omit<Attempt, 'least'> {
  if (!mayBeDropped(concept) || isKnown(concept)) return { concepts: [concept], dropped: [] };
  const known = [workOf, workAlone].map((read) => read(concept).filter(isKnown)).find(({ length }) => length > 0) ?? [];
  if (known.length === 0 || known.length === concept.parts.length) return { concepts: [], dropped: [concept.typed] };
  return {
    concepts: known,
    dropped: concept.parts.map(({ typed }) => typed).filter((word) => !known.some(({ typed }) => typed === word)),
  };
}

/** The named work and the places of a query, without the words that only qualify the work. */
function withoutQualifiers(concepts: readonly Concept[], dropped: readonly string[]): Attempt[] {
  const left = concepts.filter((concept) => !isSearched(concept) || namesWork(concept));
  const qualifiers = concepts.filter((concept) => !left.includes(concept)).map(({ typed }) => typed);
  if (qualifiers.length === 0 || !left.some(looksForWork)) return [];
  return [{ concepts: left, least: left.length, dropped: [...dropped, ...qualifiers] }];
}

/** The query without ranks, where other words tell the work: "kunci" of "tukang kunci". */
function withoutRanks(concepts: readonly Concept[], dropped: readonly string[]): Attempt[] {
  const ranks = concepts.filter(({ role }) => role === 'rank');
  const left = concepts.filter((concept) => !ranks.includes(concept));
  if (ranks.length === 0 || !left.some(looksForWork)) return [];
  return [{ concepts: left, least: left.length, dropped: [...dropped, ...ranks.map(({ typed }) => typed)] }];
}

/**
 * The lesser queries of a query that no vacancy matches as a whole, in the order in which they are tried: the concepts that
 * any vacancy has; the query that `loosened` gives, which comes last where it does without a way of working; all but one of the concepts; the named work without the words that only
 * qualify it; the query without ranks.
 *
 * @param isKnown whether any vacancy at all has one of `droppableConcepts`
 * @param isNowhere true where the whole query finds nothing without filters either
 * @param looser what `loosened` gives
 */
export function furtherAttempts(
  concepts: readonly Concept[],
  isKnown: (concept: Concept) => boolean,
  isNowhere: boolean,
  looser: Attempt | null,
): Attempt[] {
  const parts = concepts.map((concept) => knownOf(concept, isKnown));
  const left = parts.flatMap((part) => part.concepts);
  const dropped = parts.flatMap((part) => part.dropped);
  const others = looser ? [looser] : [];
  const keepsWays = concepts.every(
    (concept) => concept.meanings.length === 0 || (looser?.concepts.includes(concept) ?? true),
  );
  const losesWork = concepts.some((concept, place) => isSearched(concept) && parts[place]?.concepts.length === 0);
  if (dropped.length > 0 && !left.some((each) => isOffered(each) && (losesWork ? looksForWork : isSearched)(each)))
    return others;
  return [
    ...(dropped.length > 0 ? [{ concepts: left, least: left.length, dropped }] : []),
    ...(keepsWays ? others : []),
    ...(left.length >= ENOUGH_CONCEPTS ? [{ concepts: left, least: left.length - 1, dropped }] : []),
    ...(isNowhere ? [...withoutQualifiers(left, dropped), ...withoutRanks(left, dropped)] : []),
    ...(keepsWays ? [] : others),
  ];
}

/** Where fewer vacancies name the work as it is wanted, what is wanted beside it becomes optional. */
const FEW_NAMED = 5;

const NAMING: Partial<Record<Role, readonly FieldGroup[]>> = {
  work: ['title', 'place'],
  branch: ['title', 'company', 'place'],
};

/**
 * The groups of fields that name the work or branch that a concept looks for, rather than mention it; undefined where it
 * looks for neither or is optional.
 */
export const namingGroups = ({
  role,
  isOptional,
  isQualifier,
  isInName,
}: Concept): readonly FieldGroup[] | undefined => {
  if (isOptional || isQualifier) return undefined;
  return NAMING[isInName ? 'branch' : role];
};

/** How many of the vacancies that match a query tell what it looks for. */
interface Result {
  /** How many name the work and the branch. */
  named: number;
  /** How many of these have the other words outside of long texts, too. */
  told: number;
}

/** True for words outside the tables, and for those of a skill: a level of education is a condition. */
const isWord = ({ box, role, meanings, alternatives }: Concept): boolean =>
  box === 'search' &&
  role === 'other' &&
  meanings.length === 0 &&
  !alternatives.some(({ scope }) => scope === 'schooling');

const TOLD_FIELDS = ['title', 'company', 'place'] as const satisfies readonly FieldGroup[];

/** The groups of fields outside of long texts in which a word beside the work has to be found; undefined for all else. */
export const tellingGroups = (concept: Concept): readonly FieldGroup[] | undefined =>
  isWord(concept) && !concept.isOptional ? TOLD_FIELDS : undefined;

/** True for what few vacancies tell, though it is asked for: "tanpa pengalaman". */
const isCondition = ({ role, isCompanion }: Concept): boolean => role === 'branch' && isCompanion === true;

/** True for a branch that the names of its companies tell: "bank", but not "hotel". */
const isToldByName = ({ typed }: Concept): boolean => EMPLOYERS.has(typed);

/**
 * The query to try instead of one that asks for more than vacancies tell: a branch beside the work becomes optional,
 * unless companies that offer the work have it in their names; so do, where few vacancies name the work as it is wanted, what
 * few vacancies tell and a word that they have in long texts alone; where none names the work, ranks do, too, and other words
 * and ways of working fall away. Null where there is none.
 */
export function loosened(concepts: readonly Concept[], { named, told }: Result): Attempt | null {
  const hasWork = concepts.some(namesWork);
  const areFew = named < FEW_NAMED;
  const isExtra = ({ box, role, meanings }: Concept): boolean =>
    hasWork &&
    named === 0 &&
    box === 'search' &&
    role === 'other' &&
    meanings.every(({ places }) => places.length === 0);
  const becomesOptional = (concept: Concept): boolean => {
    if (isCondition(concept)) return areFew;
    if (concept.role === 'rank') return named === 0;
    if (!hasWork) return false;
    if (concept.role === 'branch') return named === 0 || !isToldByName(concept);
    return areFew && told === 0 && isWord(concept);
  };
  const dropped = concepts.filter(isExtra);
  if (dropped.length === 0 && !concepts.some(becomesOptional)) return null;
  const left = concepts
    .filter((concept) => !dropped.includes(concept))
    .map((concept) => (becomesOptional(concept) ? { ...concept, isOptional: true as const } : concept));
  if (!left.some((concept) => isSearched(concept) && !concept.isOptional)) return null;
  return {
    concepts: left,
    least: left.filter(({ isOptional }) => !isOptional).length,
    dropped: dropped.map(({ typed }) => typed),
  };
}

/** Candidates read a list of at most so many vacancies to its end, so that its order is enough. */
const SHORT_LIST = 20;

/** A branch or word is unusual for the work where fewer than one in so many vacancies of the work tell it. */
const USUAL = 4;

/**
 * True where the query that `loosened` gives is taken: it finds more, unless most of that is other work than the wanted one
 * ("sales hotel", "programmer php").
 *
 * @param named how many vacancies name the work as the whole query wants it
 * @param looselyNamed how many name it as the other query does
 */
export function isLooserTaken({ concepts, dropped }: Attempt, named: number, looselyNamed: number): boolean {
  const isOther =
    dropped.length === 0 &&
    !concepts.some((concept) => concept.isOptional && isCondition(concept)) &&
    named > 0 &&
    looselyNamed > SHORT_LIST &&
    named * USUAL < looselyNamed;
  return looselyNamed > named && !isOther;
}
