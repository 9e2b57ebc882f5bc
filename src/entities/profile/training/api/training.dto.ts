import { boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import type { components } from '@contract';
import { idSchema } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** What a record cannot do without: id, title and start. */
export const trainingDto = object({
  id: idSchema(),
  title: string().required(),
  institutionName: string().nullable(),
  type: string().nullable(),
  startDate: string().required(),
  endDate: string().nullable(),
  isPresent: boolean().nullable(),
  locationName: string().nullable(),
  locationType: string().nullable(),
  status: string().nullable(),
  description: string().nullable(),
}).required();

export type TrainingDto = Accepts<components['schemas']['Training'], InferType<typeof trainingDto>>;
