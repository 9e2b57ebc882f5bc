import { sql, type SQL } from 'drizzle-orm';
import {
  CERTAIN,
  type Concept,
  conceptQuery,
  type FieldGroup,
  CORRECTED,
  titleGroups,
  qualitiesOf,
  type Quality,
  shortFieldGroups,
  type Weight,
  worthOf,
} from '@titian/job-search';

const GROUPS = { A: 'title', B: 'company', C: 'place', D: 'text' } as const satisfies Record<Weight, FieldGroup>;

const WEIGHTS = ['A', 'B', 'C', 'D'] as const;

const worth = (field: Weight, quality: Quality): SQL => sql.raw(String(worthOf(GROUPS[field], quality)));

/**
 * The head of a job for the conditions below, unpacked once: PostgreSQL stores it compressed, and would unpack the column
 * again for each of them.
 */
export const UNPACKED_HEAD = sql`lateral (select (array[jobs.search_head])[1] as head offset 0) as unpacked`;

const inHead = (query: string): SQL => sql`unpacked.head @@ ${query}::tsquery`;

/** The worth of a concept that matches in the head of a job, the best first. */
function headCases(concept: Concept, qualities: readonly Quality[]): SQL[] {
  return WEIGHTS.flatMap((weight) =>
    qualities.flatMap((quality) => {
      const query = conceptQuery(concept, { weights: [weight], qualities: [quality] });
      return query === null ? [] : [sql`when ${inHead(query)} then ${worth(weight, quality)}`];
    }),
  );
}

/**
 * A match of the typed words in the long texts alone comes before a correction. Few jobs have one, and the index finds
 * them at once.
 */
function typedCase(concept: Concept, quality: Quality): SQL {
  const query = conceptQuery(concept, { qualities: CERTAIN });
  return sql`when jobs.id in (select typed.id from jobs typed where typed.search_document @@ ${query}::tsquery)
    then ${worth('D', quality)}`;
}

/**
 * How good it is to be found by words of the long texts that are none of the tables, which the head does not have: by
 * what was typed, unchanged or as the words of a phrase; else by what was meant.
 */
function unseenQuality({ parts, corrections }: Concept, isTyped: boolean): Quality {
  if (isTyped) return parts.length > 0 ? 'synonym' : 'typed';
  return corrections.length > 0 ? 'correctedSynonym' : 'correction';
}

/**
 * The worth of one concept. What is found in the long texts alone is told by the words of the tables that they have, and
 * where there are none, by `unseenQuality`. Where a job need not match every concept (`isCertain` is false), the texts
 * are looked through.
 */
function conceptScore(concept: Concept, isCertain: boolean): SQL {
  const qualities = qualitiesOf(concept);
  const isTyped = CERTAIN.some((quality) => qualities.includes(quality));
  const isEither = isTyped && CORRECTED.some((quality) => qualities.includes(quality));
  const cases = [
    ...headCases(concept, CERTAIN),
    ...(isEither ? [typedCase(concept, unseenQuality(concept, true))] : []),
    ...headCases(concept, CORRECTED),
  ];
  const lowest = worth('D', unseenQuality(concept, isTyped && !isEither));
  if (isCertain) return cases.length === 0 ? lowest : sql`case ${sql.join(cases, sql` `)} else ${lowest} end`;
  const anywhere = sql`jobs.search_document @@ ${conceptQuery(concept)}::tsquery`;
  return sql`case ${sql.join(cases, sql` `)} when ${anywhere} then ${lowest} else 0 end`;
}

const isTyped = (concept: Concept): SQL =>
  sql`jobs.search_document @@ ${conceptQuery(concept, { qualities: ['typed'] })}::tsquery`;

/** True where a job has the works and branches that are looked for in the title (`titleGroups`); null without any. Needs `UNPACKED_HEAD`. */
export function hasInTitle(concepts: readonly Concept[]): SQL | null {
  const inTitle = concepts.flatMap((concept) => {
    const groups = titleGroups(concept);
    const query =
      groups && conceptQuery(concept, { weights: WEIGHTS.filter((weight) => groups.includes(GROUPS[weight])) });
    if (!query) return [];
    return concept.isCorrected ? [sql`(${inHead(query)} or ${isTyped(concept)})`] : [inHead(query)];
  });
  return inTitle.length === 0 ? null : sql.join(inTitle, sql` and `);
}

/** True where a job has the words beside the work in its short fields; null without such words. Needs `UNPACKED_HEAD`. */
export function hasInShortFields(concepts: readonly Concept[]): SQL | null {
  const inShortFields = concepts.flatMap((concept) => {
    const groups = shortFieldGroups(concept);
    if (!groups) return [];
    const query = conceptQuery(concept, { weights: WEIGHTS.filter((weight) => groups.includes(GROUPS[weight])) });
    return [query ? inHead(query) : sql`false`];
  });
  return inShortFields.length === 0 ? null : sql.join(inShortFields, sql` and `);
}

/** How well a job matches; `isCertain` says that every found job matches every concept. Needs `UNPACKED_HEAD`. */
export function score(concepts: readonly Concept[], isCertain: boolean): SQL {
  if (concepts.length === 0) return sql`0`;
  return sql.join(
    concepts.map((concept) => sql`(${conceptScore(concept, isCertain && !concept.isOptional)})`),
    sql` + `,
  );
}
