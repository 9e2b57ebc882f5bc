import { entryLength, misspeltEntries, partsOf, partsOfEntry, reorderedEntry } from './phrases';
import { IGNORED, MEANINGS } from './query-tables';
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
  /** The words of a phrase, which may stand apart and in any order; none for a single word. */
  parts: readonly Concept[];
  /** Phrases of the tables that are typed here with one error. */
  corrections: readonly Concept[];
}

const toWord = (text: string): Concept => ({ text, meanings: MEANINGS.get(text) ?? [], parts: [], corrections: [] });

const toEntry = (text: string): Concept => ({ ...toWord(text), parts: partsOfEntry(text).map(toWord) });

/** Some of the words, which are almost a phrase of the tables. */
interface Almost {
  length: number;
  concept: Concept;
}

function toAlmost(words: readonly string[], entry: string, found: Partial<Concept>): Almost | null {
  const typed = words.slice(0, entry.split(' ').length);
  const text = typed.join(' ');
  const parts = partsOf(text).map(toWord);
  return parts.length > 0 ? { length: typed.length, concept: { ...toWord(''), text, parts, ...found } } : null;
}

/** A phrase that is typed in another order than the tables have it, or with an error. */
function findAlmost(words: readonly string[], exact: number): Almost | null {
  const reordered = reorderedEntry(words, exact);
  if (reordered !== undefined) return toAlmost(words, reordered, { meanings: MEANINGS.get(reordered) ?? [] });
  const misspelt = exact > 1 ? [] : misspeltEntries(words);
  const [first] = misspelt;
  return first === undefined ? null : toAlmost(words, first, { corrections: misspelt.map(toEntry) });
}

/** What a text looks for; nothing for one of ignored words alone. */
function analyse(text: string, almostAt: typeof findAlmost): Concept[] {
  const concepts: Concept[] = [];
  let words: readonly string[] = toWords(text);
  while (words.length > 0 && concepts.length < MOST_CONCEPTS) {
    const exact = entryLength(words);
    const almost = almostAt(words, exact);
    const length = almost?.length ?? Math.max(1, exact);
    const typed = words.slice(0, length).join(' ');
    if (almost) concepts.push(almost.concept);
    else if (exact > 0 || !IGNORED.has(typed)) concepts.push(toEntry(typed));
    words = words.slice(length);
  }
  return concepts;
}

/** What a query looks for. See contract/search/README.md, rule 1. */
export const analyseQuery = (query: string): Concept[] => analyse(query, findAlmost);

/** What a title names: as it is written, for nobody typed it in a hurry. */
export const analyseTitle = (title: string): Concept[] => analyse(title, () => null);
