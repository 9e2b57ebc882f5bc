import { useMasterOptions } from '@/entities/master';
import type { CandidateLanguage } from '@/entities/profile/language';

/** @returns the name of a language; looked up where the provider sent ids alone (contract, "Profile") */
export function useLanguageName(languages: readonly CandidateLanguage[]) {
  const isAnyUnnamed = languages.some(({ language }) => language !== null && language.name === null);
  const { items } = useMasterOptions(isAnyUnnamed ? { list: 'language' } : null);
  return ({ language }: CandidateLanguage): string =>
    language?.name ?? items.find(({ id }) => String(id) === String(language?.id))?.name ?? '-';
}
