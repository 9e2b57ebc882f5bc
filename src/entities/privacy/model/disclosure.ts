import type { Id } from '@/shared/api';

/** What a company can be sent with an application: the names of the contract's `ApplicationPreview`. */
export const DISCLOSED_FIELDS = [
  'name',
  'email',
  'phoneNumber',
  'image',
  'professionalHeadline',
  'education',
  'workExperience',
  'language',
] as const;

export type DisclosedField = (typeof DISCLOSED_FIELDS)[number];

/** One company that was sent data of the candidate, with one application. */
export interface Disclosure {
  id: Id;
  /** When the application was sent, ISO 8601; null where the provider does not tell it. */
  at: string | null;
  job: { slug: string | null; title: string };
  company: string;
  /** What was sent; null where that was not recorded. */
  fields: readonly DisclosedField[] | null;
}
