import type { Db } from '../../db/client';
import { achievement } from './achievement';
import { education } from './education';
import { interests } from './interests';
import { language } from './language';
import { listNames } from './name-list';
import { organizationExperience } from './organization-experience';
import { portfolio } from './portfolio';
import { ownedBy } from './records';
import type { AnySection } from './section';
import { skills } from './skills';
import { training } from './training';
import { workExperience } from './work-experience';

/**
 * The sections of the profile that are lists of records (specification 2). Routes, CV, export, deletion and the tests that
 * hold for every section read this registry.
 */
export const recordSections = {
  educations: education,
  workExperiences: workExperience,
  organizationExperiences: organizationExperience,
  trainings: training,
  achievements: achievement,
  languages: language,
  portfolios: portfolio,
} satisfies Record<string, AnySection>;

/** The sections that are lists of names. */
export const nameLists = { skills, interests };

type Sections = typeof recordSections;

export type SectionRecords = { [Key in keyof Sections]: Awaited<ReturnType<Sections[Key]['read']>> } & {
  [Key in keyof typeof nameLists]: Awaited<ReturnType<typeof listNames>>;
};

/** The candidate's records of every section, each in the order in which the profile page lists it. */
export async function readSections(db: Db, candidateId: string): Promise<SectionRecords> {
  const records: Record<string, object[]> = {};
  for (const [key, { table, read }] of Object.entries<AnySection>(recordSections)) {
    records[key] = await read(db, ownedBy(table, candidateId));
  }
  for (const [key, list] of Object.entries(nameLists)) records[key] = await listNames(db, list, candidateId);
  return records as SectionRecords;
}
