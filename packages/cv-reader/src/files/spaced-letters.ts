/** Pairs like `AY` are kept close, so that a program takes them for one syllable. */
const SINGLE_LETTERS = 0.6;

/** Fewer letters apart are initials or a list. */
const isSpaced = (parts: readonly string[]): boolean =>
  parts.length > 3 &&
  parts.every((part) => /^[\p{Lu}&/]+$/u.test(part)) &&
  parts.filter((part) => part.length === 1).length >= parts.length * SINGLE_LETTERS;

/**
 * The words of a heading whose letters are set apart, `P E N D I D I K A N`; words have two spaces or more between them.
 * Any other text as it is.
 */
export function joinSpacedLetters(text: string): string {
  const words = text.trim().split(/\s{2,}/);
  const parts = words.map((word) => word.split(/\s/));
  return isSpaced(parts.flat()) ? parts.map((word) => word.join('')).join(' ') : text;
}
