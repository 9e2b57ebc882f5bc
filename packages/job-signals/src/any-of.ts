/** The source of a pattern of one of these patterns. */
export const anyOf = (patterns: readonly string[]): string => `(?:${patterns.join('|')})`;

type Part = string | readonly string[];

/**
 * The source of a pattern as it is written, with its parts put in: a list is one of its patterns. A line break, with the
 * indentation behind it, is no part of the pattern.
 */
export const part = (text: TemplateStringsArray, ...parts: Part[]): string =>
  String.raw(text, ...parts.map((each) => (typeof each === 'string' ? each : anyOf(each)))).replace(/\n\s*/g, '');

/** The regular expression of such a source. */
export const regex = (text: TemplateStringsArray, ...parts: Part[]): RegExp => new RegExp(part(text, ...parts));
