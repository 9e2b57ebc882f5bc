import { sql, type SQL } from 'drizzle-orm';
import type { Condition, Ranking } from '@titian/job-search';

/**
 * The head of a job for the conditions below, unpacked once: PostgreSQL stores it compressed, and would unpack the column
 * again for each of them.
 */
export const UNPACKED_HEAD = sql`lateral (select (array[jobs.search_head])[1] as head offset 0) as unpacked`;

/** The index finds the few jobs of a rare query at once. */
function holds(condition: Condition): SQL {
  if ('head' in condition) return sql`unpacked.head @@ ${condition.head}::tsquery`;
  if ('document' in condition) return sql`jobs.search_document @@ ${condition.document}::tsquery`;
  return sql`jobs.id in (select few.id from jobs few where few.search_document @@ ${condition.rare}::tsquery)`;
}

/** True where one condition of each list holds. Needs `UNPACKED_HEAD`. */
export const holdAll = (lists: Ranking['inTitle']): SQL =>
  sql.join(
    [sql`true`, ...lists.map((any) => sql`coalesce(${sql.join(any.map(holds), sql` or `)}, false)`)],
    sql` and `,
  );

/** True where a job is a title match of a query with filters among its words; null for others. Needs `UNPACKED_HEAD`. */
export const isFilteredTitleMatch = ({ titleFilter }: Ranking): SQL | null =>
  titleFilter && sql`(jobs.title_key ~ ${titleFilter.title} and ${holds(titleFilter)})`;

/** How well a job matches. Needs `UNPACKED_HEAD`. */
export function score(ranking: Ranking): SQL {
  const scores = ranking.scores().map((cases) => {
    const whens = cases.map(({ worth, condition }) => {
      const isTrue = condition === 'always' ? sql`true` : holds(condition);
      return sql`when ${isTrue} then ${sql.raw(String(worth))}`;
    });
    return sql`case ${sql.join(whens, sql` `)} else 0 end`;
  });
  return sql.join([sql`0`, ...scores], sql` + `);
}
