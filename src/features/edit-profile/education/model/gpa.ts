import { isSchool } from '@/entities/profile/education';
import { texts } from '../texts';

/** The number that was typed, with a comma or a point; null for anything that is none. */
export function parseGpa(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

/**
 * The error of a GPA, or null: 1 to 100 in steps of 1 for schools, else 0.00 to 4.00 in steps of 0.01.
 * Specification 2, section 5, "Education";
 * it quotes only the message about the range.
 *
 * @param level an education level's id as text
 */
export function gpaError(typed: string, level: string): string | null {
  const gpa = parseGpa(typed);
  if (isSchool(level)) {
    if (gpa === null || gpa < 1 || gpa > 100) return texts.markOutOfRange;
    return Number.isInteger(gpa) ? null : texts.markNotWhole;
  }
  const isStep = /^\d+([.,]\d{1,2}0*)?$/.test(typed.trim());
  return gpa !== null && isStep && gpa <= 4 ? null : texts.gpaOutOfRange;
}
