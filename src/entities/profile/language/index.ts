export {
  candidateLanguageApi,
  useAddCandidateLanguageMutation,
  useChangeCandidateLanguageMutation,
  useDeleteCandidateLanguageMutation,
  useGetCandidateLanguagesQuery,
  candidateLanguageDto,
  toCandidateLanguage,
} from './language.api';
export { LANGUAGE_LEVEL_LABELS, LANGUAGE_LEVELS } from './language';
export type { CandidateLanguage, CandidateLanguageDraft } from './language';
export { CandidateLanguageItem } from './CandidateLanguageItem';
/** For another resource that holds records of this one. */
