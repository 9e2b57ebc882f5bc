/**
 * Stands in for what Yup takes of `tiny-case`, whose words may be of any script, in an expression that is 1 kB: names of
 * fields are of Latin letters and digits. See `webpack.config.ts`.
 */
const wordsOf = (name: string): string[] => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];

/** `workExperience`, of any way to write two words as one name. */
export const camelCase = (name: string): string =>
  wordsOf(name)
    .map((word) => word.toLowerCase())
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

/** `work_experience`. */
export const snakeCase = (name: string): string => wordsOf(name).join('_').toLowerCase();
