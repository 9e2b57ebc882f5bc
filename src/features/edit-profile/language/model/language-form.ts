import { object, string } from 'yup';
import { LANGUAGE_LEVELS } from '@/entities/profile/language';
import type { CandidateLanguage, CandidateLanguageDraft } from '@/entities/profile/language';
import type { Id } from '@/shared/api';
import { texts } from '../texts';

/** What the modal's inputs hold, under the contract's names; the language is its id as text. */
export interface LanguageValues {
  language: string;
  level: string;
}

/** The specification shows no rules for languages: the contract requires both. */
export const languageSchema = object({
  language: string().required(texts.languageMissing),
  level: string().required(texts.levelMissing),
});

/** The values to start from: of a record, or empty ones for a new record. */
export const toValues = (record: CandidateLanguage | null): LanguageValues => ({
  language: record?.language ? String(record.language.id) : '',
  level: record?.level ?? '',
});

/**
 * What to send, from values that fit the schema.
 *
 * @param toLanguageId how the language's id is sent back
 */
export const toDraft = (values: LanguageValues, toLanguageId: (value: string) => Id): CandidateLanguageDraft => ({
  language: toLanguageId(values.language),
  level: LANGUAGE_LEVELS.find((level) => level === values.level) ?? 'beginner',
});
