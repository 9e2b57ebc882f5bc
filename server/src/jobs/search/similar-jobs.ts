/** Jobs that are similar to one. Specification 4, section 2, "Lowongan serupa". */
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { jobs } from '../../db/schema';
import { similarWork } from '@titian/job-search';
import { isOpen } from '../job-status';
import { nearby } from './search-tables';
import { isAmong } from './search-order';
import type { WantedPage } from './search-repository';

type Place = Pick<typeof jobs.$inferSelect, 'cityId' | 'locationId'>;

/** The same city, one that borders on it, the same province, any other. */
const distanceTo = ({ cityId, locationId }: Place): SQL => sql`case
  ${cityId === null ? sql`` : sql`when ${eq(jobs.cityId, cityId)} then 0 when ${inArray(jobs.cityId, nearby(cityId))} then 1`}
  when ${locationId === null ? sql`false` : eq(jobs.locationId, locationId)} then 2
  else 3 end`;

export interface SimilarJobs {
  total: number;
  /** Of the page, in order. */
  ids: string[];
}

/**
 * A page of the open jobs of the same function, or whose title names the same work: the nearest first, then those of the
 * same work, then the newest. None for an unknown slug.
 */
export async function findSimilarJobs(
  db: Db,
  slug: string,
  { page, pageSize }: WantedPage,
  now: Date,
): Promise<SimilarJobs> {
  const [job] = await db.select().from(jobs).where(eq(jobs.slug, slug));
  if (!job) return { total: 0, ids: [] };
  const work = similarWork(job.title);
  const isWork = work === null ? sql`false` : isAmong(work);
  const isSameFunction = job.functionOfInterest ? eq(jobs.functionOfInterest, job.functionOfInterest) : sql`false`;
  const { rows } = (await db.execute(sql`
    with near as materialized (
      select jobs.id, jobs.created_at, ${isSameFunction} as is_function, ${distanceTo(job)} as distance,
        ${isWork} as is_work
      from jobs
      where ${isOpen(now)} and jobs.id <> ${job.id}
        and (${isSameFunction} or ${isWork})
    ),
    total as (select count(*)::int as total from near)
    select total.total, (select coalesce(json_agg(paged.id), '[]') from (
      select id from near order by distance, is_work desc, created_at desc, id limit ${pageSize}
      offset greatest(0, least(${page}::int - 1, (total.total - 1) / ${pageSize}::int)) * ${pageSize}::int) paged) as ids
    from total`)) as unknown as { rows: SimilarJobs[] };
  return rows[0] ?? { total: 0, ids: [] };
}
