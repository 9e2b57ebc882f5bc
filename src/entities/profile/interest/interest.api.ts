import type { components } from '@contract';
import { object } from 'valibot';
import {
  envelope,
  listSchema,
  listTags,
  messageOf,
  providerApi,
  refreshAfter,
  filledText,
  recordFields,
} from '@/shared/api';
import type { Envelope, Id, Parsed } from '@/shared/api';

const interestDto = object({ ...recordFields, name: filledText });

/** A kind of work that the candidate looks for. Specification 2, section 3. */
type Interest = Parsed<components['schemas']['InterestListEnvelope']['data'][number], typeof interestDto>;

type InterestsWrite = components['schemas']['InterestsWrite'];

const URL = 'candidate/interest/';

/** Between a deletion and the fetch that follows. Specification 2, section 4. */
const REFRESH_DELAY_MS = 300;

/** Specification 2, section 7. */
export const interestApi = providerApi.enhanceEndpoints({ addTagTypes: ['Interest'] }).injectEndpoints({
  endpoints: (build) => ({
    getInterests: build.query<Interest[], void>({
      query: () => URL,
      rawResponseSchema: envelope(listSchema(interestDto, URL)),
      transformResponse: ({ data }: Envelope<Interest[]>) => data,
      providesTags: (items) => listTags('Interest', items),
    }),
    addInterests: build.mutation<string | null, InterestsWrite>({
      query: (body) => ({ url: URL, method: 'POST', body }),
      transformResponse: messageOf,
      invalidatesTags: (_message, error) => (error ? [] : [{ type: 'Interest', id: 'LIST' }]),
    }),
    /** Resolves to the provider's message, which is toasted. */
    deleteInterest: build.mutation<string | null, Id>({
      query: (id) => ({ url: `${URL}${id}/`, method: 'DELETE' }),
      transformResponse: messageOf,
      onQueryStarted: refreshAfter('Interest', REFRESH_DELAY_MS),
    }),
  }),
});

export const { useGetInterestsQuery, useAddInterestsMutation, useDeleteInterestMutation } = interestApi;
