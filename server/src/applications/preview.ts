import type { AppDeps } from '../app-deps';
import type { Db } from '../db/client';
import { jobs } from '../db/schema';
import { ApiFailure } from '../http/failure';
import { findProfile } from '../profile/profile-repository';
import { ownedBy } from '../profile/sections/records';
import { education } from '../profile/sections/education';
import { language } from '../profile/sections/language';
import { workExperience } from '../profile/sections/work-experience';
import { sessionEnded } from '../session/session';
import { eq } from 'drizzle-orm';
import { toJobId } from './job-id';

async function isJob(db: Db, given: string): Promise<boolean> {
  const id = toJobId(given);
  if (id === null) return false;
  const rows = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, id));
  return rows.length > 0;
}

/**
 * What the company of a job would see of a candidate who applies now. Specification 4, section 5. Fails with 4004 for an
 * unknown job.
 */
export async function previewApplication({ db }: AppDeps, candidateId: string, job: string) {
  if (!(await isJob(db, job))) throw new ApiFailure(4004, 'Lowongan tidak ditemukan.');
  const profile = await findProfile(db, candidateId);
  if (!profile) throw sessionEnded();
  const { name, email, phoneNumber, image, professionalHeadline } = profile;
  return {
    name,
    email,
    phoneNumber,
    image,
    professionalHeadline,
    education: await education.read(db, ownedBy(education.table, candidateId)),
    workExperience: await workExperience.read(db, ownedBy(workExperience.table, candidateId)),
    language: await language.read(db, ownedBy(language.table, candidateId)),
  };
}
