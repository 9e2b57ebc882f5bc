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
import { byNewestEducation } from '../model/education';
import type { Education, EducationDraft } from '../model/education';
import { educationDto } from './education.dto';
import type { EducationDto } from './education.dto';
import { toEducation, toRequestBody } from './education.mapper';

const URL = 'candidate/education/';

/** Specification 2, section 7. */
export const educationApi = providerApi.enhanceEndpoints({ addTagTypes: ['Education'] }).injectEndpoints({
  endpoints: (build) => ({
    getEducations: build.query<Education[], void>({
      query: () => URL,
      rawResponseSchema: envelope(listSchema(educationDto, URL)),
      transformResponse: ({ data }: Envelope<EducationDto[]>) =>
        data.map(withVersion(toEducation)).sort(byNewestEducation),
      providesTags: (items) => listTags('Education', items),
    }),
    addEducation: build.mutation<string | null, EducationDraft>({
      query: (draft) => ({ url: URL, method: 'POST', body: toRequestBody(draft) }),
      transformResponse: messageOf,
      invalidatesTags: (_message, error) => (error ? [] : [{ type: 'Education', id: 'LIST' }]),
    }),
    changeEducation: build.mutation<string | null, { id: Id; draft: EducationDraft; version?: string }>({
      query: ({ id, draft, version }) => changing(`${URL}${id}/`, toRequestBody(draft), version),
      transformResponse: messageOf,
      invalidatesTags: (_message, error, { id }) => changedTags('Education', id, error),
    }),
    /** Resolves to the provider's message, which is toasted. */
    deleteEducation: build.mutation<string | null, Id>({
      query: (id) => ({ url: `${URL}${id}/`, method: 'DELETE' }),
      transformResponse: messageOf,
      invalidatesTags: (_message, error, id) => (error ? [] : [{ type: 'Education', id }]),
    }),
  }),
});

export const {
  useGetEducationsQuery,
  useAddEducationMutation,
  useChangeEducationMutation,
  useDeleteEducationMutation,
} = educationApi;
