import type { Db } from '../db/client';
import { findProfile } from '../profile/profile-repository';
import { readSections } from '../profile/sections';
import { sessionEnded } from '../session/session';

/** The candidate's profile with the records of all its sections. Fails with 4001 when the account is gone. */
export async function readCvSource(db: Db, candidateId: string) {
  const profile = await findProfile(db, candidateId);
  if (!profile) throw sessionEnded();
  return { profile, ...(await readSections(db, candidateId)) };
}

export type CvSource = Awaited<ReturnType<typeof readCvSource>>;
