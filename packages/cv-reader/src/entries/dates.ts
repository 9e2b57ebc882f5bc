/** Dates are `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as exact as the text has them. */
export interface Period {
  start?: string;
  end?: string;
  isPresent: boolean;
}

export interface FoundPeriod extends Period {
  /** The text without the period and the words that belong to it. */
  rest: string;
}

const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'january', 'januari'],
  ['feb', 'february', 'februari', 'peb', 'pebruari'],
  ['mar', 'march', 'maret'],
  ['apr', 'april'],
  ['may', 'mei'],
  ['jun', 'june', 'juni'],
  ['jul', 'july', 'juli'],
  ['aug', 'august', 'agustus', 'agu', 'agt', 'ags', 'agst', 'agust'],
  ['sep', 'sept', 'september'],
  ['oct', 'october', 'oktober', 'okt'],
  ['nov', 'november', 'nop', 'nopember'],
  ['dec', 'december', 'desember', 'des'],
];

const MONTH_NUMBERS = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

const PRESENT = new Set([
  'sekarang',
  'skrg',
  'skrng',
  'kini',
  'present',
  'current',
  'currently',
  'now',
  'ongoing',
  'today',
]);

const UNTIL = new Set(['-', '–', '—', '−', '‐', '‑', '~', '→', 'sd', 'sampai', 'hingga', 'to', 'until', 'till']);

/** Signs and words between and within dates. */
const PERIOD_SIGNS = new Set([...UNTIL, '/', '.', 's', 'd', 'saat', 'ini', 'dengan']);

/** Words before a date that is when something ended, or began and continues. */
const ENDED = new Set(['lulus', 'tamat', 'graduated', 'expected', 'selesai', 'kelulusan', 'graduation', 'completed']);
const SINCE = new Set(['sejak', 'since']);

/** Words that only introduce a date. */
const INTRODUCING = new Set([
  'tahun',
  'thn',
  'th',
  'periode',
  'period',
  'diterbitkan',
  'issued',
  'mulai',
  'from',
  'dari',
  'angkatan',
  'masuk',
]);

interface Token {
  text: string;
  from: number;
  to: number;
}

