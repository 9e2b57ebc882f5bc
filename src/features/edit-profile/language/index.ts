import { candidateLanguageApi } from '@/entities/profile/language';
import { LanguageSection } from './ui/LanguageSection';

/** For the profile page: the section, and the query of its list. */
export const languageSection = { Section: LanguageSection, list: candidateLanguageApi.endpoints.getCandidateLanguages };

export { useLanguageProposals } from './ui/use-language-proposals';
