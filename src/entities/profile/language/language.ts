import { object } from 'valibot';
import type { components } from '@contract';
import { knownOrNull, recordFields, referenceOrNull, textOrNull } from '@/shared/api';
import type { Parsed } from '@/shared/api';
import { texts } from './texts';

export const LANGUAGE_LEVELS = ['fluent', 'intermediate', 'beginner'] as const;
type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

export const LANGUAGE_LEVEL_LABELS: Record<LanguageLevel, string> = texts.levels;

/** Required field: id. Specification 2, section 3. */
export const candidateLanguageDto = object({
  ...recordFields,
  language: referenceOrNull,
  level: knownOrNull(LANGUAGE_LEVELS),
  status: textOrNull,
});

/** A language that the candidate speaks. */
export type CandidateLanguage = Parsed<components['schemas']['CandidateLanguage'], typeof candidateLanguageDto>;

/** The request that stores one. */
export type CandidateLanguageWrite = components['schemas']['CandidateLanguageWrite'];
