/** Words that a text has beside those it is written with. See packages/job-search/README.md, rule 1. */
import { toWords, writtenWords } from '@titian/rules/words';
import { BINDING, EDUCATION, SCHOOLS, STUDY } from './tables';

/** A single letter ("SIM C") is evidence only together with the word beside it. */
export const isLetter = (word: string): boolean => /^[a-z]$/.test(word);

/** Words between letters that share the word before them: "SIM A dan C". */
const JOINING: ReadonlySet<string> = new Set(['dan', 'and', 'atau', 'or']);

const SIDE_BY_SIDE = /^[\s-]+$/;
const LISTED = /^\s*[,/&]?\s*$/;

/** Each letter of a text with the word beside it: "sim a" and "sim c" of "SIM A/C". */
export function letterPairs(text: string): string[] {
  const pairs: string[] = [];
  let head: string | undefined;
  let before: string | undefined;
  for (const { word, gap } of writtenWords(text)) {
    if (isLetter(word)) {
      const continues = before !== undefined && (isLetter(before) || JOINING.has(before)) && LISTED.test(gap);
      if (!continues) head = SIDE_BY_SIDE.test(gap) ? before : undefined;
      if (head !== undefined) pairs.push(`${head} ${word}`);
    } else if (!JOINING.has(word)) {
      head = undefined;
      if (before !== undefined && isLetter(before) && SIDE_BY_SIDE.test(gap)) pairs.push(`${before} ${word}`);
    }
    before = word;
  }
  return pairs;
}

/** Signs that join two words to one: "Node.js", "front-end". */
const JOINS = /^[.\-‐'’_]$/;

/** The lexeme of two words as one. */
export const joined = (word: string): string => `joined:${word}`;

/** A level of education that is asked for, as a lexeme. */
export const levelPhrase = (level: string): string => `lulusan ${level}`;

/** The levels of education that words ask for: "minimal SMP", "ijazah SD atau SMP", "SMP sederajat". */
function levelsIn(words: readonly string[]): string[] {
  let isLevel = false;
  return words.flatMap((word, place) => {
    const isPart = (each: string): boolean => EDUCATION.has(each) || JOINING.has(each);
    isLevel = STUDY.has(word) || (isLevel && isPart(word));
    if (!SCHOOLS.has(word)) return [];
    const next = words.slice(place).find((each) => !isPart(each));
    return isLevel || next === 'sederajat' || next === 'setara' ? [levelPhrase(word)] : [];
  });
}

/**
 * The names with signs of a text, its letters with the words beside them, what two words make together ("nodejs"), words
 * with those that turn or narrow them, and levels of education that are asked for.
 *
 * @param isName true for a title or a name, where all neighbours may be written together
 */
export function furtherWords(text: string, isName: boolean): string[] {
  const written = writtenWords(text);
  const plain = new Set(written.map(({ word }) => word));
  const names = toWords(text).filter((word) => !plain.has(word));
  const together = written.flatMap(({ word, gap }, place) => {
    const before = written[place - 1]?.word;
    return before !== undefined && (isName || JOINS.test(gap)) ? [joined(before + word)] : [];
  });
  const words = written.map(({ word }) => word);
  const bound = words.flatMap((word, place) => {
    const before = words[place - 1] ?? '';
    return BINDING.has(before) ? [`${before} ${word}`] : [];
  });
  return [...new Set([...names, ...letterPairs(text), ...together, ...bound, ...levelsIn(words)])];
}
