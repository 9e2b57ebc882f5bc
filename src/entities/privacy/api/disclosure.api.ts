import { array, looseObject, nullish, string } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { envelope, filledText, idSchema, listSchema, optionalText, providerApi } from '@/shared/api';
import type { Accepts, Envelope } from '@/shared/api';
import { toCompanyName } from '@/shared/lib/company';
import { toName } from '@/shared/lib/text';
import { toDisclosedFields } from '../model/disclosure';
import type { Disclosure } from '../model/disclosure';

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
  company: toCompanyName(company.name),
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
