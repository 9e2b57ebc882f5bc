import type { components } from '@contract';
import type { Id } from '@/shared/api';
import { texts } from '../texts';

type ContractField = NonNullable<components['schemas']['ApplicationPreview']['fields']>[number];

/**
 * Data that a company may get with an application, by the names of the contract's `ApplicationPreview`, in the order in which
 * it is shown: the last ones are on the CV alone.
 */
export const DISCLOSED_FIELDS = [
  'name',
  'email',
  'phoneNumber',
  'image',
  'professionalHeadline',
  'education',
  'workExperience',
  'language',
  'cv',
  'about',
  'city',
  'location',
  'linkedin',
  'instagram',
  'organizationExperience',
  'training',
  'achievement',
  'skill',
  'interest',
  'portfolio',
] as const satisfies readonly ContractField[];

export type DisclosedField = (typeof DISCLOSED_FIELDS)[number];

/** Name of each field within a sentence. */
export const DISCLOSED_FIELD_NAMES: Record<ContractField, string> = texts.disclosedFields;

/**
 * The names that the app has words for, each once and in the order in which they are shown. Null when the provider does
 * not tell, and when the app knows none of the names that were sent: it cannot tell the candidate what was.
 */
export function toDisclosedFields(names: readonly string[] | null | undefined): DisclosedField[] | null {
  if (!names) return null;
  const known = DISCLOSED_FIELDS.filter((field) => names.includes(field));
  return known.length === 0 && names.length > 0 ? null : known;
}

/** One company that was sent data of the candidate, with one application. */
export interface Disclosure {
  id: Id;
  /** When the application was sent, ISO 8601; null where the provider does not tell it. */
  at: string | null;
  job: { slug: string | null; title: string };
  company: string;
  /** Fields that were sent; null when that was not recorded. */
  fields: readonly DisclosedField[] | null;
}
