import { toPhrase, toWords } from '@titian/rules/words';
import { tidy } from './dates';
import known from './kinds.json';
import { isSentence, labelIn, labelOf, splitOutside, withText, type Row } from './rows';
import type { Read } from './work';
import { toPatterns } from './fields';
import labels from './labels.json';

/** Languages by their names in Indonesian and English, without the word "bahasa". */
const LANGUAGES: ReadonlySet<string> = new Set(known.languages);

type Level = keyof typeof labels.languageLevel;

export const LANGUAGE_LEVELS = toPatterns(labels.languageLevel);

const DENIED = /\b(?:tidak|belum|bukan|not)\b/i;

/** The level that words such as "pasif" or "Native or Bilingual" mean. */
export function languageLevel(text: string): Level | undefined {
  const phrase = toPhrase(text);
  if (DENIED.test(phrase)) return undefined;
  // "Aktif dan pasif" can speak.
  const order = /\b(?:aktif|active|native|sangat baik|upper intermediate)\b/.test(phrase)
    ? [...LANGUAGE_LEVELS].reverse()
    : LANGUAGE_LEVELS;
  return order.find(([, pattern]) => pattern.test(phrase))?.[0];
}

const LANGUAGE_WORD = /^(?:bahasa|b\.|bhs\.?)\s+(?=\S)/i;

const NO_LANGUAGE = /^(?:pem.*|asing|lain.*|yang|ibu|daerah|internasional|tubuh)$/i;

/** The name of a language at the beginning of a text, as it is written. */
export function languageIn(text: string): string | undefined {
  const name = tidy(text.split(/[(:\-–—/]|\s{2,}/)[0] ?? '');
  const words = name.split(' ');
  // Languages of Indonesia are many: after "Bahasa" any name is one.
  const isNamed = LANGUAGE_WORD.test(name) && /^\p{L}{3,}$/u.test(words[1] ?? '') && !NO_LANGUAGE.test(words[1] ?? '');
  const at = isNamed ? 1 : words.findIndex((word) => LANGUAGES.has(toPhrase(word)));
  return at === 0 || isNamed ? words.slice(0, at + 1).join(' ') : undefined;
}

/** True for a text that is a language, such as "Bahasa Inggris (pasif)" among skills; "Languages: Go, SQL" is none. */
export const isLanguage = (row: Row): boolean =>
  (KNOWN_LABEL.test(labelOf(row)?.label ?? '') && readLanguages([row]).length > 0) ||
  (LANGUAGE_WORD.test(row.text) && languageIn(row.text) !== undefined && toWords(row.text).length <= 6);

const KNOWN_LABEL =
  /^(?:mother tongue|bahasa ibu|native language|other language|bahasa lain|bahasa asing|foreign language|languages?$|bahasa$)/;

/** Languages, each with its level where the CV says it. */
export function readLanguages(rows: readonly Row[]): Read[] {
  const reads: Read[] = [];
  for (const row of rows) {
    const label = labelOf(row);
    const isGroup =
      label !== null && KNOWN_LABEL.test(label.label) && languageIn(label.label) === undefined && label.value !== '';
    const given = isGroup && /mother|ibu|native/.test(label.label) ? 'fluent' : undefined;
    const texts = isGroup ? [label.value] : row.cells;
    const isOne = texts.length > 1 && !texts.slice(1).some((cell) => languageIn(cell) !== undefined);
    let found = 0;
    for (const part of isOne ? [texts.join(' ')] : texts.flatMap((text) => splitOutside(text, ',;|•·'))) {
      for (const one of part.split(/ (?:dan|and|&) /)) {
        const language = languageIn(one);
        if (language === undefined || DENIED.test(one)) continue;
        found += 1;
        const level = given ?? languageLevel(tidy(one.slice(one.indexOf(language) + language.length)));
        reads.push({ values: { language, ...(level !== undefined && { level }) }, rows: [row] });
      }
    }
    const last = reads.at(-1);
    const level = found === 0 && row.text.length < 60 ? languageLevel(row.text) : undefined;
    // The level below its language.
    if (last && level !== undefined && last.values.level === undefined) {
      last.values.level = level;
      last.rows.push(row);
    }
  }
  return reads;
}

const LEVELS = [...Object.values(labels.languageLevel), 'ahli'].join('|');

export const RATING = new RegExp(`^(?:${LEVELS}|\\d{1,3} ?%?|\\d ?/ ?\\d{1,2})$`, 'i');

/** Signs of a bar or of stars, and a rating in brackets or behind a dash. */
const RATED = new RegExp(
  `[●○★☆■□▮▯⬤◯]+|\\s*\\((?:\\d{1,3} ?%|${LEVELS})\\)|\\s+[-–—:]\\s+(?:${LEVELS})$|\\s+\\d{1,3} ?%$`,
  'giu',
);

const MAX_NAME_LENGTH = 100;

/** Rows of one list that the ends of lines cut. */
const MAX_CUT_ROWS = 50;

const isName = (text: string): boolean =>
  /\p{L}|\d/u.test(text) && text.length <= MAX_NAME_LENGTH && !RATING.test(text);

/** The names in a row: of a list with signs between, or the row itself. */
function namesIn(row: Row): string[] {
  const label = labelOf(row);
  const rated = RATING.test(label?.value ?? '');
  const [first = '', ...others] = row.cells;
  if (rated) return [tidy(first.split(':')[0] ?? '')];
  const labelled = labelIn(row.text);
  const isGroup =
    others.length > 0 &&
    (RATING.test(first) ||
      /^\s*:/.test(others[0] ?? '') ||
      first.endsWith(':') ||
      others.some((cell) => cell.includes(',')));
  const cells = isGroup
    ? others
    : row.cells.length === 1 && labelled !== null && labelled.value !== ''
      ? [labelled.value]
      : row.cells;
  return cells.flatMap((cell) => splitOutside(cell.replace(/^\s*:/, ''), ',;|•·'));
}

/** Skills or interests: a name each. */
export function readNames(rows: readonly Row[]): Read[] {
  const joined: Row[][] = [];
  for (const row of rows) {
    const before = joined.at(-1)?.at(-1);
    // A list with commas, or an item, that the line's end cuts.
    const isCut =
      before !== undefined &&
      row.bullet === null &&
      row.cells.length === 1 &&
      (/[,;]$/.test(before.text) ||
        (/^\p{Ll}/u.test(row.text) && /^\p{Lu}/u.test(before.text) && before.cells.length === 1));
    if (isCut && (joined.at(-1)?.length ?? 0) < MAX_CUT_ROWS) joined.at(-1)?.push(row);
    else joined.push([row]);
  }
  const seen = new Set<string>();
  return joined.flatMap((group) => {
    const text = group.map((row) => row.text).join(' ');
    const [first] = group;
    const whole = first && group.length > 1 ? withText(first, text) : first;
    return (whole ? namesIn(whole) : []).flatMap((part): Read[] => {
      if (part.endsWith('.') && isSentence(part)) return [];
      const name = tidy(part.replaceAll(RATED, ' ').replace(/^(?:dan|and|&) /i, ''));
      const key = toPhrase(name);
      if (!isName(name) || seen.has(key)) return [];
      seen.add(key);
      return [{ values: { name }, rows: group }];
    });
  });
}
