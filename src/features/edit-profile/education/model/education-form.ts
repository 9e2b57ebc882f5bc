import { boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import { EDUCATION_LOCATIONS, OTHER, isSchool } from '@/entities/profile/education';
import { endDay, optionalText, requiredChoice, requiredDay } from '@/shared/lib/forms';
import { texts } from '../texts';

/** Own words, which are required and sent only for a choice that is in no list. */
const ownWords = (choice: string, message: string) =>
  optionalText().when(choice, ([chosen], schema) =>
    chosen === OTHER ? schema.required(message) : schema.transform(() => ''),
  );

/** Specification 2, section 5, "Education". */
export const educationSchema = object({
  educationLevel: string().required(texts.levelMissing),
  education: string().required(texts.institutionMissing),
  otherEducation: ownWords('education', texts.otherInstitutionMissing),
  educationMajor: string().required(texts.majorMissing),
  otherMajor: ownWords('educationMajor', texts.otherMajorMissing),
  location: requiredChoice<string>(EDUCATION_LOCATIONS, texts.locationMissing),
  dateStart: requiredDay(texts.startMissing),
  isPresent: boolean().default(false),
  graduationDate: endDay('isPresent', texts.graduationMissing),
  gpa: string()
    .trim()
    .required(texts.gpaMissing)
    .when('educationLevel', ([level], schema) =>
      schema.test('range', (gpa, context) => {
        const message = gpa ? gpaError(gpa, String(level ?? '')) : null;
        return message === null || context.createError({ message });
      }),
    ),
  description: optionalText(),
});

export type EducationForm = InferType<typeof educationSchema>;

/** True when there is a GPA outside the range of its level: nothing may be submitted then. */
export function hasWrongGpa({ gpa, educationLevel }: EducationForm): boolean {
  // After a point, its digits are still to come.
  const typed = gpa.trim().replace(/[.,]$/, '');
  return typed !== '' && gpaError(typed, educationLevel) !== null;
}

/** The number that was typed, with a comma or a point; null for anything that is none. */
export function parseGpa(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

/** The GPA to send; the schema refuses what is no number. */
export const toGpa = (typed: string): number => parseGpa(typed) ?? NaN;

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
