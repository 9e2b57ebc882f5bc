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
import type { Training, TrainingDraft } from '../model/training';
import { trainingDto } from './training.dto';
import type { TrainingDto } from './training.dto';
import { toTraining, toRequestBody } from './training.mapper';

const URL = 'candidate/training/';

/** Specification 2, section 7. */
export const trainingApi = providerApi.enhanceEndpoints({ addTagTypes: ['Training'] }).injectEndpoints({
  endpoints: (build) => ({
    getTrainings: build.query<Training[], void>({
      query: () => URL,
      rawResponseSchema: envelope(listSchema(trainingDto, URL)),
      transformResponse: ({ data }: Envelope<TrainingDto[]>) => data.map(withVersion(toTraining)),
      providesTags: (items) => listTags('Training', items),
    }),
    addTraining: build.mutation<string | null, TrainingDraft>({
      query: (draft) => ({ url: URL, method: 'POST', body: toRequestBody(draft) }),
      transformResponse: messageOf,
      invalidatesTags: (_message, error) => (error ? [] : [{ type: 'Training', id: 'LIST' }]),
    }),
    changeTraining: build.mutation<string | null, { id: Id; draft: TrainingDraft; version?: string }>({
      query: ({ id, draft, version }) => changing(`${URL}${id}/`, toRequestBody(draft), version),
      transformResponse: messageOf,
      invalidatesTags: (_message, error, { id }) => changedTags('Training', id, error),
    }),
    /** Resolves to the provider's message, which is toasted. */
    deleteTraining: build.mutation<string | null, Id>({
      query: (id) => ({ url: `${URL}${id}/`, method: 'DELETE' }),
      transformResponse: messageOf,
      invalidatesTags: (_message, error, id) => (error ? [] : [{ type: 'Training', id }]),
    }),
  }),
});

export const { useGetTrainingsQuery, useAddTrainingMutation, useChangeTrainingMutation, useDeleteTrainingMutation } =
  trainingApi;
