import { cookieText, writeCookie } from './device-storage';

/** The languages of the interface; Indonesian is the first, and that of rendered pages. */
export const LANGUAGES = ['id', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The choice is in a cookie, so that the server sends no page in another language (`server/src/web/pages.ts`). It says nothing
 * of a person.
 */
const COOKIE = 'titian-language';

const DAYS = 365;

/** Intl locale of each language; both write days before months. */
const LOCALES: Record<Language, string> = { id: 'id-ID', en: 'en-GB' };

/** The language that was chosen on this browser; Indonesian where none was, or the browser blocks cookies. */
export const storedLanguage = (): Language => (/(?:^|;\s*)titian-language=en(?:;|$)/.test(cookieText()) ? 'en' : 'id');

/** Stores the choice in this browser; it shows when the page is reloaded. @returns whether it was stored */
export function storeLanguage(language: Language): boolean {
  writeCookie(COOKIE, language, { expires: DAYS, sameSite: 'lax', secure: window.location.protocol === 'https:' });
  return storedLanguage() === language;
}

/** Texts by slice, such as `features/apply-job`. */
export type TextsBySlice = Record<string, object>;

let english: TextsBySlice | undefined;

/** Has all texts in English from now on; to be called before the first module that has texts is run. */
export function setEnglishTexts(texts: TextsBySlice): void {
  english = texts;
  document.documentElement.lang = 'en';
}

/** The language that is shown. */
export const language = (): Language => (english ? 'en' : 'id');

/** The language that is shown, as Intl takes it. */
export const locale = (): string => LOCALES[language()];

/**
 * The texts of a slice in the language that is shown. They may be taken apart when a module is run: the language
 * changes with the page only.
 *
 * @param slice its folder below `src`; the English texts stand beside, in `texts.en.ts`
 * @param indonesian texts, or functions that make one of numbers and names
 */
export const textsOf = <Texts extends object>(slice: string, indonesian: Texts): Texts => ({
  ...indonesian,
  ...(english?.[slice] as Partial<Texts> | undefined),
});

/** Words that English sentences are held together by, and Indonesian ones never have. */
const ENGLISH =
  /\b(the|this|there|is|are|was|has|be|been|must|not|do|you|your|to|of|by|at|an|or|in|and|with|for|yet|please|enter|failed|required|available|successfully|deleting|unexpected|occurred)\b/i;

/**
 * The `lang` of a sentence that is in a page of either language: the specification quotes some in English, and the
 * provider's messages are in both. WCAG 2.2, 3.1.2.
 *
 * @param text anything that React shows; what is no text has no language
 * @returns undefined for the language of the page, as far as it can be recognised
 */
export const languageOf = (text: unknown): 'en' | undefined =>
  typeof text === 'string' && ENGLISH.test(text) ? 'en' : undefined;
