import { array, looseObject, nullish, string } from 'valibot';
import { envelope, providerApi } from '@/shared/api';
import type { Envelope, Id } from '@/shared/api';

/** Of what a company sees the names alone. Specification 4, section 5. */
const sentFieldsDto = looseObject({ fields: nullish(array(string())) });

const sentFieldsApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /** The names of all that the company of a job is sent; null where the provider does not tell. */
    getSentFields: build.query<readonly string[] | null, Id>({
      query: (job) => ({ url: 'job-application/preview/', params: { job } }),
      // Its statement must be current: the cache lasts from one page to the next.
      keepUnusedDataFor: 5,
      extraOptions: { noStore: true },
      rawResponseSchema: envelope(sentFieldsDto),
      transformResponse: ({ data }: Envelope<{ fields?: string[] | null }>) => data.fields ?? null,
    }),
  }),
});

export const { useGetSentFieldsQuery } = sentFieldsApi;

/** Fields that every application has; a CV of these alone adds nothing. */
const CONTACT = ['name', 'email', 'phoneNumber', 'cv'];

/** True when a company that is sent these fields sees no more than the name and the contact. */
export const isContactAlone = (fields: readonly string[]): boolean => fields.every((field) => CONTACT.includes(field));
