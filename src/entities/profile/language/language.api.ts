import { providerApi, recordEndpoints } from '@/shared/api';
import { candidateLanguageDto } from './language';

/** Specification 2, section 7. */
export const candidateLanguageApi = providerApi.enhanceEndpoints({ addTagTypes: ['Language'] }).injectEndpoints({
  endpoints: (build) => {
    const { list, add, change, remove } = recordEndpoints(build, {
      url: 'candidate/language/',
      tag: 'Language',
      dto: candidateLanguageDto,
    });
    return {
      getCandidateLanguages: list,
      addCandidateLanguage: add,
      changeCandidateLanguage: change,
      deleteCandidateLanguage: remove,
    };
  },
});

export const {
  useGetCandidateLanguagesQuery,
  useAddCandidateLanguageMutation,
  useChangeCandidateLanguageMutation,
  useDeleteCandidateLanguageMutation,
} = candidateLanguageApi;
