import { boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import type { components } from '@contract';
import { idSchema, referenceSchema } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** What a record cannot do without: its id. */
export const educationDto = object({
  id: idSchema(),
  educationLevel: referenceSchema(),
  education: referenceSchema(),
  educationMajor: referenceSchema(),
  otherEducation: string().nullable(),
  otherMajor: string().nullable(),
  location: string().nullable(),
  dateStart: string().nullable(),
  graduationDate: string().nullable(),
  isPresent: boolean().nullable(),
  gpa: number().nullable(),
  description: string().nullable(),
}).required();

export type EducationDto = Accepts<components['schemas']['Education'], InferType<typeof educationDto>>;
