import { looseObject } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { filledText, idSchema, optionalFlag, optionalText } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** Required fields: id, title and start. */
export const trainingDto = looseObject({
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
