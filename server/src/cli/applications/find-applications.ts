import { and, count, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import { isUuid } from '../../applications/job-id';
import type { Db } from '../../db/client';
import { applications, candidates, jobs } from '../../db/schema';
import { dayInJakarta } from '../../jobs/job-status';
import type { Step } from './steps';

export interface ApplicationFilter {
  status?: Step;
  /** Slug or id. */
  job?: string;
  /** E-mail address. */
  candidate?: string;
  limit: number;
}

function matches({ status, job, candidate }: ApplicationFilter): SQL | undefined {
  return and(
    status && eq(applications.status, status),
    job === undefined ? undefined : or(eq(jobs.slug, job), isUuid(job) ? eq(jobs.id, job) : undefined),
    candidate === undefined ? undefined : sql`lower(${candidates.email}) = lower(${candidate})`,
  );
}

/** The newest applications that a filter lets through, and how many there are in all. */
export async function listApplications(db: Db, filter: ApplicationFilter) {
  const where = matches(filter);
  const ofJob = eq(jobs.id, applications.jobId);
  const ofCandidate = eq(candidates.id, applications.candidateId);
  const rows = await db
    .select({ application: applications, slug: jobs.slug, email: candidates.email })
    .from(applications)
    .innerJoin(jobs, ofJob)
    .innerJoin(candidates, ofCandidate)
    .where(where)
    .orderBy(desc(applications.appliedAt), applications.id)
    .limit(filter.limit);
  const [counted] = await db
    .select({ total: count() })
    .from(applications)
    .innerJoin(jobs, ofJob)
    .innerJoin(candidates, ofCandidate)
    .where(where);
  return {
    total: counted?.total ?? 0,
    rows: rows.map(({ application, slug, email }) => ({
      id: application.id,
      candidate: email,
      job: slug,
      status: application.status,
      outcome: application.outcome,
      decided: application.outcomeAt && dayInJakarta(application.outcomeAt),
      reason: application.outcomeReason,
      applied: dayInJakarta(application.appliedAt),
    })),
  };
}
