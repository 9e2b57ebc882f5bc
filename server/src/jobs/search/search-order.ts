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

/** By way of the index: to look into the long texts of every job found takes far longer. */
const inDocument = (query: string): SQL =>
  sql`jobs.id in (select looked.id from jobs looked where looked.search_document @@ ${query}::tsquery)`;

/**
 * The worth of one concept. What is not found outside the long texts is found in them, where `isCertain` says that every
 * job matches, by its best quality or, where there are several, by the worst unless a better one is found.
 */
function conceptScore(concept: Concept, isCertain: boolean): SQL {
  const cases: SQL[] = [];
  for (const weight of ['A', 'B', 'C'] as const) {
    for (const quality of QUALITIES) {
      const query = conceptQuery(concept, { weight, quality });
      if (query !== null) cases.push(sql`when ${inHead(query)} then ${worth(weight, quality)}`);
    }
  }
  const qualities = qualitiesOf(concept);
  const [last] = isCertain ? qualities.slice(-1) : [];
  for (const quality of qualities.filter((each) => each !== last)) {
    const query = conceptQuery(concept, { quality });
    if (query !== null) cases.push(sql`when ${inDocument(query)} then ${worth('D', quality)}`);
  }
  return sql`case ${sql.join(cases, sql` `)} else ${last === undefined ? sql`0` : worth('D', last)} end`;
}

/** How well a job matches; `isCertain` says that every found job matches every concept. */
export function score(concepts: readonly Concept[], isCertain: boolean): SQL {
  if (concepts.length === 0) return sql`0`;
  return sql.join(
    concepts.map((concept) => sql`(${conceptScore(concept, isCertain)})`),
    sql` + `,
  );
}
