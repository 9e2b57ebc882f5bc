import { boolean, object, string } from 'yup';
import { LOCATION_TYPES, TRAINING_TYPES } from '@/entities/profile/training';
import type { Training, TrainingDraft } from '@/entities/profile/training';
import { endDay, requiredChoice, requiredDay } from '@/shared/lib/forms';
import { today } from '@/shared/lib/dates';
import { isApiError } from '@/shared/api';
import { texts } from '../texts';

/** Form values under the contract's names: dates are `YYYY-MM-01` or empty. */
export interface TrainingValues {
  title: string;
  institutionName: string;
  type: string;
  startDate: string;
  endDate: string;
  isPresent: boolean;
  locationName: string;
  locationType: string;
  description: string;
}

/** Specification 2, section 9; the counter shows it, and no rule refuses a longer text. */
export const MAX_DESCRIPTION_LENGTH = 200;
const MAX_YEARS_BACK = 30;
const MAX_YEARS_AHEAD = 15;

/** The earliest and the latest month to choose, `YYYY-MM-01`. */
export function monthRange(now = today()): { min: string; max: string } {
  const year = Number(now.slice(0, 4));
  return { min: `${year - MAX_YEARS_BACK}-01-01`, max: `${year + MAX_YEARS_AHEAD}-12-01` };
}

const isInRange = (month: string | undefined): boolean => {
  const { min, max } = monthRange();
  return !month || (month >= min && month <= max);
};

const rangeMessage = () => texts.yearOutOfRange(monthRange().min.slice(0, 4), monthRange().max.slice(0, 4));

/** Specification 2, section 5, "Training". */
export const trainingSchema = object({
  title: string().trim().required(texts.nameMissing),
  institutionName: string().trim().required(texts.institutionMissing),
  type: requiredChoice(TRAINING_TYPES, texts.typeMissing),
  startDate: requiredDay(texts.startMissing).test('range', rangeMessage, isInRange),
  isPresent: boolean(),
  endDate: endDay('isPresent', texts.endMissing, (end) => end.test('range', rangeMessage, isInRange)),
  locationName: string(),
  locationType: requiredChoice(LOCATION_TYPES, texts.locationTypeMissing),
  description: string(),
});

/** The values to start from: of a record, or empty ones for a new record. */
export const toValues = (record: Training | null): TrainingValues => ({
  title: record?.title ?? '',
  institutionName: record?.institutionName ?? '',
  type: record?.type ?? '',
  startDate: record?.startDate ?? '',
  endDate: record?.isPresent ? '' : (record?.endDate ?? ''),
  isPresent: record?.isPresent ?? false,
  locationName: record?.locationName ?? '',
  // Specification 2, section 9: a new record is offline.
  locationType: record ? (record.locationType ?? '') : 'offline',
  description: record?.description ?? '',
});

/**
 * Request data from valid form values.
 *
 * @param status the provider's word for the record, which the modal does not change
 */
export const toDraft = (values: TrainingValues, status: string | null): TrainingDraft => ({
  title: values.title.trim(),
  institutionName: values.institutionName.trim(),
  type: values.type as TrainingDraft['type'],
  startDate: values.startDate,
  endDate: values.isPresent ? null : values.endDate,
  isPresent: values.isPresent,
  locationName: values.locationName.trim(),
  locationType: values.locationType as TrainingDraft['locationType'],
  status,
  description: values.description.trim(),
});

/**
 * Describes a training that could not be saved. Specification 2, section 8.
 *
 * @param error what the call was rejected with: an `ApiError`, or anything that went wrong on this side
 */
export function describeFailure(error: unknown): string {
  if (!isApiError(error) || error.kind === 'contract') return texts.unexpected;
  if (error.kind === 'network') return texts.unreachable;
  return error.message ?? Object.values(error.fieldErrors).flat()[0] ?? texts.failed;
}
