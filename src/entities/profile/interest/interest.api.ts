import type { components } from '@contract';
import { looseObject } from 'valibot';
import type { InferOutput } from 'valibot';
import {
  envelope,
  listSchema,
  listTags,
  messageOf,
  providerApi,
  refreshAfter,
  withVersion,
  filledText,
  idSchema,
} from '@/shared/api';
import type { Envelope, Id, Accepts } from '@/shared/api';

/** A kind of work that the candidate looks for. Specification 2, section 3. */
interface Interest {
  id: Id;
  name: string;
}

const interestDto = looseObject({ id: idSchema, name: filledText });

type InterestDto = Accepts<
  components['schemas']['InterestListEnvelope']['data'][number],
  InferOutput<typeof interestDto>
>;

const URL = 'candidate/interest/';

/** Between a deletion and the fetch that follows. Specification 2, section 4. */
const REFRESH_DELAY_MS = 300;

const toInterest = ({ id, name }: InterestDto): Interest => ({ id, name });

const toRequestBody = (functionOfInterest: string[]): components['schemas']['InterestsWrite'] => ({
  functionOfInterest,
});

/** Specification 2, section 7. */
export const interestApi = providerApi.enhanceEndpoints({ addTagTypes: ['Interest'] }).injectEndpoints({
  endpoints: (build) => ({
    getInterests: build.query<Interest[], void>({
      query: () => URL,
      rawResponseSchema: envelope(listSchema(interestDto, URL)),
      transformResponse: ({ data }: Envelope<InterestDto[]>) => data.map(withVersion(toInterest)),
      providesTags: (items) => listTags('Interest', items),
    }),
    addInterests: build.mutation<string | null, string[]>({
      query: (names) => ({ url: URL, method: 'POST', body: toRequestBody(names) }),
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
