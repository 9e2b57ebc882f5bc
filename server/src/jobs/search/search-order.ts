import { sql, type SQL } from 'drizzle-orm';
import type { Concept } from './concepts';
import type { Weight } from './search-document';
import { conceptQuery, QUALITIES, qualitiesOf, type Quality } from './text-query';

/** Worth more than all eight concepts together in what comes after it. */
const BASE = 16;

/**
 * What a concept is worth by where it is found and by how (`contract/search/README.md`, rule 6): the numbers of concepts
 * found in title, company and place are the digits of a job's score, then those of what was typed and of what stands
 * for it.
 */
const FIELD_WORTH: Record<Weight, number> = { A: BASE ** 4, B: BASE ** 3, C: BASE ** 2, D: 0 };
const QUALITY_WORTH: Record<Quality, number> = { typed: BASE, alike: 1, meant: 0 };

const worth = (field: Weight, quality: Quality): SQL => sql.raw(String(FIELD_WORTH[field] + QUALITY_WORTH[quality]));

const inHead = (query: string): SQL => sql`jobs.search_head @@ ${query}::tsquery`;

/**
 * The worth of one concept. What is found in the long texts alone is told by the words of the tables that they have, and
 * where there are none, by its only quality. Where a job need not match every concept (`isCertain` is false), the texts
 * are looked through.
 */
function conceptScore(concept: Concept, isCertain: boolean): SQL {
  const cases: SQL[] = [];
  for (const weight of ['A', 'B', 'C', 'D'] as const) {
    for (const quality of QUALITIES) {
      const query = conceptQuery(concept, { weight, quality });
      if (query !== null) cases.push(sql`when ${inHead(query)} then ${worth(weight, quality)}`);
    }
  }
  const lowest = worth('D', qualitiesOf(concept).at(-1) ?? 'meant');
  if (isCertain) return sql`case ${sql.join(cases, sql` `)} else ${lowest} end`;
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
