/** A pattern of one of these patterns. */
export const anyOf = (patterns: readonly string[]): string => `(?:${patterns.join('|')})`;
