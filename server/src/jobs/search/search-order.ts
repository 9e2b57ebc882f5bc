import { sql, type SQL } from 'drizzle-orm';
import type { Ranking } from '@titian/job-search';
import { jobs } from '../../db/schema';

/**
 * True for a job that a tsquery finds. PostgreSQL does not see the query when it plans, and so takes the index: where it
 * expects many jobs it would read them all, and unpack the document of each.
 */
export const isFoundBy = (tsQuery: SQL): SQL => sql`${jobs.searchDocument} @@ (select ${tsQuery})`;

/** The same as a column: the index finds all such jobs at once, when the first is asked for. */
export const isAmong = (tsQuery: string): SQL =>
  sql`${jobs.id} in (select ${jobs.id} from ${jobs} where ${isFoundBy(sql`${tsQuery}::tsquery`)})`;

/** True where a job is a title match of a query with filters among its words; null for others. */
export const isFilteredTitleMatch = ({ titleFilter, inTitle }: Ranking): SQL | null =>
  titleFilter && sql`(${jobs.titleKey} ~ ${titleFilter.title} and ${isAmong(`${inTitle} & ${titleFilter.places}`)})`;

/** Of more matches, the index tells the worth more quickly than their documents. */
const MAX_UNPACKED_DOCUMENTS = 1_000;

const areFew = sql`total.matches <= ${sql.raw(String(MAX_UNPACKED_DOCUMENTS))}`;

/** The document of a job of `found`, unpacked once, where there are few matches in `total`. */
export const UNPACKED_DOCUMENT = sql`lateral (
  select case when ${areFew} and not is_title then
    (array[(select jobs.search_document from jobs where jobs.id = found.id)])[1] end as document offset 0) as unpacked`;

/** How well a job of `found` matches that a tsquery finds. Needs `UNPACKED_DOCUMENT`. */
export function score(ranking: Ranking, found: string): SQL {
  const scores = ranking.scores().map((cases) => {
    const whens = cases.map(({ worth, tsQuery }) => {
      const isTrue = sql`case when ${areFew} then unpacked.document @@ ${tsQuery}::tsquery
        else found.id in (select jobs.id from jobs where ${isFoundBy(sql`${`${found} & ${tsQuery}`}::tsquery`)}) end`;
      return sql`when ${tsQuery === null ? sql`true` : isTrue} then ${sql.raw(String(worth))}`;
    });
    return sql`case ${sql.join(whens, sql` `)} else 0 end`;
  });
  return sql.join([sql`0`, ...scores], sql` + `);
}
