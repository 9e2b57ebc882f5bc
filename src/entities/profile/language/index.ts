export {
  candidateLanguageApi,
  useAddCandidateLanguageMutation,
  useChangeCandidateLanguageMutation,
  useDeleteCandidateLanguageMutation,
  useGetCandidateLanguagesQuery,
} from './api/language.api';
export { LANGUAGE_LEVEL_LABELS, LANGUAGE_LEVELS } from './model/language';
export type { CandidateLanguage, CandidateLanguageDraft } from './model/language';
export { CandidateLanguageItem } from './ui/CandidateLanguageItem';
/** For another resource that holds records of this one. */
export { candidateLanguageDto } from './api/language.dto';
export { toCandidateLanguage } from './api/language.mapper';
