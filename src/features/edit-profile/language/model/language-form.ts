import { object, string } from 'yup';
import { LANGUAGE_LEVELS } from '@/entities/profile/language';
import type { CandidateLanguage, CandidateLanguageDraft } from '@/entities/profile/language';
import type { Id } from '@/shared/api';
import { requiredChoice } from '@/shared/lib/forms';
import { texts } from '../texts';

/** Form values under the contract's names; the language is its id as text. */
export interface LanguageValues {
  language: string;
  level: string;
}

/**
 * The ids, as text, of the languages that the profile has already.
 *
 * @param record the one that is changed, whose own language can be chosen; null for a new one
 */
export function takenLanguages(
  records: readonly CandidateLanguage[],
  record: Pick<CandidateLanguage, 'language'> | null,
): string[] {
  const own = record?.language ? String(record.language.id) : '';
  return records.flatMap(({ language }) => (language ? [String(language.id)] : [])).filter((id) => id !== own);
}

/** The specification shows no rules for languages; without one of the two there is no language to send. */
export const languageSchema = object({
  language: string().required(texts.languageMissing),
  level: requiredChoice(LANGUAGE_LEVELS, texts.levelMissing),
});

/** The values to start from: of a record, or empty ones for a new record. */
export const toValues = (record: CandidateLanguage | null): LanguageValues => ({
  language: record?.language ? String(record.language.id) : '',
  level: record?.level ?? '',
});

/**
 * Request data from valid form values.
 *
 * @param toLanguageId how the language's id is sent back
 */
export const toDraft = (values: LanguageValues, toLanguageId: (value: string) => Id): CandidateLanguageDraft => ({
  language: toLanguageId(values.language),
  level: values.level as CandidateLanguageDraft['level'],
});
