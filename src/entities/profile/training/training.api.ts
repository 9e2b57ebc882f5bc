import { looseObject } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { providerApi, recordEndpoints, filledText, idSchema, optionalFlag, optionalText } from '@/shared/api';
import type { Accepts } from '@/shared/api';
import { toDay } from '@/shared/lib/dates';
import { toText } from '@/shared/lib/text';
import { LOCATION_TYPES, TRAINING_TYPES } from './training';
import type { Training, TrainingDraft } from './training';

/** Required fields: id, title and start. */
const trainingDto = looseObject({
  id: idSchema,
  title: filledText,
  institutionName: optionalText,
  type: optionalText,
  startDate: filledText,
  endDate: optionalText,
  isPresent: optionalFlag,
  locationName: optionalText,
  locationType: optionalText,
  status: optionalText,
  description: optionalText,
});

export type TrainingDto = Accepts<components['schemas']['Training'], InferOutput<typeof trainingDto>>;

/**
 * A record of the provider; what is missing or unknown becomes null or empty, and a missing type of location offline
 * (specification 2, section 3).
 */
export function toTraining(dto: TrainingDto): Training {
  return {
    id: dto.id,
    title: dto.title,
    institutionName: dto.institutionName ?? '',
    type: TRAINING_TYPES.find((type) => type === dto.type) ?? null,
    startDate: toDay(dto.startDate) ?? '',
    endDate: toDay(dto.endDate),
    isPresent: dto.isPresent ?? !toText(dto.endDate),
    locationName: dto.locationName ?? '',
    locationType: LOCATION_TYPES.find((type) => type === (dto.locationType ?? 'offline')) ?? null,
    status: dto.status ?? null,
    description: dto.description ?? '',
  };
}

export const toRequestBody = (draft: TrainingDraft): components['schemas']['TrainingWrite'] => ({
  ...draft,
  locationName: draft.locationName || null,
  description: draft.description || null,
});

/** Specification 2, section 7. */
export const trainingApi = providerApi.enhanceEndpoints({ addTagTypes: ['Training'] }).injectEndpoints({
  endpoints: (build) => {
    const { list, add, change, remove } = recordEndpoints(build, {
      url: 'candidate/training/',
      tag: 'Training',
      dto: trainingDto,
      toItem: toTraining,
      toRequestBody,
    });
    return { getTrainings: list, addTraining: add, changeTraining: change, deleteTraining: remove };
  },
});

export const { useGetTrainingsQuery, useAddTrainingMutation, useChangeTrainingMutation, useDeleteTrainingMutation } =
  trainingApi;
