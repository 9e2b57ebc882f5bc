import { IGNORED, LONGEST_ENTRY, MEANINGS } from './query-tables';
import type { Meaning } from './query-tables';
import { toWords } from './words';

/** More concepts than these are not looked for. */
const MOST_CONCEPTS = 8;

/** What must be found in a vacancy: words of the tables, or one word outside them. */
export interface Concept {
  /** Normalised, as typed. */
  text: string;
  /** None for a word outside the tables. */
  meanings: readonly Meaning[];
}

/** The longest entry of the tables that the words begin with, in words; 0 without one. */
function entryLength(words: readonly string[]): number {
  for (let length = Math.min(words.length, LONGEST_ENTRY); length > 0; length -= 1) {
    if (MEANINGS.has(words.slice(0, length).join(' '))) return length;
  }
  return 0;
}

/** What a query looks for; nothing for one of ignored words alone. See contract/search/README.md, rule 1. */
export function analyseQuery(query: string): Concept[] {
  const concepts: Concept[] = [];
  let words: readonly string[] = toWords(query);
  while (words.length > 0 && concepts.length < MOST_CONCEPTS) {
    const length = entryLength(words);
    const text = words.slice(0, Math.max(1, length)).join(' ');
    if (length > 0 || !IGNORED.has(text)) concepts.push({ text, meanings: MEANINGS.get(text) ?? [] });
    words = words.slice(Math.max(1, length));
  }
  return concepts;
}
