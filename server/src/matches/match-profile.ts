import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { isUuid } from '../db/row-id';
import type { KnownJob, MatchProfile } from '@titian/job-search';
import { readCvSource, type CvSource } from '../cv/read-cv-source';
import { bookmarks } from '../db/bookmark-schema';
import type { Db } from '../db/client';
import { applications, cities as cityRows, companies, jobs } from '../db/schema';
import { educationLevels } from '../masters/education-levels';
import { cities, provinceOf, provinces } from '../masters/master-data';

const MS_OF_MONTH = (365.25 / 12) * 24 * 60 * 60 * 1000;

/** Years from the first day of a job to its last one, or to today, in whole months. */
function yearsOf({ startDate, endDate, currentlyWorking }: CvSource['workExperiences'][number], today: string): number {
  const end = currentlyWorking ? today : (endDate ?? startDate);
  return Math.max(0, Math.round((Date.parse(end) - Date.parse(startDate)) / MS_OF_MONTH) / 12);
}

type Own = Pick<CvSource, 'educations' | 'workExperiences' | 'interests' | 'skills'> & {
  profile: Pick<CvSource['profile'], 'city' | 'location' | 'expectedSalary'>;
};

const OTHER = 'other';

/**
 * The parts of a candidate's profile that the ranking may read, on a day such as "2026-11-23". Specification 4, section 8:
 * nothing else of the person is among them.
 */
export function toMatchProfile(
  { profile, educations, workExperiences, interests, skills }: Own,
  applied: readonly string[],
  saved: readonly string[],
  today: string,
): MatchProfile {
  return {
    city: profile.city?.name ?? null,
    province: profile.location?.name ?? null,
    educations: educations.map(({ educationLevel, educationMajor, otherMajor }) => ({
      level: educationLevel?.name ?? null,
      major: educationMajor?.name?.toLowerCase() === OTHER ? otherMajor : (educationMajor?.name ?? null),
    })),
    work: workExperiences.map((each) => ({ title: each.title, years: yearsOf(each, today) })),
    interests: interests.map(({ name }) => name),
    skills: skills.map(({ name }) => name),
    expectedPay: profile.expectedSalary,
    applied,
    saved,
  };
}

/** The jobs that a candidate applied to, the last one first; `isWithdrawn` where the application was withdrawn. */
async function readApplied(db: Db, candidateId: string): Promise<(KnownJob & { isWithdrawn: boolean })[]> {
  const rows = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      company: { name: companies.name },
      city: cityRows.name,
      outcome: applications.outcome,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(cityRows, eq(cityRows.id, jobs.cityId))
    .where(eq(applications.candidateId, candidateId))
    .orderBy(desc(applications.appliedAt), asc(applications.id));
  return rows.map(({ outcome, ...job }) => ({ ...job, isWithdrawn: outcome === 'withdrawn' }));
}

/** The titles of a candidate's bookmarks, the last one first. */
async function readSaved(db: Db, candidateId: string): Promise<string[]> {
  const rows = await db
    .select({ title: bookmarks.title })
    .from(bookmarks)
    .where(and(eq(bookmarks.candidateId, candidateId), eq(bookmarks.saved, true)))
    .orderBy(desc(bookmarks.changedAt), asc(bookmarks.jobId));
  return rows.flatMap(({ title }) => title ?? []);
}

/** The choices that a person without a profile makes; null where nothing is chosen. */
export interface MatchChoices {
  place: string | null;
  work: string | null;
  education: string | null;
}

const nameIn = (rows: readonly (readonly [number, string])[], name: string | null): string | null =>
  rows.find(([, known]) => known === name)?.[1] ?? null;

/** The profile that choices make: a city or regency, an interest and a level, those that the master lists have. */
export function chosenProfile({ place, work, education }: MatchChoices): MatchProfile {
  const level = nameIn(educationLevels, education);
  const city = cities.find(([, name]) => name === place);
  return {
    city: city?.[1] ?? null,
    province: provinces.find(([id]) => city && id === provinceOf(city[0]))?.[1] ?? null,
    educations: level === null ? [] : [{ level, major: null }],
    work: [],
    interests: work ? [work] : [],
    skills: [],
    expectedPay: null,
    applied: [],
    saved: [],
  };
}

/** The profile with the choices, where it has neither place nor work nor education. */
export function withChoices(profile: MatchProfile, choices: MatchChoices): MatchProfile {
  const { city, educations, work, interests } = profile;
  if (city !== null || educations.length + work.length + interests.length > 0) return profile;
  const chosen = chosenProfile(choices);
  const { skills, expectedPay, applied, saved } = profile;
  return { ...chosen, skills, expectedPay, applied, saved };
}

/** Jobs by those of some ids that any job has. */
export async function readKnownJobs(db: Db, ids: readonly string[]): Promise<KnownJob[]> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  return db
    .select({ id: jobs.id, title: jobs.title, company: { name: companies.name }, city: cityRows.name })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(cityRows, eq(cityRows.id, jobs.cityId))
    .where(inArray(jobs.id, known));
}

/** A candidate's profile for the ranking, and the jobs that are never shown. Fails with 4001 where the account is gone. */
export async function readMatchProfile(db: Db, candidateId: string, today: string) {
  const own = await readCvSource(db, candidateId);
  const without = await readApplied(db, candidateId);
  const applied = without.filter(({ isWithdrawn }) => !isWithdrawn).map(({ title }) => title);
  return { profile: toMatchProfile(own, applied, await readSaved(db, candidateId), today), without };
}
