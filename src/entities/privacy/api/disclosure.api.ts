import { array, looseObject, nullish, string } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { envelope, filledText, idSchema, listSchema, optionalText, providerApi } from '@/shared/api';
import type { Accepts, Envelope, Id } from '@/shared/api';
import { toName } from '@/shared/lib/text';
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

/** A company and what it was for; when, and what was sent, may be missing. */
const disclosureDto = looseObject({
  id: idSchema,
  at: optionalText,
  job: looseObject({ slug: optionalText, title: filledText }),
  company: looseObject({ name: filledText }),
  fields: nullish(array(string())),
});

type DisclosureDto = Accepts<components['schemas']['Disclosure'], InferOutput<typeof disclosureDto>>;

export const toDisclosure = ({ id, at, job, company, fields }: DisclosureDto): Disclosure => ({
  id,
  at: at ?? null,
  job: { slug: job.slug || null, title: toName(job.title) ?? '-' },
  company: toName(company.name) ?? '-',
  fields: toDisclosedFields(fields),
});

/** Companies that got data of the candidate: capability `privacy`. Specification 4, section 6. */
const disclosureApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every time that an application was sent, the newest first. */
    getDisclosures: build.query<Disclosure[], void>({
      query: () => 'candidate/disclosure/',
      rawResponseSchema: envelope(listSchema(disclosureDto, 'disclosures')),
      transformResponse: ({ data }: Envelope<DisclosureDto[]>) => data.map(toDisclosure),
      // Applying sends data.
      providesTags: [{ type: 'Application', id: 'LIST' }],
    }),
  }),
});

export const { useGetDisclosuresQuery } = disclosureApi;
