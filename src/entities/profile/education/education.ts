import type { Id, Reference, Versioned } from '@/shared/api';
import { newestFirst } from '@/shared/lib/dates';
import { texts } from './texts';

/** Id of an institution or a major that is in no list. Contract, "Profile". */
export const OTHER = 'Other';

export const EDUCATION_LOCATIONS = ['indonesia', 'overseas'] as const;
export type EducationLocation = (typeof EDUCATION_LOCATIONS)[number];

export const EDUCATION_LOCATION_LABELS: Record<EducationLocation, string> = texts.locations;

/** A school or university that the candidate visited. Specification 2, section 3. */
export interface Education extends Versioned {
  id: Id;
  level: Reference | null;
  institution: Reference | null;
  major: Reference | null;
  /** The institution in the candidate's words, when it is `OTHER`. */
  otherInstitution: string;
  otherMajor: string;
  location: EducationLocation | null;
  /** First day of a month, `YYYY-MM-DD`. */
  startDate: string;
  /** The same, or null while it is ongoing. */
  graduationDate: string | null;
  isPresent: boolean;
  gpa: number | null;
  description: string;
}

/** How the candidate's education is ordered. */
export const byNewestEducation = newestFirst<Education>(({ startDate, graduationDate, isPresent }) => ({
  start: startDate,
  end: graduationDate,
  isPresent,
}));

/** An education that is not stored yet, or not stored with these values. */
export interface EducationDraft {
  /** Null for a new one. */
  id: Id | null;
  level: Id;
  /** An id or `OTHER`, as for the major. */
  institution: Id;
  major: Id;
  /** Null unless the institution is `OTHER`. */
  otherInstitution: string | null;
  otherMajor: string | null;
  location: EducationLocation;
  startDate: string;
  graduationDate: string | null;
  isPresent: boolean;
  gpa: number;
  description: string;
}

/** True when a reference means an institution or major that is in no list, by its id or by its name. */
export const isOther = (reference: { id: Id; name: string | null } | null): boolean =>
  reference !== null && [reference.id, reference.name].some((word) => String(word).toLowerCase() === 'other');

/** Ids of the education levels whose marks run to 100: SMA and SMK. Contract, "Master lists". */
const SCHOOL_LEVELS = new Set(['1', '2']);

/** The highest GPA of all other levels. Specification 2, section 9. */
const MAX_GPA = 4;

/** @param level an education level's id as text */
export const isSchool = (level: string): boolean => SCHOOL_LEVELS.has(level);

/**
 * A GPA as it is typed: "88" of a school, else "3.90". One beside the scale of its level stays as the provider sent it.
 * Specification 2, section 9.
 */
export function formatGpa(gpa: number, level: Reference | null): string {
  const isMark = isSchool(String(level?.id)) || gpa > MAX_GPA;
  const text = isMark ? String(gpa) : gpa.toFixed(2);
  return Number(text) === gpa ? text : String(gpa);
}
