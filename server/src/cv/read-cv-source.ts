import type { SQL } from 'drizzle-orm';
import type { Db } from '../db/client';
import { sessionEnded } from '../session/session';
import { findProfile } from '../profile/profile-repository';
import { achievement } from '../profile/sections/achievement';
import { education } from '../profile/sections/education';
import { interests } from '../profile/sections/interests';
import { language } from '../profile/sections/language';
import { listNames } from '../profile/sections/name-list';
import { organizationExperience } from '../profile/sections/organization-experience';
import { portfolio } from '../profile/sections/portfolio';
import { ownedBy } from '../profile/sections/records';
import type { RecordTable } from '../profile/sections/section';
import { skills } from '../profile/sections/skills';
import { training } from '../profile/sections/training';
import { workExperience } from '../profile/sections/work-experience';

interface Readable<Resource> {
  table: RecordTable;
  read(db: Db, where: SQL | undefined): Promise<Resource[]>;
}

/**
 * The candidate's profile with all its sections, each in the order in which the profile page lists it. Fails with 4001
 * when the account is gone.
 */
export async function readCvSource(db: Db, candidateId: string) {
  const profile = await findProfile(db, candidateId);
  if (!profile) throw sessionEnded();
  const list = <Resource>({ table, read }: Readable<Resource>) => read(db, ownedBy(table, candidateId));
  return {
    profile,
    workExperiences: await list(workExperience),
    educations: await list(education),
    organizationExperiences: await list(organizationExperience),
    trainings: await list(training),
    achievements: await list(achievement),
    skills: await listNames(db, skills, candidateId),
    languages: await list(language),
    interests: await listNames(db, interests, candidateId),
    portfolios: await list(portfolio),
  };
}

export type CvSource = Awaited<ReturnType<typeof readCvSource>>;
