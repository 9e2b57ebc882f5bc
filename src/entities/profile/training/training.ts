import { object, pipe, transform } from 'valibot';
import type { components } from '@contract';
import {
  filledDay,
  filledText,
  isOngoing,
  knownOrNull,
  optionalFlag,
  optionalText,
  recordFields,
  textOrEmpty,
  textOrNull,
} from '@/shared/api';
import type { Parsed } from '@/shared/api';
import { toDay } from '@/shared/lib/dates';
import { texts } from './texts';

export const TRAINING_TYPES = ['training', 'certification'] as const;
type TrainingType = (typeof TRAINING_TYPES)[number];

export const TRAINING_TYPE_LABELS: Record<TrainingType, string> = texts.types;

export const LOCATION_TYPES = ['offline', 'online'] as const;
type LocationType = (typeof LOCATION_TYPES)[number];

export const LOCATION_TYPE_LABELS: Record<LocationType, string> = texts.locationTypes;

/** Required fields: id, title and start. A missing type of location is offline. Specification 2, section 3. */
export const trainingDto = pipe(
  object({
    ...recordFields,
    title: filledText,
    institutionName: textOrEmpty,
    type: knownOrNull(TRAINING_TYPES),
    startDate: filledDay,
    endDate: optionalText,
    isPresent: optionalFlag,
    locationName: textOrEmpty,
    /** The contract has any text. */
    locationType: knownOrNull<string>(LOCATION_TYPES, 'offline'),
    /** The provider's own word, sent back as it came. */
    status: textOrNull,
    description: textOrEmpty,
  }),
  transform(({ endDate, isPresent, ...record }) => {
    const ongoing = isOngoing(isPresent, endDate);
    return { ...record, isPresent: ongoing, endDate: ongoing ? null : toDay(endDate) };
  }),
);

/** A training or certificate of the candidate; what is missing or unknown is null or empty. */
export type Training = Parsed<components['schemas']['Training'], typeof trainingDto>;

/** The request that stores one. */
export type TrainingWrite = components['schemas']['TrainingWrite'];
