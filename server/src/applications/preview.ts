import { eq } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import type { Db } from '../db/client';
import { jobs } from '../db/schema';
import { ApiFailure } from '../http/failure';
import { readCompanyView } from './company-view';
import { toJobId } from '../db/row-id';

async function isJob(db: Db, given: string): Promise<boolean> {
  const id = toJobId(given);
  if (id === null) return false;
  const rows = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, id));
  return rows.length > 0;
}

/**
 * The company's view of a candidate who would apply now. Specification 4, section 5. Fails with 4004 for an
 * unknown job.
 */
export async function previewApplication({ db }: AppDeps, candidateId: string, job: string) {
  if (!(await isJob(db, job))) throw new ApiFailure(4004, 'Lowongan tidak ditemukan.');
  return readCompanyView(db, candidateId);
}
