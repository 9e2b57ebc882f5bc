import { object, string } from 'yup';
import type { InferType } from 'yup';
import { LANGUAGE_LEVELS } from '@/entities/profile/language';
import type { CandidateLanguage } from '@/entities/profile/language';
import { requiredChoice } from '@/shared/lib/forms';
import { texts } from '../texts';

/**
 * The ids, as text, of the languages that the profile has already.
 *
 * @param record the one that is changed, whose own language can be chosen; null for a new one
 */
export function takenLanguages(
  records: readonly Pick<CandidateLanguage, 'language'>[],
  record: Pick<CandidateLanguage, 'language'> | null,
): string[] {
  const own = record?.language ? String(record.language.id) : '';
  return records.flatMap(({ language }) => (language ? [String(language.id)] : [])).filter((id) => id !== own);
}

/** The specification shows no rules for languages; without one of the two there is no language to send. */
export const languageSchema = object({
  language: string().required(texts.languageMissing),
  level: requiredChoice(LANGUAGE_LEVELS, texts.levelMissing),
  status: string<'active' | ''>()
    .default('active')
    .transform(() => 'active'),
});

export type LanguageForm = InferType<typeof languageSchema>;
