import { looseObject, nullish } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { idSchema, optionalText, referenceSchema } from '@/shared/api';
import type { Accepts } from '@/shared/api';

export const candidateLanguageDto = looseObject({
  id: idSchema,
  language: nullish(referenceSchema),
  level: optionalText,
});

export type CandidateLanguageDto = Accepts<
  components['schemas']['CandidateLanguage'],
  InferOutput<typeof candidateLanguageDto>
>;
