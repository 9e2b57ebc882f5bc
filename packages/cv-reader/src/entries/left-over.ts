import { writtenWords } from '@titian/rules/words';
import type { CvEntry } from '../reading';
import { withoutPhone } from './contact';
import { findPeriod, isDuration, isPartOfPeriod, roleIn, tidy, withoutDuration } from './dates';
import { DEGREES, withoutGpa } from './education';
import { headingOf, isTitle } from './headings';
import { LANGUAGE_LEVELS } from './lists';
import { placeKind } from './places';
import { SMALL_WORDS, labelOf, type Row } from './rows';
import { isLabel, isTableHead } from './table-head';
import { WORKING_TYPES } from './work';

const MEANINGS = [...DEGREES, ...LANGUAGE_LEVELS, ...WORKING_TYPES];

const SAID = '\uE000';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const BETWEEN = /(?:[^\p{L}\p{N}:]*\uE000[^\p{L}\p{N}:]*)+|\s*[|•·;,]\s*/u;

/** True for a label, a heading, and words that only join others. */
const saysNothing = (piece: string): boolean =>
  /^[^:]{1,45}:\s*$/.test(piece) ||
  (isLabel(piece) && roleIn(piece) === undefined) ||
  isTitle(piece) ||
  headingOf(piece) !== null ||
  writtenWords(piece).every(({ word }) => word.length < 2 || SMALL_WORDS.has(word));

/** The words of the values of each entry, which may have very many lines. */
const known = new WeakMap<CvEntry['values'], ReadonlySet<string>>();

function wordsOf(values: CvEntry['values']): ReadonlySet<string> {
  const words =
    known.get(values) ??
    new Set(Object.values(values).flatMap((value) => writtenWords(value ?? '').map(({ word }) => word)));
  known.set(values, words);
  return words;
}

/**
 * The words of a text that no value of its entries says: the accounting that keeps any word from being lost.
 *
 * @param given values of the entries that were read from the text
 * @returns the pieces that are left, or an empty text
 */
function leftOf(text: string, given: readonly CvEntry['values'][]): string {
  const values = new Set(given.flatMap((entry) => Object.values(entry)).filter((value) => value !== undefined));
  const words = given.map(wordsOf);
  const isDated = [...values].some((value) => /^\d{4}(?:-|$)/.test(value));
  const isPlaced = given.some(({ city, location }) => city !== undefined || location !== undefined);
  let unused = '';
  let left = given.some(({ gpa }) => gpa !== undefined) ? withoutGpa(text) : text;
  for (let found = findPeriod(left); found; found = findPeriod(left)) {
    const dates = [found.start, found.end].filter((date) => date !== undefined);
    if (dates.length === 0 || !dates.every((date) => values.has(date)) || (found.isPresent && !values.has('true')))
      break;
    unused += ` · ${found.unused}`;
    left = withoutDuration(found.rest);
  }
  left += unused;
  for (const value of values) left = withoutPhone(left, value);
  for (const [value, pattern] of MEANINGS)
    // "SMAN" is a school's name, too, which an entry of another school does not say.
    if (values.has(value))
      left = left.replaceAll(new RegExp(pattern, 'gi'), (word) => (/^[ms]\w{1,3}n$/i.test(word) ? word : SAID));
  left = left.replaceAll(WORD, (word) =>
    writtenWords(word).every(({ word: one }) => words.some((some) => some.has(one))) ? SAID : word,
  );
  return left
    .split(BETWEEN)
    .map(tidy)
    .filter((piece) => !saysNothing(piece) && !(isPlaced && placeKind(piece) === 'country'))
    .filter((piece) => !(isDated && (isDuration(piece) || (isPartOfPeriod(piece) && !/\d/.test(piece)))))
    .join(' · ');
}

/** The same of a row of a CV, whose label says nothing by itself once its value is taken. */
export function leftOfRow(row: Row, given: readonly CvEntry['values'][]): string {
  if (isTableHead(row.cells) || saysNothing(row.text)) return '';
  const labelled = labelOf(row);
  const isLabelled = labelled !== null && (row.text.includes(':') || isLabel(labelled.label));
  const left = leftOf(isLabelled ? labelled.value : row.cells.join(' | '), given);
  return isLabelled && left === tidy(labelled.value) ? row.text : left;
}
