import { object, string } from 'yup';
import type { InferType } from 'yup';
import type { components } from '@contract';
import { idSchema, referenceSchema } from '@/shared/api';
import type { Accepts } from '@/shared/api';

export const candidateLanguageDto = object({
  id: idSchema(),
  language: referenceSchema(),
  level: string().nullable(),
}).required();

export type CandidateLanguageDto = Accepts<
  components['schemas']['CandidateLanguage'],
  InferType<typeof candidateLanguageDto>
>;
