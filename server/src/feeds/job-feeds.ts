import { eq, inArray } from 'drizzle-orm';
import { canonicalQuery } from '@titian/rules/job-address';
import type { Db } from '../db/client';
import { cities, companies, jobs, locations } from '../db/schema';
import { byteLength, PreparedResponse } from '../jobs/prepared-response';
import type { ReadDeps } from '../jobs/read-deps';
import { findFeedJobs } from '../jobs/search';
import type { Answered } from '../reads/answer';
import { READS } from '../reads/reads';
import { writeFeed, type FeedFormat, type FeedJob } from './write-feed';

/** Jobs of a feed: all of nearly every search. */
const MAX_JOBS = 500;

/** The jobs of some ids, in their order. */
async function feedJobs(db: Db, ids: readonly string[]): Promise<FeedJob[]> {
  if (ids.length === 0) return [];
  const { id, slug, title, deadline, deadlineAt, closesAt, createdAt, revision, revisedAt } = jobs;
  const { minSalary, maxSalary, salaryPeriod, stated } = jobs;
  const rows = await db
    .select({
      id,
      slug,
      title,
      deadline,
      deadlineAt,
      closesAt,
      createdAt,
      revision,
      revisedAt,
      minSalary,
      maxSalary,
      salaryPeriod,
      stated,
      company: companies.name,
      city: cities.name,
      province: locations.name,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(locations, eq(locations.id, jobs.locationId))
    .leftJoin(cities, eq(cities.id, jobs.cityId))
    .where(inArray(id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((jobId) => byId.get(jobId) ?? []);
}

async function makeFeed({ db, now: clock }: ReadDeps, appUrl: string, format: FeedFormat, query: string) {
  const now = clock();
  const sort = format === 'ics' ? 'deadline' : 'imported';
  const found = await feedJobs(db, await findFeedJobs(db, query, { sort, count: MAX_JOBS }, now));
  const url = `${appUrl}/api/v1/job/feed/${format}/${query ? `?${query}` : ''}`;
  const { text, type } = writeFeed(format, { appUrl, query, url, jobs: found, now });
  return new PreparedResponse(text, type);
}

/**
 * The feed of the search in an address (specification 4, section 9), for a caller's address. What is no use in the query counts
 * as not given: one search has one feed. Fails as `answer` does.
 *
 * @param signal ends the wait of a caller who has hung up
 */
export function jobFeed(
  deps: ReadDeps & { appUrl: string },
  format: FeedFormat,
  query: string,
  { address, signal }: { address: string; signal?: AbortSignal },
): Promise<Answered<PreparedResponse>> {
  const { answer, version, appUrl } = deps;
  const canonical = canonicalQuery(query);
  const options = { ...READS.feed, version, address, signal, byteLength };
  return answer(`${format}?${canonical}`, options, () => makeFeed(deps, appUrl, format, canonical));
}
