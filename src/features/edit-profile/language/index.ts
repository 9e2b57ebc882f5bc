import { candidateLanguageApi } from '@/entities/profile/language';
import { LanguageSection } from './ui/LanguageSection';

/** For the profile page: what it shows, and the list that this reads. */
export const languageSection = { Section: LanguageSection, list: candidateLanguageApi.endpoints.getCandidateLanguages };
