import { findCachedResponse } from '@/shared/api';
import type { Id } from '@/shared/api';
import type { MatchProfile } from '../../../../contract/rules/matches/match';
import type { MatchChoices } from './match-settings';

/** RTK Query's part of the store. */
export interface ProviderRoot {
  provider?: { queries: Record<string, { data?: unknown } | undefined> };
}

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

const nameOf = (value: unknown): string | null => (isRow(value) ? textOf(value.name) : null);

/** The parts of a profile that are read, by the endpoint that fetches each. */
const PATHS = {
  getProfile: 'candidate/profile/',
  getEducations: 'candidate/education/',
  getWorkExperiences: 'candidate/work-experience/',
  getInterests: 'candidate/interest/',
  getSkills: 'candidate/skill/',
} as const;

/** As it is loaded, or else as the device has stored the provider's response; nothing is requested. */
async function readKept(root: ProviderRoot, owner: Id, endpoint: keyof typeof PATHS): Promise<unknown> {
  const loaded = root.provider?.queries[`${endpoint}(undefined)`]?.data;
  if (loaded !== undefined) return loaded;
  const stored = await findCachedResponse({ owner, endpoint, path: PATHS[endpoint] });
  return isRow(stored?.body) ? stored.body.data : undefined;
}

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

const namesOf = (value: unknown, field: string): string[] => rowsOf(value).flatMap((row) => textOf(row[field]) ?? []);

/** A level and field of study, by the names of the app's record or of the provider's response. */
const toEducation = (row: Row): MatchProfile['educations'][number] => {
  const major = nameOf(row.major ?? row.educationMajor);
  return {
    level: nameOf(row.level ?? row.educationLevel),
    major: major === null || major.toLowerCase() === 'other' ? textOf(row.otherMajor) : major,
  };
};

const NO_PROFILE: MatchProfile = {
  city: null,
  province: null,
  educations: [],
  work: [],
  interests: [],
  skills: [],
  expectedPay: null,
  applied: [],
  saved: [],
};

/**
 * The parts of a candidate's profile that the ranking may read, as this device knows them: by what is loaded, or else by
 * the stored responses. Nothing is requested.
 */
export async function readKeptProfile(root: ProviderRoot, owner: Id | null): Promise<MatchProfile> {
  if (owner === null) return NO_PROFILE;
  const read = (endpoint: keyof typeof PATHS) => readKept(root, owner, endpoint);
  const [profile, educations, work, interests, skills] = await Promise.all([
    read('getProfile'),
    read('getEducations'),
    read('getWorkExperiences'),
    read('getInterests'),
    read('getSkills'),
  ]);
  const own = isRow(profile) ? profile : {};
  return {
    ...NO_PROFILE,
    city: nameOf(own.city),
    province: nameOf(own.location),
    educations: rowsOf(educations).map(toEducation),
    work: namesOf(work, 'title'),
    interests: namesOf(interests, 'name'),
    skills: namesOf(isRow(skills) && 'skill' in skills ? skills.skill : skills, 'name'),
    expectedPay: typeof own.expectedSalary === 'number' ? own.expectedSalary : null,
  };
}

/** True when a profile tells of the work: else the candidate is offered the choices. */
export const tellsOfWork = ({ work, interests, skills, educations }: MatchProfile): boolean =>
  work.length + interests.length + skills.length > 0 || educations.some(({ major }) => major !== null);

/** The profile with the choices in the place of what it leaves open. */
export const withChoices = (profile: MatchProfile, { city, kind, education }: MatchChoices): MatchProfile => ({
  ...profile,
  city: profile.city ?? city,
  interests: tellsOfWork(profile) || kind === null ? profile.interests : [kind],
  educations:
    profile.educations.length > 0 || education === null ? profile.educations : [{ level: education, major: null }],
});
