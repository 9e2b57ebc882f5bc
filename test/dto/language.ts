import type { components } from '@contract';

type CandidateLanguageDto = components['schemas']['CandidateLanguage'];

/** A stored language as the provider sends it. */
export const makeCandidateLanguageDto = (change: Partial<CandidateLanguageDto> = {}): CandidateLanguageDto => ({
  id: 9,
  language: { id: 2, name: 'Inggris' },
  level: 'fluent',
  status: 'active',
  ...change,
});
