import {
  changedTags,
  changing,
  envelope,
  listSchema,
  listTags,
  messageOf,
  providerApi,
  withVersion,
} from '@/shared/api';
import type { Envelope, Id } from '@/shared/api';
import type { CandidateLanguage, CandidateLanguageDraft } from '../model/language';
import { candidateLanguageDto } from './language.dto';
import type { CandidateLanguageDto } from './language.dto';
import { toCandidateLanguage, toRequestBody } from './language.mapper';

const URL = 'candidate/language/';

/** Specification 2, section 7. */
export const candidateLanguageApi = providerApi.enhanceEndpoints({ addTagTypes: ['Language'] }).injectEndpoints({
  endpoints: (build) => ({
    getCandidateLanguages: build.query<CandidateLanguage[], void>({
      query: () => URL,
      rawResponseSchema: envelope(listSchema(candidateLanguageDto, URL)),
      transformResponse: ({ data }: Envelope<CandidateLanguageDto[]>) => data.map(withVersion(toCandidateLanguage)),
      providesTags: (items) => listTags('Language', items),
    }),
    addCandidateLanguage: build.mutation<string | null, CandidateLanguageDraft>({
      query: (draft) => ({ url: URL, method: 'POST', body: toRequestBody(draft) }),
      transformResponse: messageOf,
      invalidatesTags: (_message, error) => (error ? [] : [{ type: 'Language', id: 'LIST' }]),
    }),
    changeCandidateLanguage: build.mutation<string | null, { id: Id; draft: CandidateLanguageDraft; version?: string }>(
      {
        query: ({ id, draft, version }) => changing(`${URL}${id}/`, toRequestBody(draft), version),
        transformResponse: messageOf,
        invalidatesTags: (_message, error, { id }) => changedTags('Language', id, error),
      },
    ),
    /** Resolves to the provider's message, which is toasted. */
    deleteCandidateLanguage: build.mutation<string | null, Id>({
      query: (id) => ({ url: `${URL}${id}/`, method: 'DELETE' }),
      transformResponse: messageOf,
      invalidatesTags: (_message, error, id) => (error ? [] : [{ type: 'Language', id }]),
    }),
  }),
});

export const {
  useGetCandidateLanguagesQuery,
  useAddCandidateLanguageMutation,
  useChangeCandidateLanguageMutation,
  useDeleteCandidateLanguageMutation,
} = candidateLanguageApi;
