import { sql, type SQL } from 'drizzle-orm';
import type { Concept } from './concepts';
import type { Weight } from './search-document';
import { conceptQuery, qualitiesOf, type Quality } from './text-query';

/** Worth more than all eight concepts together in what comes after it. */
const BASE = 16;

/**
 * What a concept is worth by where it is found and by how (`contract/search/README.md`, rule 6): the number of concepts
 * found without a typing error, and the numbers of those found in title, company and place are the digits of a job's
 * score, then those of what was typed and of what stands for it.
 */
const FIELD_WORTH: Record<Weight, number> = { A: BASE ** 5, B: BASE ** 4, C: BASE ** 3, D: 0 };
const NO_ERROR = BASE ** 6;
const QUALITY_WORTH: Record<Quality, number> = {
  typed: NO_ERROR + BASE ** 2,
  alike: NO_ERROR + BASE,
  meant: 1,
  implied: 0,
};

const TYPED = ['typed', 'alike'] as const satisfies readonly Quality[];

const MEANT = ['meant', 'implied'] as const satisfies readonly Quality[];

const WEIGHTS = ['A', 'B', 'C', 'D'] as const;

const worth = (field: Weight, quality: Quality): SQL => sql.raw(String(FIELD_WORTH[field] + QUALITY_WORTH[quality]));

const inHead = (query: string): SQL => sql`jobs.search_head @@ ${query}::tsquery`;

/** What a concept is worth where the head of a job has it, the best first. */
function headCases(concept: Concept, qualities: readonly Quality[]): SQL[] {
  return WEIGHTS.flatMap((weight) =>
    qualities.flatMap((quality) => {
      const query = conceptQuery(concept, { weight, qualities: [quality] });
      return query === null ? [] : [sql`when ${inHead(query)} then ${worth(weight, quality)}`];
    }),
  );
}

/**
 * What was typed, where the long texts alone have it: before what may have been meant. Few jobs have it, and the index
 * finds them at once.
 */
function typedCase(concept: Concept, quality: Quality): SQL {
  const query = conceptQuery(concept, { qualities: TYPED });
  return sql`when jobs.id in (select typed.id from jobs typed where typed.search_document @@ ${query}::tsquery)
    then ${worth('D', quality)}`;
}

/**
 * The worth of one concept. What is found in the long texts alone is told by the words of the tables that they have, and
 * where there are none, by its only quality. Where a job need not match every concept (`isCertain` is false), the texts
 * are looked through.
 */
function conceptScore(concept: Concept, isCertain: boolean): SQL {
  const qualities = qualitiesOf(concept);
  const typed = TYPED.filter((quality) => qualities.includes(quality)).at(-1);
  const isEither = typed !== undefined && MEANT.some((quality) => qualities.includes(quality));
  const cases = [
    ...headCases(concept, TYPED),
    ...(isEither ? [typedCase(concept, typed)] : []),
    ...headCases(concept, MEANT),
  ];
  const lowest = worth('D', qualities.at(-1) ?? 'implied');
  if (isCertain) return cases.length === 0 ? lowest : sql`case ${sql.join(cases, sql` `)} else ${lowest} end`;
  const anywhere = sql`jobs.search_document @@ ${conceptQuery(concept)}::tsquery`;
  return sql`case ${sql.join(cases, sql` `)} when ${anywhere} then ${lowest} else 0 end`;
}

/** How well a job matches; `isCertain` says that every found job matches every concept. */
export function score(concepts: readonly Concept[], isCertain: boolean): SQL {
  if (concepts.length === 0) return sql`0`;
  return sql.join(
    concepts.map((concept) => sql`(${conceptScore(concept, isCertain)})`),
    sql` + `,
  );
}