/** Words, numbers and signs; white space alone separates. */
function toTokens(text: string): Token[] {
  return [...text.matchAll(/\p{L}+|\d+|[^\s\p{L}\d]/gu)].map((match) => ({
    text: match[0].toLowerCase(),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

interface Found {
  value: string;
  /** The token after the last one of the date. */
  next: number;
}

const two = (number: number): string => String(number).padStart(2, '0');

const isNumber = (token: Token | undefined): token is Token => token !== undefined && /^\d+$/.test(token.text);

const isYear = (token: Token | undefined): token is Token =>
  isNumber(token) && /^(19[4-9]|20[0-9])\d$/.test(token.text);

const isWithin = (token: Token | undefined, most: number): token is Token =>
  isNumber(token) && token.text.length <= 2 && Number(token.text) >= 1 && Number(token.text) <= most;

const monthOf = (token: Token | undefined): number | undefined => token && MONTH_NUMBERS.get(token.text);

/** The index after signs that may stand between the parts of a date. */
function skip(tokens: readonly Token[], index: number, signs: string): number {
  const token = tokens[index];
  return token !== undefined && token.text.length === 1 && signs.includes(token.text) ? index + 1 : index;
}

/** The day of a month, if the calendar has it. */
function toDay(year: string, month: number, day: number): string | null {
  const value = `${year}-${two(month)}-${two(day)}`;
  const time = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value) ? value : null;
}

/** The year after the name of a month: `2019`, or `'19`. */
function yearAt(tokens: readonly Token[], index: number): { year: string; next: number } | null {
  const at = skip(tokens, skip(tokens, index, '.,'), ',-/');
  const [token, after] = [tokens[at], tokens[at + 1]];
  const isShort = token !== undefined && "'’".includes(token.text) && isNumber(after) && after.text.length === 2;
  if (isShort) return { year: `20${after.text}`, next: at + 2 };
  if (isYear(token)) return { year: token.text, next: at + 1 };
  return null;
}

/** `Mei 2019`, `May 14, 2019`, or a month alone, which has no year of its own. */
function namedMonthAt(tokens: readonly Token[], index: number, month: number): (Found & { isWhole: boolean }) | null {
  const dated = tokens[index + 1];
  const ordinal = tokens[index + 2];
  if (isWithin(dated, 31)) {
    const after = ordinal !== undefined && /^(st|nd|rd|th)$/.test(ordinal.text) ? index + 3 : index + 2;
    const found = yearAt(tokens, after);
    const day = found && toDay(found.year, month, Number(dated.text));
    if (found && day) return { value: day, next: found.next, isWhole: true };
  }
  const found = yearAt(tokens, index + 1);
  if (found) return { value: `${found.year}-${two(month)}`, next: found.next, isWhole: true };
  return { value: two(month), next: skip(tokens, index + 1, '.'), isWhole: false };
}

/** `14/08/1998`, `14-08-1998`, `08/2019`, `1998-08-14`, `2019-08`. */
function numericAt(tokens: readonly Token[], index: number): Found | null {
  const [first, sign, second, again, third] = tokens.slice(index, index + 5);
  if (!isNumber(first) || sign === undefined || !'/.-'.includes(sign.text) || !isNumber(second)) return null;
  const isTight = first.to === sign.from && sign.to === second.from;
  if (isWithin(first, 31) && isWithin(second, 31) && again?.text === sign.text && isYear(third)) {
    const [day, month] = Number(second.text) > 12 ? [second, first] : [first, second];
    const value = toDay(third.text, Number(month.text), Number(day.text));
    return value === null ? null : { value, next: index + 5 };
  }
  if (!isTight) return null;
  if (isYear(first) && isWithin(second, 12) && second.text.length === 2) {
    const day =
      again?.text === sign.text && isWithin(third, 31)
        ? toDay(first.text, Number(second.text), Number(third.text))
        : null;
    return day === null ? { value: `${first.text}-${second.text}`, next: index + 3 } : { value: day, next: index + 5 };
  }
  if (isWithin(first, 12) && isYear(second))
    return { value: `${second.text}-${two(Number(first.text))}`, next: index + 3 };
  return null;
}

/** Tokens on either side that are looked at for the rest of a number. */
const REACH = 6;

/** True for a date within a longer number, such as a telephone number, an amount or a decimal. */
function isPartOfNumber(tokens: readonly Token[], index: number, next: number): boolean {
  const run: Token[] = [];
  // "0877 2020 4141" is one number, too.
  const isGlued = (one: Token | undefined, other: Token | undefined) =>
    one !== undefined && other !== undefined && other.from - one.to <= (isNumber(one) && isNumber(other) ? 1 : 0);
  for (let at = index - 1; at >= index - REACH && isGlued(tokens[at], tokens[at + 1]); at -= 1)
    run.push(tokens[at] as Token);
  if (run[0] !== undefined && /[\p{L}+]/u.test(run[0].text)) return true;
  for (let at = next; at < next + REACH && isGlued(tokens[at - 1], tokens[at]); at += 1) run.push(tokens[at] as Token);
  return run.some((token) => isNumber(token) && token.text.length > 2 && !isYear(token));
}

function dateAt(tokens: readonly Token[], index: number): (Found & { isWhole: boolean }) | null {
  const token = tokens[index];
  const month = monthOf(token);
  if (month !== undefined) return namedMonthAt(tokens, index, month);
  if (isWithin(token, 31)) {
    const at = skip(tokens, index + 1, '.-/');
    const named = monthOf(tokens[at]);
    const found = named === undefined ? null : yearAt(tokens, at + 1);
    const day = named !== undefined && found ? toDay(found.year, named, Number(token.text)) : null;
    if (found && day) return { value: day, next: found.next, isWhole: true };
  }
  const numeric = numericAt(tokens, index);
  if (numeric && !isPartOfNumber(tokens, index, numeric.next)) return { ...numeric, isWhole: true };
  if (isYear(token) && !isPartOfNumber(tokens, index, index + 1))
    return { value: token.text, next: index + 1, isWhole: true };
  return null;
}

/** The index after "present", also in two words; -1 for anything else. */
function presentAt(tokens: readonly Token[], index: number): number {
  const [first, second] = [tokens[index]?.text ?? '', tokens[index + 1]?.text ?? ''];
  if (PRESENT.has(first)) return index + 1;
  return first === 'saat' && second === 'ini' ? index + 2 : -1;
}

/** The index after the words between the two dates of a period; the index itself where there are none. */
function untilAt(tokens: readonly Token[], index: number): number {
  const texts = tokens.slice(index, index + 4).map(({ text }) => text);
  if (texts[0] === 's' && (texts[1] === '/' || texts[1] === '.') && texts[2] === 'd') {
    return skip(tokens, index + 3, '.');
  }
  if (!UNTIL.has(texts[0] ?? '')) return index;
  return texts[1] === 'dengan' ? index + 2 : index + 1;
}

/** `2018/2019`, and `2018-19` with the century of its start. */
function yearsAt(tokens: readonly Token[], index: number): { start: string; end: string; next: number } | null {
  const [start, sign, end] = tokens.slice(index, index + 3);
  if (!isYear(start) || sign === undefined || !'/-–'.includes(sign.text) || !isNumber(end)) return null;
  const short = `${start.text.slice(0, 2)}${end.text}`;
  const isShort =
    end.text.length === 2 &&
    sign.from === start.to &&
    end.from === sign.to &&
    Number(end.text) > 12 &&
    short > start.text;
  if (isShort) return { start: start.text, end: short, next: index + 3 };
  return isYear(end) && sign.text === '/' ? { start: start.text, end: end.text, next: index + 3 } : null;
}

interface Match extends Period {
  from: number;
  next: number;
}

function periodAt(tokens: readonly Token[], index: number): Match | null {
  const years = yearsAt(tokens, index);
  if (years) return { start: years.start, end: years.end, isPresent: false, from: index, next: years.next };
  const first = dateAt(tokens, index);
  if (!first) return null;
  const between = untilAt(tokens, first.next);
  const present = presentAt(tokens, between);
  if (present >= 0 && between > first.next && first.isWhole) {
    return { start: first.value, isPresent: true, from: index, next: present };
  }
  const second = between > first.next ? dateAt(tokens, between) : null;
  if (second?.isWhole) {
    const start = first.isWhole ? first.value : `${second.value.slice(0, 4)}-${first.value}`;
    return { start, end: second.value, isPresent: false, from: index, next: second.next };
  }
  if (!first.isWhole) return null;
  // A dash that nothing follows is a period whose end is left open, not one that continues.
  return { start: first.value, isPresent: false, from: index, next: first.next };
}

/** How long something took, which the dates say too: `(2 tahun 3 bulan)`, `3 yrs 2 mths`. */
const DURATION =
  /[(·•,|]?\s{0,3}(?<![\p{L}\d])(?:kurang dari )?\d{1,2}\+? ?(?:tahun|thn|years?|yrs?|bulan|bln|months?|mths?|mos?)(?: ?\d{1,2} ?(?:bulan|bln|months?|mths?|mos?))?(?![\p{L}])\.?\s{0,3}\)?/giu;

/** A text without how long something took. */
export const withoutDuration = (text: string): string =>
  /\d/.test(text) ? tidy(text.replaceAll(DURATION, ' ')) : text;

/** A line that says how long something took and nothing else. */
export const isDuration = (text: string): boolean => /\d/.test(text) && text.replace(DURATION, '').trim() === '';

const EDGES = /^[\s\p{Pd}|·•,;:()[\]/~]+|[\s\p{Pd}|·•,;:([\]/~]+$/gu;

/** A text without the white space, signs and unpaired brackets around it. */
export function tidy(text: string): string {
  const trimmed = text
    .replaceAll(/\(\s*\)|\[\s*\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(EDGES, '')
    .replaceAll(EDGES, '');
  const [opened, closed] = [trimmed.split('(').length, trimmed.split(')').length];
  if (opened === closed) return trimmed;
  return closed > opened ? trimmed.replace(/\)$/, '').trim() : `${trimmed})`;
}

/**
 * The first period in a text, else its first date.
 *
 * @returns null where the text has no date; a single date is the start, or the end after a word such as "lulus"
 */
export function findPeriod(text: string): FoundPeriod | null {
  const tokens = toTokens(text);
  const matches: Match[] = [];
  for (let index = 0; index < tokens.length;) {
    const match = periodAt(tokens, index);
    if (match) matches.push(match);
    index = match?.next ?? index + 1;
  }
  const match = matches.find(({ end, isPresent }) => end !== undefined || isPresent) ?? matches[0];
  if (!match) return null;
  let first = match.from;
  let period: Period = match;
  for (let before = tokens[first - 1]; before !== undefined; before = tokens[first - 1]) {
    const isSingle = match.end === undefined && !match.isPresent;
    if (isSingle && ENDED.has(before.text)) period = { end: match.start, isPresent: false };
    else if (isSingle && SINCE.has(before.text)) period = { start: match.start, isPresent: true };
    else if (!INTRODUCING.has(before.text) && !SINCE.has(before.text)) break;
    first -= 1;
  }
  const { start, end, isPresent } = period;
  const left = text.slice(0, tokens[first]?.from);
  const right = text.slice(tokens[match.next - 1]?.to);
  const rest = tidy(`${left} ${right}`.replaceAll(DURATION, ' '));
  return { ...(start !== undefined && { start }), ...(end !== undefined && { end }), isPresent, rest };
}

/** The day in a text; a text without an exact day gives what it has. */
export function findDate(text: string): string | undefined {
  const found = findPeriod(text);
  return found?.start ?? found?.end;
}

/** True for a text that is dates and nothing else. */
export const isPeriod = (text: string): boolean => findPeriod(text)?.rest === '';

/** True for a text of nothing but words and numbers of periods, such as "November 2016 - Agustus". */
export function isPartOfPeriod(text: string): boolean {
  const tokens = text.length > 40 ? [] : toTokens(text);
  const isWord = ({ text: word }: Token): boolean =>
    MONTH_NUMBERS.has(word) || PRESENT.has(word) || PERIOD_SIGNS.has(word);
  return tokens.length > 0 && tokens.every((token) => isWord(token) || isYear(token) || isWithin(token, 31));
}
