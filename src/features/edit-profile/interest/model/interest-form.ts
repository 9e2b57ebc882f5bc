import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import { texts } from '../texts';

/** The specification shows no rules for interests; without one there is nothing to send. */
export const interestSchema = object({
  functionOfInterest: array(string().required()).required().min(1, texts.interestsMissing),
});

export type InterestForm = InferType<typeof interestSchema>;

/**
 * The options: each name of the master list once, without those that the candidate has.
 *
 * @param saved names of the candidate's interests
 */
export function toChoices(items: readonly { name: string }[], saved: readonly string[]): string[] {
  const known = new Set(saved);
  return [...new Set(items.map(({ name }) => name))].filter((name) => !known.has(name));
}
