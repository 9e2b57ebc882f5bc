import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/client';
import { applications, companies, jobReferences, jobs } from '../db/schema';
import { jobStatus } from '../jobs/job-status';
import { jobClosedAt } from './job-closing';

export type DiscoverySource = typeof jobReferences.$inferInsert.ref;

/** The columns of an outcome, for an application without one. */
export const UNDECIDED = {
  outcome: null,
  outcomeAt: null,
  outcomeReason: null,
  outcomeReasonCode: null,
} as const;

/**
 * Stores an application, or gives back null when the candidate has applied to the job before. One that was withdrawn
 * begins again; what happened before stays in its events.
 */
export async function insertApplication(db: Db, candidateId: string, jobId: string, appliedAt: Date) {
  const [application] = await db
    .insert(applications)
    .values({ candidateId, jobId, appliedAt })
    // Of several calls at once the unique key lets one through.
    .onConflictDoUpdate({
      target: [applications.candidateId, applications.jobId],
      set: { status: 'apply', appliedAt, ...UNDECIDED },
      setWhere: eq(applications.outcome, 'withdrawn'),
    })
    .returning({ id: applications.id, job: applications.jobId, status: applications.status });
  return application ?? null;
}

/** A candidate's application to a job as far as another one is concerned, or undefined for none. */
export async function findApplicationTo(db: Db, candidateId: string, jobId: string) {
  const [application] = await db
    .select({ outcome: applications.outcome })
    .from(applications)
    .where(and(eq(applications.candidateId, candidateId), eq(applications.jobId, jobId)));
  return application;
}

/**
 * One of a candidate's applications with its job, or undefined for an unknown one and another candidate's.
 *
 * @param id a UUID
 * @param lock for a transaction that changes it: others wait until that has ended
 */
export async function findApplication(db: Db, candidateId: string, id: string, lock?: 'update') {
  const query = db
    .select({
      application: applications,
      job: {
        id: jobs.id,
        status: jobs.status,
        closedAt: jobs.closedAt,
        deadlineAt: jobs.deadlineAt,
        closesAt: jobs.closesAt,
        createdAt: jobs.createdAt,
      },
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.id, id), eq(applications.candidateId, candidateId)));
  const [found] = await (lock ? query.for(lock, { of: applications }) : query);
  return found;
}

/** Changes an application. Call it in the transaction that stores the events of the change. */
export async function updateApplication(
  tx: Db,
  id: string,
  values: Partial<typeof applications.$inferInsert>,
): Promise<void> {
  await tx.update(applications).set(values).where(eq(applications.id, id));
}

/** A job as far as applying to it is concerned, or undefined for an unknown id. */
export async function findJobToApplyTo(db: Db, jobId: string) {
  const [job] = await db.select({ status: jobs.status, closesAt: jobs.closesAt }).from(jobs).where(eq(jobs.id, jobId));
  return job;
}

/**
 * A candidate's applications in the contract's shape, newest first. `now` decides which jobs are closed. The contract
 * knows a rejection by a job that is closed (specification 1, section 4), so to a candidate who was turned down theirs
 * is, though others may still apply to it. `ids` narrows them to those.
 */
export async function listApplications(db: Db, candidateId: string, now: Date, ids?: readonly string[]) {
  const rows = await db
    .select({ application: applications, job: jobs, company: { name: companies.name, logo: companies.logo } })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(applications.candidateId, candidateId), ids && inArray(applications.id, [...ids])))
    .orderBy(desc(applications.appliedAt), applications.id);
  return rows.map(({ application, job, company }) => ({
    id: application.id,
    status: application.status,
    appliedAt: application.appliedAt.toISOString(),
    outcome: application.outcome,
    outcomeAt: application.outcomeAt?.toISOString() ?? null,
    outcomeReason: application.outcomeReason,
    outcomeReasonCode: application.outcomeReasonCode,
    jobClosedAt: jobClosedAt(job, now)?.toISOString() ?? null,
    job: {
      id: job.id,
      slug: job.slug,
      title: job.title,
      status: application.outcome === 'rejected' ? 'closed' : jobStatus(job, now),
      createdAt: job.createdAt.toISOString(),
      minEducation: job.minEducation,
      minExperienceMonths: job.minExperienceMonths,
      company,
    },
  }));
}

/** Stores how a candidate learned of a job, replacing an earlier response. */
export async function upsertReference(db: Db, candidateId: string, jobId: string, ref: DiscoverySource): Promise<void> {
  await db
    .insert(jobReferences)
    .values({ candidateId, jobId, ref })
    .onConflictDoUpdate({ target: [jobReferences.candidateId, jobReferences.jobId], set: { ref } });
}
