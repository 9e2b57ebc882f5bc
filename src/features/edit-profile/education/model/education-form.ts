import { boolean, object, string } from 'yup';
import { EDUCATION_LOCATIONS, OTHER, isOther, isSchool } from '@/entities/profile/education';
import type { Education, EducationDraft } from '@/entities/profile/education';
import type { Id, Reference } from '@/shared/api';
import { endDay, requiredChoice, requiredDay } from '@/shared/lib/forms';
import { texts } from '../texts';

/** Form values under the contract's names: ids as text, dates `YYYY-MM-01` or empty. */
export interface EducationValues {
  educationLevel: string;
  education: string;
  otherEducation: string;
  educationMajor: string;
  otherMajor: string;
  location: string;
  dateStart: string;
  graduationDate: string;
  isPresent: boolean;
  gpa: string;
  description: string;
}

const freeText = (choice: string, message: string) =>
  string()
    .trim()
    .when(choice, ([chosen], schema) => (chosen === OTHER ? schema.required(message) : schema));

/** Specification 2, section 5, "Education". */
export const educationSchema = object({
  educationLevel: string().required(texts.levelMissing),
  education: string().required(texts.institutionMissing),
  otherEducation: freeText('education', texts.otherInstitutionMissing),
  educationMajor: string().required(texts.majorMissing),
  otherMajor: freeText('educationMajor', texts.otherMajorMissing),
  location: requiredChoice(EDUCATION_LOCATIONS, texts.locationMissing),
  dateStart: requiredDay(texts.startMissing),
  isPresent: boolean(),
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
  description: string(),
});

/** True when there is a GPA outside the range of its level: nothing may be submitted then. */
export function hasWrongGpa({ gpa, educationLevel }: EducationValues): boolean {
  // After a point, its digits are still to come.
  const typed = gpa.trim().replace(/[.,]$/, '');
  return typed !== '' && gpaError(typed, educationLevel) !== null;
}

const toChoice = (reference: Reference | null | undefined): string =>
  reference && isOther(reference) ? OTHER : String(reference?.id ?? '');

/** The values to start from: of a record, or empty ones for a new record. */
export const toValues = (record: Education | null): EducationValues => ({
  educationLevel: String(record?.level?.id ?? ''),
  education: toChoice(record?.institution),
  otherEducation: record?.otherInstitution ?? '',
  educationMajor: toChoice(record?.major),
  otherMajor: record?.otherMajor ?? '',
  location: record?.location ?? '',
  dateStart: record?.startDate ?? '',
  graduationDate: record?.isPresent ? '' : (record?.graduationDate ?? ''),
  isPresent: record?.isPresent ?? false,
  gpa: String(record?.gpa ?? ''),
  description: record?.description ?? '',
});

type ToId = (value: string) => Id;

/**
 * Request data from valid form values.
 *
 * @param id of the record, or null for a new one
 * @param ids how the ids of the three lists are sent back
 */
export const toDraft = (
  values: EducationValues,
  id: Id | null,
  ids: { level: ToId; institution: ToId; major: ToId },
): EducationDraft => ({
  id,
  level: ids.level(values.educationLevel),
  institution: ids.institution(values.education),
  major: ids.major(values.educationMajor),
  otherInstitution: values.education === OTHER ? values.otherEducation.trim() : null,
  otherMajor: values.educationMajor === OTHER ? values.otherMajor.trim() : null,
  location: values.location as EducationDraft['location'],
  startDate: values.dateStart,
  graduationDate: values.isPresent ? null : values.graduationDate,
  isPresent: values.isPresent,
  // The schema refuses what is no number.
  gpa: parseGpa(values.gpa) ?? NaN,
  description: values.description.trim(),
});

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
