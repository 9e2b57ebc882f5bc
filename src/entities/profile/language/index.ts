export {
  candidateLanguageApi,
  useAddCandidateLanguageMutation,
  useChangeCandidateLanguageMutation,
  useDeleteCandidateLanguageMutation,
  useGetCandidateLanguagesQuery,
} from './language.api';
export { LANGUAGE_LEVEL_LABELS, LANGUAGE_LEVELS, candidateLanguageDto } from './language';
export type { CandidateLanguage, CandidateLanguageWrite } from './language';
export { CandidateLanguageItem } from './CandidateLanguageItem';
