import type { components } from '@contract';
import { toDay } from '@/shared/lib/dates';
import { LOCATION_TYPES, TRAINING_TYPES } from '../model/training';
import type { Training, TrainingDraft } from '../model/training';
import type { TrainingDto } from './training.dto';

/** A record of the provider; what is missing or unknown becomes null, empty or the default. */
export function toTraining(dto: TrainingDto): Training {
  const endDate = toDay(dto.endDate);
  return {
    id: dto.id,
    title: dto.title,
    institutionName: dto.institutionName ?? '',
    type: TRAINING_TYPES.find((type) => type === dto.type) ?? null,
    startDate: toDay(dto.startDate) ?? '',
    endDate,
    isPresent: dto.isPresent ?? endDate === null,
    locationName: dto.locationName ?? '',
    locationType: LOCATION_TYPES.find((type) => type === dto.locationType) ?? 'offline',
    status: dto.status ?? null,
    description: dto.description ?? '',
  };
}

export const toRequestBody = (draft: TrainingDraft): components['schemas']['TrainingWrite'] => ({
  ...draft,
  locationName: draft.locationName || null,
  description: draft.description || null,
});
