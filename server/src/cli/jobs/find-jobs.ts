import { and, count, desc, eq, gte, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import { toJobId } from '../../applications/job-id';
import type { Db } from '../../db/client';
import { companies, jobs } from '../../db/schema';
import { dayInJakarta, jobStatus } from '../../jobs/job-status';
import { CommandFailure } from '../command-failure';
import { containsText } from '../contains-text';

export interface JobFilter {
  status?: 'open' | 'closed';
  source?: string;
  search?: string;
  limit: number;
}

/** The condition that `jobStatus` stands for, in SQL. */
function hasStatus(status: 'open' | 'closed', now: Date): SQL | undefined {
  const today = dayInJakarta(now);
  return status === 'closed'
    ? or(eq(jobs.status, 'closed'), lt(jobs.deadline, today))
    : and(eq(jobs.status, 'open'), or(isNull(jobs.deadline), gte(jobs.deadline, today)));
}

function matches({ status, source, search }: JobFilter, now: Date): SQL | undefined {
  return and(
    status && hasStatus(status, now),
    source === undefined ? undefined : eq(jobs.source, source),
    search === undefined ? undefined : or(containsText(jobs.title, search), containsText(companies.name, search)),
  );
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
      slug: job.slug,
      title: job.title,
      company,
      status: jobStatus(job, now),
      deadline: job.deadline,
      created: job.createdAt.toISOString().slice(0, 10),
      source: job.source,
    })),
  };
}

/**
 * Jobs by their slugs or ids, each once, locked for a change in the order of their ids. Throws CommandFailure, which
 * names them, when some do not exist.
 */
export async function findJobs(db: Db, references: readonly string[]) {
  const ids = references.flatMap((reference) => toJobId(reference) ?? []);
  const found = await db
    .select({ id: jobs.id, slug: jobs.slug, title: jobs.title, status: jobs.status, deadline: jobs.deadline })
    .from(jobs)
    .where(or(inArray(jobs.slug, [...references]), inArray(jobs.id, ids)))
    .orderBy(jobs.id)
    .for('update');
  const known = new Set(found.flatMap(({ id, slug }) => [id, slug]));
  const unknown = references.filter((reference) => !known.has(reference.toLowerCase()));
  if (unknown.length > 0) throw new CommandFailure(`No such job: ${unknown.join(', ')}. Nothing was changed.`);
  return found;
}
