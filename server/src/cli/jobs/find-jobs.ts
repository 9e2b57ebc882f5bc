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
      deadline: job.deadline,
      created: job.createdAt.toISOString().slice(0, 10),
      source: job.source,
      signals: (job.signals ?? []).map(({ kind }) => kind).join(' '),
    })),
  };
}

/**
 * Jobs by their slugs, ids or unique prefixes of either, each once, locked for a change in the order of their ids. Throws
 * CommandFailure when some do not exist, and when a prefix names several.
 */
export async function findJobs(db: Db, references: readonly string[]) {
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
