import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import { texts } from '../texts';

/** Specification 2, section 9. */
export const MAX_SKILLS = 10;

const key = (name: string): string => name.trim().toLowerCase();

/**
 * The chosen skills that are not saved yet, which are all that is sent. Specification 2, section 4.
 *
 * @param saved names of the candidate's skills
 */
export function newSkills(chosen: readonly string[], saved: readonly string[]): string[] {
  const known = new Set(saved.map(key));
  return chosen.filter((name) => !known.has(key(name)));
}

/**
 * Specification 2, section 5, "Skills".
 *
 * @param saved names of the candidate's skills
 */
export const skillSchema = (saved: readonly string[]) =>
  object({
    skill: array(string().required())
      .required()
      .min(1, texts.skillsMissing)
      .max(MAX_SKILLS, texts.tooMany(MAX_SKILLS))
      .test('new', texts.nothingNew, (chosen) => chosen.length === 0 || newSkills(chosen, saved).length > 0),
  });

export type SkillForm = InferType<ReturnType<typeof skillSchema>>;
