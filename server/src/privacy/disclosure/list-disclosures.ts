import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { applicationEvents, applications, companies, jobs } from '../../db/schema';

/**
 * Which company was sent what of a candidate's data, the newest first, in the contract's shape: one entry for each time
 * that an application was sent (specification 4, section 6). `fields` is null where a release before this one sent it.
 */
export async function listDisclosures(db: Db, candidateId: string) {
  const { id, at, position, sentFields, kind, applicationId } = applicationEvents;
  const rows = await db
    .select({
      id,
      application: applicationId,
      at,
      job: { slug: jobs.slug, title: jobs.title },
      company: { name: companies.name },
      fields: sentFields,
    })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(applications.candidateId, candidateId), eq(kind, 'sent')))
    .orderBy(desc(at), desc(position));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
