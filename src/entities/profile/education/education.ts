import { nullish, number, object, pipe, transform } from 'valibot';
import type { components } from '@contract';
import {
  dayOrEmpty,
  isOngoing,
  knownOrNull,
  optionalFlag,
  optionalText,
  recordFields,
  referenceOrNull,
  textOrEmpty,
} from '@/shared/api';
import type { Id, Parsed, Reference } from '@/shared/api';
import { newestFirst, toDay } from '@/shared/lib/dates';
import { texts } from './texts';

/** Id of an institution or a major that is in no list. Contract, "Profile". */
export const OTHER = 'Other';

/** True when a reference means an institution or major that is in no list, by its id or by its name. */
export const isOther = (reference: { id: Id; name: string | null } | null): boolean =>
  reference !== null && [reference.id, reference.name].some((word) => String(word).toLowerCase() === 'other');

/** A reference of which one that is in no list has the id `OTHER`, whatever the provider calls it. */
const pickOrNull = pipe(
  referenceOrNull,
  transform((reference) => (reference && isOther(reference) ? { ...reference, id: OTHER } : reference)),
);

export const EDUCATION_LOCATIONS = ['indonesia', 'overseas'] as const;
type EducationLocation = (typeof EDUCATION_LOCATIONS)[number];

export const EDUCATION_LOCATION_LABELS: Record<EducationLocation, string> = texts.locations;

/** Required field: id. Specification 2, section 3. */
export const educationDto = pipe(
  object({
    ...recordFields,
    educationLevel: referenceOrNull,
    education: pickOrNull,
    educationMajor: pickOrNull,
    /** The institution in the candidate's words, when it is `OTHER`. */
    otherEducation: textOrEmpty,
    otherMajor: textOrEmpty,
    /** The contract has any text. */
    location: knownOrNull<string>(EDUCATION_LOCATIONS),
    dateStart: dayOrEmpty,
    graduationDate: optionalText,
    isPresent: optionalFlag,
    gpa: nullish(number(), null),
    description: textOrEmpty,
  }),
  transform(({ graduationDate, isPresent, ...record }) => {
    const ongoing = isOngoing(isPresent, graduationDate);
    return { ...record, isPresent: ongoing, graduationDate: ongoing ? null : toDay(graduationDate) };
  }),
);

/** A school or university that the candidate visited; what is missing or unknown is null or empty. */
export type Education = Parsed<components['schemas']['Education'], typeof educationDto>;

/** The request that stores one. */
export type EducationWrite = components['schemas']['EducationWrite'];

/** How the candidate's education is ordered. */
export const byNewestEducation = newestFirst<Education>(({ dateStart, graduationDate, isPresent }) => ({
  start: dateStart,
  end: graduationDate,
  isPresent,
}));

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
