import { looseObject, nullish } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { filledText, idSchema, optionalFlag, optionalText, referenceSchema } from '@/shared/api';
import type { Accepts } from '@/shared/api';

/** Required fields: id, title and start. */
export const workExperienceDto = looseObject({
  id: idSchema,
  title: filledText,
  companyName: optionalText,
  jobLevel: nullish(referenceSchema),
  industry: nullish(referenceSchema),
  workingType: optionalText,
  startDate: filledText,
  endDate: optionalText,
  currentlyWorking: optionalFlag,
  description: optionalText,
});

export type WorkExperienceDto = Accepts<components['schemas']['WorkExperience'], InferOutput<typeof workExperienceDto>>;
