import type { components } from '@contract';
import { wire } from '@/shared/api';
import type { Accepts } from '@/shared/api';

export const candidateLanguageDto = wire.record({
  id: wire.id,
  language: wire.optional(wire.reference),
  level: wire.optional(wire.text),
});

export type CandidateLanguageDto = Accepts<
  components['schemas']['CandidateLanguage'],
  ReturnType<typeof candidateLanguageDto>
>;
