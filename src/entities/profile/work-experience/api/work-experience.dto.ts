import { boolean, object, string } from 'yup';
import type { InferType } from 'yup';
import type { components } from '@contract';
import { idSchema, referenceSchema } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** What an item cannot do without: id, title and start. */
export const workExperienceDto = object({
  id: idSchema(),
  title: string().required(),
  companyName: string().nullable(),
  jobLevel: referenceSchema(),
  industry: referenceSchema(),
  workingType: string().nullable(),
  startDate: string().required(),
  endDate: string().nullable(),
  currentlyWorking: boolean().nullable(),
  description: string().nullable(),
}).required();

export type WorkExperienceDto = Accepts<components['schemas']['WorkExperience'], InferType<typeof workExperienceDto>>;
