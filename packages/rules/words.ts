/**
 * Names with signs, or with words for these: "C#", "C Sharp"; "C++", "CPP"; ".NET", "dotnet"; single letters that "&" joins, as
 * in "F & B" and "FnB".
 */
const SIGNED =
  /(?<![\p{L}\p{N}])(?:([a-z]) ?sharp|(c) ?(?:pp|plus ?plus)|([a-z])(?: ?& ?| n )([a-z])|dot ?net)(?![\p{L}\p{N}+#])|\.net(?![\p{L}\p{N}])/gu;

/** Letters and digits; after a single letter, the signs that make it a name. */
const WORD = /(?<![\p{L}\p{N}])(?:[a-z](?:\+{1,2}|#)|\.net)(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu;

/** Text in lower case, without accents. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Text in lower case, without accents, where each name with signs has one form: "c#", "c++", ".net", "fnb". */
export const withNames = (text: string): string =>
  fold(text).replace(SIGNED, (_name, sharp?: string, plus?: string, first?: string, second?: string) => {
    if (sharp) return `${sharp}#`;
    if (plus) return 'c++';
    return first && second ? `${first}n${second}` : ' .net';
  });

/**
 * The words of a text as searches compare them: without accents and case, split at all that is no letter or digit, but
 * for signs that belong to a name. See packages/job-search/README.md.
 */
export const toWords = (text: string): string[] => withNames(text).match(WORD) ?? [];

/** The words of a text, one space between two. */
export const toPhrase = (text: string): string => toWords(text).join(' ');

/** A word of a text as it is written, letters and digits alone. */
export interface WrittenWord {
  word: string;
  /** The signs and spaces before it. */
  gap: string;
}

/** The words of a text without accents and case; signs belong to none. */
export function writtenWords(text: string): WrittenWord[] {
  const folded = fold(text);
  let end = 0;
  return [...folded.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => {
    const gap = folded.slice(end, index);
    end = index + word.length;
    return { word, gap };
  });
}
