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
import { byNewestWork } from '../model/work-experience';
import type { WorkExperience, WorkExperienceDraft } from '../model/work-experience';
import { workExperienceDto } from './work-experience.dto';
import type { WorkExperienceDto } from './work-experience.dto';
import { toRequestBody, toWorkExperience } from './work-experience.mapper';

const URL = 'candidate/work-experience/';

/** Specification 2, section 7. */
export const workExperienceApi = providerApi.enhanceEndpoints({ addTagTypes: ['WorkExperience'] }).injectEndpoints({
  endpoints: (build) => ({
    getWorkExperiences: build.query<WorkExperience[], void>({
      query: () => URL,
      rawResponseSchema: envelope(listSchema(workExperienceDto, URL)),
      transformResponse: ({ data }: Envelope<WorkExperienceDto[]>) =>
        data.map(withVersion(toWorkExperience)).sort(byNewestWork),
      providesTags: (items) => listTags('WorkExperience', items),
    }),
    addWorkExperience: build.mutation<string | null, WorkExperienceDraft>({
      query: (draft) => ({ url: URL, method: 'POST', body: toRequestBody(draft) }),
      transformResponse: messageOf,
      invalidatesTags: (_message, error) => (error ? [] : [{ type: 'WorkExperience', id: 'LIST' }]),
    }),
    changeWorkExperience: build.mutation<string | null, { id: Id; draft: WorkExperienceDraft; version?: string }>({
      query: ({ id, draft, version }) => changing(`${URL}${id}/`, toRequestBody(draft), version),
      transformResponse: messageOf,
      invalidatesTags: (_message, error, { id }) => changedTags('WorkExperience', id, error),
    }),
    /** Resolves to the provider's message, which is toasted. */
    deleteWorkExperience: build.mutation<string | null, Id>({
      query: (id) => ({ url: `${URL}${id}/`, method: 'DELETE' }),
      transformResponse: messageOf,
      invalidatesTags: (_message, error, id) => (error ? [] : [{ type: 'WorkExperience', id }]),
    }),
  }),
});

export const {
  useGetWorkExperiencesQuery,
  useAddWorkExperienceMutation,
  useChangeWorkExperienceMutation,
  useDeleteWorkExperienceMutation,
} = workExperienceApi;
