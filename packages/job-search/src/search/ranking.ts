/** The order of vacancies, by tsqueries of their head and of their document (`searchDocument`), each with its worth. */
import { shortFieldGroups, titleGroups } from './attempts';
import type { Concept, QueryTexts } from './concepts';
import type { FieldGroup } from './fields';
import type { TextQuery } from './find-jobs';
import { CERTAIN, CORRECTED, worthOf, type Quality } from './order';
import { FIELD_GROUPS, WEIGHTS } from './search-document';
import { conceptQuery, qualitiesOf } from './text-query';
import { toTitleFilter, type TitleFilter } from './title-filter';

/**
 * A tsquery of the head of a vacancy, or of its document; null is found nowhere. Few vacancies match a `rare` one of the
 * document.
 */
export type Condition = { head: string | null } | { document: string | null } | { rare: string | null };

/** The worth of a vacancy for one concept: that of the first condition that holds, or 0. */
type Score = readonly { worth: number; condition: Condition | 'always' }[];

/** The order of the vacancies that a query finds. */
export interface Ranking {
  /** One for each concept: their sum is the score of a vacancy. */
  scores: () => Score[];
  /** A vacancy that has the work and branch in its title fulfils one condition of each list. */
  inTitle: readonly (readonly Condition[])[];
  /** The same of one that has the words beside the work in its short fields. */
  inShortFields: readonly (readonly Condition[])[];
  titleFilter: TitleFilter | null;
}

/** The worth of a concept that matches in the head of a vacancy, the best first. */
const headCases = (concept: Concept, qualities: readonly Quality[]): Score =>
  WEIGHTS.flatMap((weight) =>
    qualities.flatMap((quality) => {
      const head = conceptQuery(concept, weight, [quality]);
      return head === null ? [] : [{ worth: worthOf(FIELD_GROUPS[weight], quality), condition: { head } }];
    }),
  );

/**
 * The worth of words of the long texts that are none of the tables, which the head does not have: of what was typed,
 * unchanged or as the words of a phrase; else of a correction.
 */
function unseenWorth({ parts }: Concept, isTyped: boolean): number {
  if (!isTyped) return worthOf('text', 'correction');
  return worthOf('text', parts.length > 0 ? 'synonym' : 'typed');
}

/**
 * A match in the long texts alone has the worth of the words of the tables there, and without any `unseenWorth`. A
 * match of the typed words there comes before a correction.
 */
function toScore(concept: Concept): Score {
  const qualities = qualitiesOf(concept);
  const isTyped = qualities.some((quality) => CERTAIN.includes(quality));
  const isEither = isTyped && qualities.some((quality) => CORRECTED.includes(quality));
  const typed = { rare: conceptQuery(concept, '', CERTAIN) };
  return [
    ...headCases(concept, CERTAIN),
    ...(isEither ? [{ worth: unseenWorth(concept, true), condition: typed }] : []),
    ...headCases(concept, CORRECTED),
    {
      worth: unseenWorth(concept, isTyped && !isEither),
      condition: concept.isOptional ? { document: conceptQuery(concept) } : 'always',
    },
  ];
}

/** A condition for some groups of fields; none for no groups. */
const inGroups = (concept: Concept, groups: readonly FieldGroup[] | undefined): { head: string | null }[] =>
  groups
    ? [{ head: conceptQuery(concept, WEIGHTS.filter((weight) => groups.includes(FIELD_GROUPS[weight])).join('')) }]
    : [];

const titleConditions = (concept: Concept): Condition[][] =>
  inGroups(concept, titleGroups(concept))
    .filter(({ head }) => head !== null)
    .map((inTitle) =>
      concept.isCorrected ? [inTitle, { document: conceptQuery(concept, '', ['typed']) }] : [inTitle],
    );

/**
 * The order of the vacancies that a query finds. Specification 4, section 2.
 *
 * @param texts those of title matches; null where these are not looked for
 */
export const toRanking = ({ concepts }: TextQuery, texts: QueryTexts | null): Ranking => ({
  scores: () => concepts.map(toScore),
  inTitle: concepts.flatMap(titleConditions),
  inShortFields: concepts.flatMap((concept) => inGroups(concept, shortFieldGroups(concept)).map((each) => [each])),
  titleFilter: texts && toTitleFilter(texts, concepts),
});
