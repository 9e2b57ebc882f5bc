import { looseObject, nullish, number } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { idSchema, optionalFlag, optionalText, referenceSchema } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** Required field: id. */
export const educationDto = looseObject({
  id: idSchema,
  educationLevel: nullish(referenceSchema),
  education: nullish(referenceSchema),
  educationMajor: nullish(referenceSchema),
  otherEducation: optionalText,
  otherMajor: optionalText,
  location: optionalText,
  dateStart: optionalText,
  graduationDate: optionalText,
  isPresent: optionalFlag,
  gpa: nullish(number()),
  description: optionalText,
});

export type EducationDto = Accepts<components['schemas']['Education'], InferOutput<typeof educationDto>>;
