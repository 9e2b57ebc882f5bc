import { envelope, listSchema, providerApi } from '@/shared/api';
import type { Envelope } from '@/shared/api';
import type { Disclosure } from '../model/disclosure';
import { disclosureDto } from './privacy.dto';
import type { DisclosureDto } from './privacy.dto';
import { toDisclosure } from './privacy.mapper';

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
