import type { Reference } from '@/shared/api';

/** Ids of the education levels whose marks run to 100: SMA and SMK. Contract, "Master lists". */
const SCHOOL_LEVELS = new Set(['1', '2']);

/** The highest GPA of all other levels. Specification 2, section 9. */
const HIGHEST_GPA = 4;

/** @param level an education level's id as text */
export const isSchool = (level: string): boolean => SCHOOL_LEVELS.has(level);

/**
 * A GPA as it is typed: "88" of a school, else "3.90". One beside the scale of its level stays as the provider sent it.
 * Specification 2, section 9.
 */
export function formatGpa(gpa: number, level: Reference | null): string {
  const isMark = isSchool(String(level?.id)) || gpa > HIGHEST_GPA;
  const text = isMark ? String(gpa) : gpa.toFixed(2);
  return Number(text) === gpa ? text : String(gpa);
}
