/** The order of vacancies, by tsqueries of their document (`searchDocument`), each with its worth. */
import { shortFieldGroups, titleGroups } from './attempts';
import type { Concept, QueryTexts } from './concepts';
import type { FieldGroup } from './fields';
import type { TextQuery } from './find-jobs';
import { CERTAIN, CORRECTED, worthOf, type Quality } from './order';
import { FIELD_GROUPS, WEIGHTS, type Weight } from './search-document';
import { conceptQuery, qualitiesOf } from './text-query';
import { toTitleFilter, type TitleFilter } from './title-filter';

/** The worth of a vacancy for one concept: that of the first tsquery that finds it, or 0; null finds every vacancy. */
type Score = readonly { worth: number; tsQuery: string | null }[];

/** The order of the vacancies that a query finds. */
export interface Ranking {
  /** One for each concept: their sum is the score of a vacancy. */
  scores: () => Score[];
  /** A tsquery of the found vacancies that have the work and branch in the title. */
  inTitle: string;
  /** The same of those that have the words beside the work in their short fields, too. */
  inShortFields: string;
  titleFilter: TitleFilter | null;
}

/** The worth of a concept by the field that it is in, the best first. */
const fieldCases = (concept: Concept, qualities: readonly Quality[]): Score =>
  WEIGHTS.flatMap((weight) =>
    qualities.flatMap((quality) => {
      const tsQuery = conceptQuery(concept, weight, [quality]);
      return tsQuery === null ? [] : [{ worth: worthOf(FIELD_GROUPS[weight], quality), tsQuery }];
    }),
  );

/**
 * The worth of words of the long texts that are none of the tables, which have no weight there: of what was typed,
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
  return [
    ...fieldCases(concept, CERTAIN),
    ...(isEither ? [{ worth: unseenWorth(concept, true), tsQuery: conceptQuery(concept, '', CERTAIN) }] : []),
    ...fieldCases(concept, CORRECTED),
    {
      worth: unseenWorth(concept, isTyped && !isEither),
      tsQuery: concept.isOptional ? conceptQuery(concept) : null,
    },
  ];
}

/** The tsquery of a concept in some groups of fields; null for no groups. */
const inGroups = (concept: Concept, groups: readonly FieldGroup[] | undefined): string | null => {
  const isIn = (weight: Weight) => groups?.includes(FIELD_GROUPS[weight]);
  return groups ? conceptQuery(concept, WEIGHTS.filter(isIn).join('')) : null;
};

/** The tsquery of a concept in the fields that count as the title for it; of a correction, the typed word is enough anywhere. */
function titleQuery(concept: Concept): string | null {
  const inTitle = inGroups(concept, titleGroups(concept));
  const typed = inTitle && concept.isCorrected ? conceptQuery(concept, '', ['typed']) : null;
  return typed ? `(${inTitle} | ${typed})` : inTitle;
}

/**
 * The order of the vacancies that a query finds. Specification 4, section 2.
 *
 * @param texts those of title matches; null where these are not looked for
 */
export function toRanking({ concepts }: TextQuery, texts: QueryTexts | null): Ranking {
  const required = concepts.filter(({ isOptional }) => !isOptional);
  const titled = (concept: Concept) => titleQuery(concept) ?? conceptQuery(concept);
  return {
    scores: () => concepts.map(toScore),
    inTitle: required.map(titled).join(' & '),
    inShortFields: required
      .map((concept) => inGroups(concept, shortFieldGroups(concept)) ?? titled(concept))
      .join(' & '),
    titleFilter: texts && toTitleFilter(texts, concepts),
  };
}
