export { languageOf } from './language-of';
export {
  LANGUAGES,
  language,
  locale,
  speakEnglish,
  storeLanguage,
  storedLanguage,
  takeLanguageChange,
  textsOf,
} from './language';
export type { Language, TextsBySlice } from './language';
