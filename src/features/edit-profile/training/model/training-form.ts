import { boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import { LOCATION_TYPES, TRAINING_TYPES } from '@/entities/profile/training';
import type { Training } from '@/entities/profile/training';
import { endDay, firstValues, optionalText, requiredChoice, requiredDay } from '@/shared/lib/forms';
import { today } from '@/shared/lib/dates';
import { isApiError } from '@/shared/api';
import { texts } from '../texts';

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
  isPresent: boolean().default(false),
  endDate: endDay('isPresent', texts.endMissing, (end) => end.test('range', rangeMessage, isInRange)),
  locationName: optionalText(),
  locationType: requiredChoice(LOCATION_TYPES, texts.locationTypeMissing),
  /** The provider's word for the record, which has no input. */
  status: optionalText(),
  description: optionalText(),
});

export type TrainingForm = InferType<typeof trainingSchema>;

/** The values to start from: of a record, or of a new one, which is offline. Specification 2, section 9. */
export const toFirstValues = (record: Training | null): TrainingForm =>
  record ? firstValues(trainingSchema, record) : { ...firstValues(trainingSchema, null), locationType: 'offline' };

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
