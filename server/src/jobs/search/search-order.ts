import { sql, type SQL } from 'drizzle-orm';
import type { Concept } from './concepts';
import type { Weight } from './search-document';
import { conceptQuery, QUALITIES, qualitiesOf } from './text-query';

/** Worth more than all eight concepts together in what comes after it. */
const BASE = 16;

/**
 * What a concept is worth by where it is found and by how (`contract/search/README.md`, rule 6): the numbers of concepts
 * found in title, company and place are the digits of a job's score, then those of what was typed and of what stands
 * for it.
 */
const FIELD_WORTH: Record<Weight, number> = { A: BASE ** 4, B: BASE ** 3, C: BASE ** 2, D: 0 };
const QUALITY_WORTH = { typed: BASE, alike: 1, meant: 0 };

const matches = (column: 'search_head' | 'search_document', query: string): SQL =>
  sql`jobs.${sql.raw(column)} @@ ${query}::tsquery`;

/** The worth of one concept. Where it may be found in one way only, the long texts need no second look. */
function conceptScore(concept: Concept, isCertain: boolean): SQL {
  const cases: SQL[] = [];
  for (const weight of ['A', 'B', 'C'] as const) {
    for (const quality of QUALITIES) {
      const query = conceptQuery(concept, { weights: [weight], quality });
      if (query === null) continue;
      cases.push(
        sql`when ${matches('search_head', query)} then ${sql.raw(String(FIELD_WORTH[weight] + QUALITY_WORTH[quality]))}`,
      );
    }
  }
  const [best, ...others] = qualitiesOf(concept);
  if (best === undefined) return sql`0`;
  if (others.length === 0 && isCertain)
    return sql`case ${sql.join(cases, sql` `)} else ${sql.raw(String(QUALITY_WORTH[best]))} end`;
  for (const quality of [best, ...others]) {
    const query = conceptQuery(concept, { weights: ['D'], quality });
    if (query === null) continue;
    cases.push(sql`when ${matches('search_document', query)} then ${sql.raw(String(QUALITY_WORTH[quality]))}`);
  }
  return sql`case ${sql.join(cases, sql` `)} else 0 end`;
}

/** How well a job matches; `isCertain` says that every found job matches every concept. */
export function score(concepts: readonly Concept[], isCertain: boolean): SQL {
  if (concepts.length === 0) return sql`0`;
  return sql.join(
    concepts.map((concept) => sql`(${conceptScore(concept, isCertain)})`),
    sql` + `,
  );
}
