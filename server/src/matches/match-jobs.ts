import { setImmediate as nextTurn } from 'node:timers/promises';
import { asc, eq, gt } from 'drizzle-orm';
import { CandidateIndex, type MatchJob } from '@titian/job-search';
import type { Db } from '../db/client';
import { cities, companies, jobs, locations } from '../db/schema';
import { jobStatus } from '../jobs/job-status';

/** Jobs that are read at once. */
const AT_ONCE = 200;

/** Milliseconds of indexing before other calls have their turn. */
const SLICE_MS = 10;

const columns = {
  id: jobs.id,
  title: jobs.title,
  company: { name: companies.name },
  city: cities.name,
  province: locations.name,
  workplace: jobs.workplace,
  createdAt: jobs.createdAt,
  status: jobs.status,
  closesAt: jobs.closesAt,
  functionOfInterest: jobs.functionOfInterest,
  minSalary: jobs.minSalary,
  maxSalary: jobs.maxSalary,
  salaryPeriod: jobs.salaryPeriod,
  minEducation: jobs.minEducation,
  workingType: jobs.workingType,
  workingTypes: jobs.workingTypes,
  minExperienceMonths: jobs.minExperienceMonths,
  requirements: jobs.requirements,
};

/** A job as the ranking reads it. */
export type IndexedJob = MatchJob & { id: string };

/**
 * The index of all jobs, closed ones too: as on the device, how common a word is depends on all of the list. Rejects once
 * `signal` has ended it.
 */
export async function indexJobs(db: Db, now: Date, signal?: AbortSignal): Promise<CandidateIndex<IndexedJob>> {
  const index = new CandidateIndex<IndexedJob>();
  let last: string | undefined;
  for (;;) {
    signal?.throwIfAborted();
    const rows = await db
      .select(columns)
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .leftJoin(locations, eq(locations.id, jobs.locationId))
      .leftJoin(cities, eq(cities.id, jobs.cityId))
      .where(last === undefined ? undefined : gt(jobs.id, last))
      .orderBy(asc(jobs.id))
      .limit(AT_ONCE);
    let start = performance.now();
    for (const { status, createdAt, closesAt, ...job } of rows) {
      const isOpen = jobStatus({ status, closesAt }, now) === 'open';
      const times = { createdAt: createdAt.getTime(), closesAt: closesAt?.getTime() ?? null };
      index.add({ ...job, ...times, isOpen });
      if (performance.now() - start < SLICE_MS) continue;
      await nextTurn();
      start = performance.now();
    }
    last = rows.at(-1)?.id;
    if (rows.length < AT_ONCE) return index;
    // The embedded database answers without a turn of the event loop.
    await nextTurn();
  }
}
