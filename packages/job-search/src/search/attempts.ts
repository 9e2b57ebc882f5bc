/** Fallback queries for a query that no vacancy matches as a whole. See packages/job-search/README.md, rule 5. */
import type { Concept } from './concepts';
import type { FieldGroup } from './fields';
import { EDUCATION, EMPLOYERS, ENTRIES } from './tables';
import type { Role } from './tables';

/** A query that is tried where the whole one finds nothing. */
export interface Fallback {
  concepts: readonly Concept[];
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

const isWork = ({ role }: Concept): boolean => role === 'work';

/** Words of a phrase that name work by themselves: "developer" of "front end developer", none of "rumah tangga". */
const workOf = ({ parts }: Concept): Concept[] => parts.filter(isWork);

/** Concepts that `fallbacks` may drop, and their words: it needs to know which of them any vacancy has. */
export const droppableConcepts = (concepts: readonly Concept[]): Concept[] =>
  concepts.filter(mayBeDropped).flatMap((concept) => [concept, ...workOf(concept)]);

/** Of a phrase that no vacancy has, a word may be known that names work by itself. */
function knownOf(concept: Concept, isKnown: (concept: Concept) => boolean): Fallback {
  if (!mayBeDropped(concept) || isKnown(concept)) return { concepts: [concept], dropped: [] };
  const known = workOf(concept).filter(isKnown);
  if (known.length === 0 || known.length === concept.parts.length) return { concepts: [], dropped: [concept.typed] };
  return {
    concepts: known,
    dropped: concept.parts.map(({ typed }) => typed).filter((word) => !known.some(({ typed }) => typed === word)),
  };
}

/**
 * The fallback queries of a query that no vacancy matches as a whole, in the order in which they are tried: the concepts that
 * any vacancy has, and the query that `relax` gives.
 *
 * @param isKnown whether any vacancy at all has one of `droppableConcepts`
 * @param relaxed what `relax` gives
 */
export function fallbacks(
  concepts: readonly Concept[],
  isKnown: (concept: Concept) => boolean,
  relaxed: Fallback | null,
): Fallback[] {
  const parts = concepts.map((concept) => knownOf(concept, isKnown));
  const left = parts.flatMap((part) => part.concepts);
  const dropped = parts.flatMap((part) => part.dropped);
  const others = relaxed ? [relaxed] : [];
  const losesWork = concepts.some((concept, place) => isSearched(concept) && parts[place]?.concepts.length === 0);
  const isAnswer = left.some((each) => isOffered(each) && (losesWork ? looksForWork : isSearched)(each));
  return dropped.length > 0 && isAnswer ? [{ concepts: left, dropped }, ...others] : others;
}

/** Where fewer vacancies have the work in the title as it is wanted, what is wanted beside it becomes optional. */
const FEW_IN_TITLE = 5;

const TITLE_GROUPS: Partial<Record<Role, readonly FieldGroup[]>> = {
  work: ['title', 'place'],
  branch: ['title', 'company', 'place'],
};

/**
 * The groups of fields that count as the title for the work or branch that a concept looks for; other fields only mention
 * it. Undefined where it looks for neither or is optional.
 */
export const titleGroups = ({
  role,
  isOptional,
  isQualifier,
  mayBeCompany,
}: Concept): readonly FieldGroup[] | undefined => {
  if (isOptional || isQualifier) return undefined;
  return TITLE_GROUPS[mayBeCompany ? 'branch' : role];
};

/** Of the vacancies that match a query, the numbers of those that have more than a mention. */
interface Result {
  /** How many have the work and the branch in the title. */
  inTitle: number;
  /** How many of these have the other words in their short fields, too. */
  inShortFields: number;
}

/** True for words outside the tables, and for those of a skill: a level of education is a condition. */
const isWord = ({ typed, box, role, meanings }: Concept): boolean =>
  box === 'search' && role === 'other' && meanings.length === 0 && !EDUCATION.has(typed);

const SHORT_FIELDS = ['title', 'company', 'place'] as const satisfies readonly FieldGroup[];

/** The short fields, in which a word beside the work has to be found; undefined for all else. */
export const shortFieldGroups = (concept: Concept): readonly FieldGroup[] | undefined =>
  isWord(concept) && !concept.isOptional ? SHORT_FIELDS : undefined;

/** True for what few vacancies state, though it is asked for: "tanpa pengalaman". */
const isRarelyStated = ({ role, isCompanion }: Concept): boolean => role === 'branch' && isCompanion === true;

/**
 * The relaxed query for one that asks for more than vacancies state: a branch beside the work becomes optional,
 * unless companies that offer the work have it in their names; so do, where few vacancies have the work in the title as it
 * is wanted, what few vacancies state and a word that they have in long texts alone; where none has the work in the title,
 * ranks do, too, and other words and ways of working are dropped. Null where there is none.
 */
export function relax(concepts: readonly Concept[], { inTitle, inShortFields }: Result): Fallback | null {
  const hasWork = concepts.some(isWork);
  const areFew = inTitle < FEW_IN_TITLE;
  const isExtra = ({ box, role, meanings }: Concept): boolean =>
    hasWork &&
    inTitle === 0 &&
    box === 'search' &&
    role === 'other' &&
    meanings.every(({ places }) => places.length === 0);
  const becomesOptional = (concept: Concept): boolean => {
    if (isRarelyStated(concept)) return areFew;
    if (concept.role === 'rank') return inTitle === 0;
    if (!hasWork) return false;
    if (concept.role === 'branch') return inTitle === 0 || !EMPLOYERS.has(concept.typed);
    return areFew && inShortFields === 0 && isWord(concept);
  };
  const dropped = concepts.filter(isExtra);
  if (dropped.length === 0 && !concepts.some(becomesOptional)) return null;
  const left = concepts
    .filter((concept) => !dropped.includes(concept))
    .map((concept) => (becomesOptional(concept) ? { ...concept, isOptional: true as const } : concept));
  if (!left.some((concept) => isSearched(concept) && !concept.isOptional)) return null;
  return {
    concepts: left,
    dropped: dropped.map(({ typed }) => typed),
  };
}

/** Candidates read a list of at most so many vacancies to its end, so that its order is enough. */
const SHORT_LIST = 20;

/** A branch or word is unusual for the work where fewer than one in so many vacancies of the work have it. */
const USUAL = 4;

/**
 * True where the query that `relax` gives is the better one: it finds more, unless most of that is other work than the wanted one
 * ("sales hotel", "programmer php").
 *
 * @param inTitle how many vacancies have the work in the title as the whole query wants it
 * @param relaxedInTitle how many do as the relaxed query wants it
 */
export function prefersRelaxed({ concepts, dropped }: Fallback, inTitle: number, relaxedInTitle: number): boolean {
  const isOther =
    dropped.length === 0 &&
    !concepts.some((concept) => concept.isOptional && isRarelyStated(concept)) &&
    inTitle > 0 &&
    relaxedInTitle > SHORT_LIST &&
    inTitle * USUAL < relaxedInTitle;
  return relaxedInTitle > inTitle && !isOther;
}
