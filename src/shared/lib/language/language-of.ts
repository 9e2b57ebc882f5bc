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
