export { markLanguageChange, takeLanguageChange } from './language-change';
export { languageOf } from './language-of';
export { LANGUAGES, language, locale, speakEnglish, storeLanguage, storedLanguage, textsOf } from './language';
export type { Language, TextsBySlice } from './language';
