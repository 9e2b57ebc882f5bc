import { looseObject, nullish } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { providerApi, recordEndpoints, idSchema, optionalText, referenceSchema, toReference } from '@/shared/api';
import type { Accepts } from '@/shared/api';
import { LANGUAGE_LEVELS } from './language';
import type { CandidateLanguage, CandidateLanguageDraft } from './language';

export const candidateLanguageDto = looseObject({
  id: idSchema,
  language: nullish(referenceSchema),
  level: optionalText,
});

export type CandidateLanguageDto = Accepts<
  components['schemas']['CandidateLanguage'],
  InferOutput<typeof candidateLanguageDto>
>;

/** A record of the provider; what is missing or unknown becomes null. */
export const toCandidateLanguage = (dto: CandidateLanguageDto): CandidateLanguage => ({
  id: dto.id,
  language: toReference(dto.language),
  level: LANGUAGE_LEVELS.find((level) => level === dto.level?.toLowerCase()) ?? null,
});

const toRequestBody = (draft: CandidateLanguageDraft): components['schemas']['CandidateLanguageWrite'] => ({
  ...draft,
  status: 'active',
});

/** Specification 2, section 7. */
export const candidateLanguageApi = providerApi.enhanceEndpoints({ addTagTypes: ['Language'] }).injectEndpoints({
  endpoints: (build) => {
    const { list, add, change, remove } = recordEndpoints(build, {
      url: 'candidate/language/',
      tag: 'Language',
      dto: candidateLanguageDto,
      toItem: toCandidateLanguage,
      toRequestBody,
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
