import { eq, inArray } from 'drizzle-orm';
import { canonicalQuery } from '@titian/rules/job-address';
import type { AppDeps } from '../app-deps';
import type { Db } from '../db/client';
import { cities, companies, jobs, locations } from '../db/schema';
import { listCache } from '../jobs/list-cache';
import { PreparedResponse } from '../jobs/prepared-response';
import { searchQueue } from '../jobs/search-queue';
import { findFeedJobs } from '../jobs/search';
import { writeFeed, type FeedFormat, type FeedJob } from './write-feed';

const MAX_BYTES = 16 * 1024 * 1024;

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

/** Feeds of searches, made again when a job has changed, as the list is. Specification 4, section 9. */
export class JobFeeds {
  readonly #deps: AppDeps;
  readonly #queue = searchQueue();
  readonly #feeds;

  constructor(deps: AppDeps) {
    this.#deps = deps;
    const byteLength = (response: PreparedResponse): number => response.byteLength;
    this.#feeds = listCache<PreparedResponse>(deps, { maxBytes: MAX_BYTES, byteLength });
  }

  /**
   * The feed of the search in an address, for a caller's address. What is no use in the query counts as not given: one
   * search has one feed. Fails as `searchQueue` does.
   *
   * @param signal ends the wait of a caller who has hung up
   */
  async of(format: FeedFormat, query: string, caller: string, signal?: AbortSignal): Promise<PreparedResponse> {
    const canonical = canonicalQuery(query);
    const make = (gone: AbortSignal) => this.#queue.run([caller], () => this.#make(format, canonical), gone);
    return (await this.#feeds.get(`${format}?${canonical}`, make, signal)).value;
  }

  async #make(format: FeedFormat, query: string): Promise<PreparedResponse> {
    const { db, config, now: clock } = this.#deps;
    const now = clock();
    const sort = format === 'ics' ? 'deadline' : 'imported';
    const found = await feedJobs(db, await findFeedJobs(db, query, { sort, count: MAX_JOBS }, now));
    const { appUrl } = config;
    const url = `${appUrl}/api/v1/job/feed/${format}/${query ? `?${query}` : ''}`;
    const { text, type } = writeFeed(format, { appUrl, query, url, jobs: found, now });
    return new PreparedResponse(text, type);
  }
}
