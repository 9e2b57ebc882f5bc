import { lastDayOf } from '@titian/rules/deadline';
import { dayInJakarta } from '@titian/rules/jakarta-day';
import { zoneOf } from '@titian/rules/time-zones';
import { and, count, desc, eq, inArray, lte, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { companies, jobs } from '../../db/schema';
import { isOpen, jobStatus } from '../../jobs/job-status';
import { CommandFailure } from '../command-failure';
import { containsText } from '../contains-text';
import { findId } from '../find-id';

export interface JobFilter {
  status?: 'open' | 'closed';
  source?: string;
  search?: string;
  limit: number;
}

/** The condition that `jobStatus` represents, in SQL. */
const hasStatus = (status: 'open' | 'closed', now: Date): SQL | undefined =>
  status === 'closed' ? or(eq(jobs.status, 'closed'), lte(jobs.closesAt, now)) : isOpen(now);

function matches({ status, source, search }: JobFilter, now: Date): SQL | undefined {
  return and(
    status && hasStatus(status, now),
    source === undefined ? undefined : eq(jobs.source, source),
    search === undefined ? undefined : or(containsText(jobs.title, search), containsText(companies.name, search)),
  );
}

/** The last day, with its hour where that is not midnight, by the clock of the job's place: "2026-11-30 12:00". */
function deadlineOf({ deadline, deadlineAt, locationId }: typeof jobs.$inferSelect): string | null {
  const clock = deadlineAt && lastDayOf(deadlineAt, zoneOf(locationId)).clock;
  return clock ? `${deadline} ${clock}` : deadline;
}

/** The newest jobs that a filter lets through, and how many there are in all. */
export async function listJobs(db: Db, filter: JobFilter, now: Date) {
  const where = matches(filter, now);
  const joined = eq(companies.id, jobs.companyId);
  const rows = await db
    .select({ job: jobs, company: companies.name })
    .from(jobs)
    .innerJoin(companies, joined)
    .where(where)
    .orderBy(desc(jobs.createdAt), jobs.id)
    .limit(filter.limit);
  const [counted] = await db.select({ total: count() }).from(jobs).innerJoin(companies, joined).where(where);
  return {
    total: counted?.total ?? 0,
    rows: rows.map(({ job, company }) => ({
      id: job.id,
      slug: job.slug,
      title: job.title,
      company,
      status: jobStatus(job, now),
      deadline: deadlineOf(job),
      created: dayInJakarta(job.createdAt),
      source: job.source,
      signals: (job.signals ?? []).map(({ kind }) => kind).join(' '),
    })),
  };
}

/**
 * Jobs by their slugs, ids or unique prefixes of either, each once, locked for a change in the order of their ids. Throws
 * CommandFailure when some do not exist, and when a prefix names several.
 */
export async function lockJobs(db: Db, references: readonly string[]) {
  const { id, slug } = jobs;
  const ids: string[] = [];
  const unknown: string[] = [];
  for (const reference of references) {
    const found = await findId(db, { noun: 'jobs', table: jobs, names: [], prefixes: [slug, id] }, reference);
    if (found === null) unknown.push(reference);
    else ids.push(found);
  }
  if (unknown.length > 0) throw new CommandFailure(`No such job: ${unknown.join(', ')}. Nothing was changed.`);
  return db
    .select({ id, slug, title: jobs.title, locationId: jobs.locationId, closesAt: jobs.closesAt })
    .from(jobs)
    .where(inArray(id, ids))
    .orderBy(id)
    .for('update');
}
