import type { components } from '@contract';
import { toReference } from '@/shared/api';
import { LANGUAGE_LEVELS } from '../model/language';
import type { CandidateLanguage, CandidateLanguageDraft } from '../model/language';
import type { CandidateLanguageDto } from './language.dto';

/** A record of the provider; what is missing or unknown becomes null. */
export const toCandidateLanguage = (dto: CandidateLanguageDto): CandidateLanguage => ({
  id: dto.id,
  language: toReference(dto.language),
  level: LANGUAGE_LEVELS.find((level) => level === dto.level?.toLowerCase()) ?? null,
});

export const toRequestBody = (draft: CandidateLanguageDraft): components['schemas']['CandidateLanguageWrite'] => ({
  ...draft,
  status: 'active',
});
