import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { applications, companies, jobReferences, jobs } from '../db/schema';
import { jobStatus } from '../jobs/job-status';

export type DiscoverySource = typeof jobReferences.$inferInsert.ref;

/** Stores an application, or gives back null when the candidate has applied to the job before. */
export async function insertApplication(db: Db, candidateId: string, jobId: string, appliedAt: Date) {
  const [application] = await db
    .insert(applications)
    .values({ candidateId, jobId, appliedAt })
    // Of several calls at once the unique key lets one through.
    .onConflictDoNothing({ target: [applications.candidateId, applications.jobId] })
    .returning({ id: applications.id, job: applications.jobId, status: applications.status });
  return application ?? null;
}

/** Whether a candidate has applied to a job. */
export async function hasApplied(db: Db, candidateId: string, jobId: string): Promise<boolean> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.candidateId, candidateId), eq(applications.jobId, jobId)));
  return rows.length > 0;
}

/** A job as far as applying to it is concerned, or undefined for an unknown id. */
export async function findJobToApplyTo(db: Db, jobId: string) {
  const [job] = await db.select({ status: jobs.status, deadline: jobs.deadline }).from(jobs).where(eq(jobs.id, jobId));
  return job;
}

/**
 * A candidate's applications in the contract's shape, newest first. `now` decides which jobs are closed. The contract
 * knows a rejection by a job that is closed (specification 1, section 4), so to a candidate who was turned down theirs
 * is, though others may still apply to it.
 */
export async function listApplications(db: Db, candidateId: string, now: Date) {
  const rows = await db
    .select({ application: applications, job: jobs, company: { name: companies.name, logo: companies.logo } })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(applications.candidateId, candidateId))
    .orderBy(desc(applications.appliedAt), applications.id);
  return rows.map(({ application, job, company }) => ({
    id: application.id,
    status: application.status,
    appliedAt: application.appliedAt.toISOString(),
    job: {
      id: job.id,
      slug: job.slug,
      title: job.title,
      status: application.rejectedAt ? 'closed' : jobStatus(job, now),
      createdAt: job.createdAt.toISOString(),
      company,
    },
  }));
}

/** Stores how a candidate learned of a job, in place of an earlier answer. */
export async function upsertReference(db: Db, candidateId: string, jobId: string, ref: DiscoverySource): Promise<void> {
  await db
    .insert(jobReferences)
    .values({ candidateId, jobId, ref })
    .onConflictDoUpdate({ target: [jobReferences.candidateId, jobReferences.jobId], set: { ref } });
}
