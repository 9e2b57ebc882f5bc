import { toPhrase } from '@titian/rules/words';
import type { CvLine } from '../reading';
import { tidy } from './dates';

/** A line as the rules of entries read it. */
export interface Row {
  line: CvLine;
  /** Its cells that have text, without the bullet. */
  cells: string[];
  /** All cells, for a table with a row of headings. */
  columns: string[];
  /** The cells with a space between two. */
  text: string;
  /** Of the text; the heading beside it may be bold alone. */
  bold: boolean;
  /** `#` for a number; null where the line is no item of a list. */
  bullet: string | null;
}

const BULLET = /^[•●○◦▪▫■□◆◇❖➢➤►▶✓✔✦★·∙*–—‐-]+(?=\s|$)|^o(?=\s+\S)|^[\uE000-\uF8FF]+/u;
const NUMBER = /^\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)](?=\s|$)/i;

/** The number of a table's row. */
const COUNT = /^\d{1,2}$/;

/** A cell of several is often set with spaces alone. */
const WIDE_GAP = /\t|\s{4,}/;

/** Characters of a line that are read: more than any field of the profile takes. */
const MAX_TEXT_LENGTH = 3000;

export function toRow(line: CvLine): Row {
  const given = line.cells.length > 1 ? line.cells : line.text.slice(0, MAX_TEXT_LENGTH).split(WIDE_GAP);
  const columns = given.map((cell) => cell.slice(0, MAX_TEXT_LENGTH).trim());
  const cells = columns.filter((cell) => cell !== '');
  const first = cells[0] ?? '';
  const sign = BULLET.exec(first)?.[0];
  const isCounted = cells.length > 2 && COUNT.test(first);
  const number = sign !== undefined ? undefined : isCounted ? first : NUMBER.exec(first)?.[0];
  const mark = sign ?? number;
  const unmarked = mark === undefined ? cells : [first.slice(mark.length).trim(), ...cells.slice(1)].filter(Boolean);
  const bullet = sign === undefined ? number && '#' : [...sign][0];
  return { line, cells: unmarked, columns, text: unmarked.join(' '), bold: line.bold, bullet: bullet ?? null };
}

export interface Labelled {
  /** Words of the label in lower case, without signs and what is in brackets. */
  label: string;
  value: string;
}

const MAX_LABEL_LENGTH = 65;

/** A value; what a form has in its place, such as dots, is none. */
const toValue = (text: string): string => (/[\p{L}\p{N}]/u.test(text) ? text.trim() : '');

const toLabel = (text: string): string => toPhrase(text.replaceAll(/\([^()]*\)/g, ' '));

/** `label : value` in a text; the value may be empty. */
export function labelIn(text: string): Labelled | null {
  const colon = text.indexOf(':');
  if (colon < 1 || colon > MAX_LABEL_LENGTH || text.startsWith('//', colon + 1) || /\d\s?$/.test(text.slice(0, colon)))
    return null;
  const label = toLabel(text.slice(0, colon));
  return label === '' || label.split(' ').length > 9 ? null : { label, value: toValue(text.slice(colon + 1)) };
}

/** `label : value` in a row, also with the colon in a cell of its own or with none between two cells. */
export function labelOf({ cells, text }: Row): Labelled | null {
  const [first = '', ...others] = cells;
  if (others.length === 0 || first.includes(':')) return labelIn(text);
  const value = toValue(others.join(' ').replace(/^\s*[:=]\s*/, ''));
  return first.length > MAX_LABEL_LENGTH ? null : { label: toLabel(first), value };
}

/** True for a remark in brackets, which names nothing: "(terlampir)". */
export const isRemark = (text: string): boolean => /^\s*(?:\([^()\d]*\)|\[[^[\]\d]*\])\s*$/.test(text);

const toParts = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => (isRemark(text) ? [] : tidy(text) || []));

/** A row with another text in its one cell. */
export const withText = (row: Row, text: string): Row => ({
  ...row,
  cells: [text],
  columns: [text],
  text,
  bullet: null,
});

/** Splits at signs outside of brackets. */
export function splitOutside(text: string, signs: string): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    // "4,5" is a number.
    const isDecimal = sign === ',' && /^\d,\d$/.test(text.slice(index - 1, index + 2));
    if (depth > 0 || !signs.includes(sign) || isDecimal) continue;
    parts.push(text.slice(from, index));
    from = index + 1;
  }
  return toParts([...parts, text.slice(from)]);
}

/** Signs between parts of a line that are no part of a name: `PT X | Staf`, `PT X — Staf`, `PT X - Staf`. */
const STRONG = /\s*[|·•∙│]\s*|\s+[\p{Pd}]+\s+|\s*[—―]\s*|\s[\p{Pd}]+$|\t/u;

export const strongParts = (text: string): string[] => toParts(text.split(STRONG));

export const SMALL_WORDS = new Set([
  'di',
  'ke',
  'dari',
  'dan',
  'and',
  'of',
  'the',
  'for',
  'in',
  'at',
  'on',
  'to',
  'a',
  'an',
  'yang',
  'untuk',
  'pada',
  'atau',
  'or',
  '&',
  'dengan',
  'with',
  'sebagai',
  'as',
]);

const VERB = /^(?:me(?:m|n|ng|ny|l|r|w|y|nge)[a-z]{3,}|di[a-z]{4,}(?:kan|i))$/;

/** True for a text that begins with a verb in Indonesian: "Melayani pembayaran", but "Member of". */
export function isTask(text: string): boolean {
  const [first = '', second = ''] = text.split(/\s+/, 2);
  return VERB.test(first.toLowerCase()) && /^(?!(?:of|at|in|for|and)$)\p{Ll}/u.test(second);
}

/** True for a text that tells something, such as a task, rather than naming something. */
export function isSentence(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (words.length >= 4 && /[.;!]$/.test(text) && !/\b(?:Tbk|Ltd|Inc|Co|[A-Z]\.\p{L}+)\.$/u.test(text)) return true;
  if (words.length >= 2 && words.length < 4 && /(?<!\S)\p{Ll}{4,}\.$/u.test(text)) return true;
  if (/^\p{Ll}/u.test(text)) return words.length > 12;
  if (words.length > 14) return true;
  const lower = words.slice(1).filter((word) => /^\p{Ll}/u.test(word) && !SMALL_WORDS.has(word)).length;
  if (words.length >= 3 && isTask(words.join(' '))) return true;
  return words.length >= 4 && lower * 2 >= words.length - 1 && lower >= 2;
}
