/** A name as each place of the code writes it. */
export interface Names {
  /** `conference-talk`: folders and files. */
  kebab: string;
  /** `conferenceTalk`: values. */
  camel: string;
  /** `ConferenceTalk`: types and components. */
  pascal: string;
  /** `Conference talk`: the text in English, and in Indonesian until it is translated. */
  words: string;
}

/** Values of a section's templates. */
export interface SectionNames {
  kebab: string;
  camel: string;
  pascal: string;
  /** `Publications`. */
  plural: string;
  /** `publications`: the provider's table, as the code names it. */
  table: string;
  /** `conference_talks`: the same in the database. */
  snake: string;
  /** Title for candidates: `Publikasi`. */
  title: string;
  /** In English: `Publication`. */
  words: string;
}

/** Error in the arguments; shown without a stack. */
export class UsageError extends Error {}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * @param kebab a name in lower case with hyphens between its words
 * @throws {UsageError} for a name in any other form
 */
export function namesOf(kebab: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(kebab)) {
    throw new UsageError(`"${kebab}" is no name: lower-case words with hyphens between them, such as conference-talk.`);
  }
  const words = kebab.split('-');
  const pascal = words.map(capital).join('');
  return { kebab, pascal, camel: lowerFirst(pascal), words: capital(words.join(' ')) };
}

/** A name in upper camel case, as a value of the code. */
export const lowerFirst = (pascal: string): string => pascal.charAt(0).toLowerCase() + pascal.slice(1);

/** A name in upper camel case, as the database writes it. */
export const snakeOf = (pascal: string): string =>
  lowerFirst(pascal).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The English plural of a name in any of its forms, by the rules that most nouns keep to. */
export function pluralOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

/**
 * A title that is safe in a text of the code, whatever its quotes.
 *
 * @throws {UsageError} for one with other characters than letters, digits, spaces and hyphens
 */
export function checkedTitle(title: string): string {
  if (!/^\p{L}[\p{L}\d -]*$/u.test(title)) {
    throw new UsageError(`"${title}" is no title: letters, digits, spaces and hyphens.`);
  }
  return title.trim();
}
