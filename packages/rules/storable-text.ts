const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** False for text that PostgreSQL cannot hold: with NUL or half of a surrogate pair. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);
