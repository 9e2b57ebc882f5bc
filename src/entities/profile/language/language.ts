import type { Id, Reference, Versioned } from '@/shared/api';
import { texts } from './texts';

export const LANGUAGE_LEVELS = ['fluent', 'intermediate', 'beginner'] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

export const LANGUAGE_LEVEL_LABELS: Record<LanguageLevel, string> = texts.levels;

/** A language that the candidate speaks. Specification 2, section 3. */
export interface CandidateLanguage extends Versioned {
  id: Id;
  language: Reference | null;
  level: LanguageLevel | null;
}

/** A language that is not stored yet, or not stored with these values. */
export interface CandidateLanguageDraft {
  language: Id;
  level: LanguageLevel;
}
