import known from './dates.json';

/** Dates are `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as exact as the text has them. */
export interface Period {
  start?: string;
  end?: string;
  isPresent: boolean;
  /** True for a start that is said to be one, "masuk 2019", or whose end is still to come: it is no graduation. */
  began?: boolean;
}

export interface FoundPeriod extends Period {
  /** The text without the period and the words that belong to it. */
  rest: string;
  /** Dates with their words that the period does not have: "perkiraan lulus 2027". */
  unused: string;
}

const MONTH_NUMBERS = new Map(known.months.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

/** An end that is still open, and words that say so behind a separator alone. */
const OPEN_END =
  /^(?:sekarang|skr?n?g|skr|kini|saat ini|hari ini|present(?:ly)?|current(?:ly)?|now|today|on ?-? ?going)(?= )/;
const OPEN_BEHIND = /^(?:date|aktif|active)(?= )/;

const UNTIL = /^(?:[\p{Pd}−~→>] |s [/.] d (?:\. )?|sd (?:\. )?|(?:sampai|hingga|up to|to|until|till) (?:dengan )?)+/u;

type Meaning = keyof typeof known.beside;

/** Words beside a date by what they say of it; `expected` is an end that has not come, or that of a paper. */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  Object.entries(known.beside).flatMap(([meaning, words]) => words.map((word) => [word, meaning as Meaning])),
);

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

/** Tokens of a phrase. */
const REACH = 6;

/** The number of tokens from a place on that a pattern of words takes, each of which a space follows. */
function countAt(tokens: readonly Token[], index: number, pattern: RegExp): number {
  const phrase = tokens.slice(index, index + REACH).map(({ text }) => `${text} `);
  return (pattern.exec(phrase.join(''))?.[0] ?? '').split(' ').filter(Boolean).length;
}

const meaningAt = (tokens: readonly Token[], index: number): Meaning | undefined =>
  MEANINGS.get(tokens[index]?.text ?? '');

/** The index of the first token without such a meaning. */
function skipWords(tokens: readonly Token[], index: number, step = 1): number {
  let at = index;
  while (meaningAt(tokens, at)) at += step;
  return at;
}

/** Meanings that words give to the date beside them. */
const roleOf = (words: readonly Token[]): Meaning | undefined =>
  (['expected', 'ended', 'since', 'began'] as const).find((role) =>
    words.some(({ text }) => MEANINGS.get(text) === role),
  );

/** How exact a date is; `short` has a year of two digits, and `bare` none: neither is a date outside of a period. */
type Shape = 'year' | 'month' | 'day' | 'short' | 'bare';

interface Found {
  value: string;
  shape: Shape;
  /** The token after the last one of the date. */
  next: number;
}

const two = (number: number): string => String(number).padStart(2, '0');

const isNumber = (token: Token | undefined): token is Token => token !== undefined && /^\d+$/.test(token.text);

const isYear = (token: Token | undefined): token is Token =>
  isNumber(token) && /^(19[5-9]|20[0-9])\d$/.test(token.text);

const isWithin = (token: Token | undefined, most: number): token is Token =>
  isNumber(token) && token.text.length <= 2 && Number(token.text) >= 1 && Number(token.text) <= most;

const monthOf = (token: Token | undefined): number | undefined => token && MONTH_NUMBERS.get(token.text);

/** The index after signs that may stand between the parts of a date. */
function skip(tokens: readonly Token[], index: number, signs: string): number {
  const token = tokens[index];
  return token !== undefined && signs.includes(token.text) ? index + 1 : index;
}

/** The day of a month, if the calendar has it. */
function toDay(year: string, month: number, day: number): string | null {
  const value = `${year}-${two(month)}-${two(day)}`;
  const time = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value) ? value : null;
}

const toYear = ({ text }: Token): string => `${Number(text) < 50 ? 20 : 19}${text}`;

const isTwoDigits = (token: Token | undefined): token is Token => isNumber(token) && token.text.length === 2;

/** The year after the name of a month: `2019`, `'19`, or `19` alone, which may be a day. */
function yearAt(tokens: readonly Token[], index: number): { year: string; next: number; isShort?: true } | null {
  const at = skip(tokens, skip(tokens, index, '.,'), ',-/');
  const [token, after] = [tokens[at], tokens[at + 1]];
  if (token !== undefined && "'’".includes(token.text) && isTwoDigits(after))
    return { year: toYear(after), next: at + 2 };
  if (isYear(token)) return { year: token.text, next: at + 1 };
  return isTwoDigits(token) && at <= index + 1 ? { year: toYear(token), next: at + 1, isShort: true } : null;
}

/** `Mei 2019`, `May 14, 2019`, or a month alone, which has no year of its own. */
function namedMonthAt(tokens: readonly Token[], index: number, month: number): Found {
  const dated = tokens[index + 1];
  const ordinal = tokens[index + 2];
  if (isWithin(dated, 31)) {
    const after = ordinal !== undefined && /^(st|nd|rd|th)$/.test(ordinal.text) ? index + 3 : index + 2;
    const found = yearAt(tokens, after);
    const day = found && !found.isShort && toDay(found.year, month, Number(dated.text));
    if (found && day) return { value: day, shape: 'day', next: found.next };
  }
  const found = yearAt(tokens, index + 1);
  if (found)
    return { value: `${found.year}-${two(month)}`, shape: found.isShort ? 'short' : 'month', next: found.next };
  return { value: two(month), shape: 'bare', next: skip(tokens, index + 1, '.') };
}

/** `14/08/1998`, `14-08-1998`, `08/2019`, `1998-08-14`, `2019-08`, `08/19`. */
function numericAt(tokens: readonly Token[], index: number): Found | null {
  const [first, sign, second, again, third] = tokens.slice(index, index + 5);
  if (!isNumber(first) || sign === undefined || !'/.-'.includes(sign.text) || !isNumber(second)) return null;
  const isTight = first.to === sign.from && sign.to === second.from;
  if (isWithin(first, 31) && isWithin(second, 31) && again?.text === sign.text && isYear(third)) {
    const [day, month] = Number(second.text) > 12 ? [second, first] : [first, second];
    const value = toDay(third.text, Number(month.text), Number(day.text));
    return value === null ? null : { value, shape: 'day', next: index + 5 };
  }
  if (!isTight) return null;
  if (isYear(first) && isWithin(second, 12) && (sign.text !== '.' || second.text.length === 2)) {
    const month = `${first.text}-${two(Number(second.text))}`;
    const day =
      again?.text === sign.text && isWithin(third, 31)
        ? toDay(first.text, Number(second.text), Number(third.text))
        : null;
    return day === null
      ? { value: month, shape: 'month', next: index + 3 }
      : { value: day, shape: 'day', next: index + 5 };
  }
  if (!isWithin(first, 12)) return null;
  const month = two(Number(first.text));
  if (isYear(second)) return { value: `${second.text}-${month}`, shape: 'month', next: index + 3 };
  return sign.text === '/' && isTwoDigits(second) && again?.text !== '/'
    ? { value: `${toYear(second)}-${month}`, shape: 'short', next: index + 3 }
    : null;
}

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

function dateAt(tokens: readonly Token[], index: number): Found | null {
  const token = tokens[index];
  const month = monthOf(token);
  if (month !== undefined) return namedMonthAt(tokens, index, month);
  if (isWithin(token, 31)) {
    const at = skip(tokens, index + 1, '.-/');
    const named = monthOf(tokens[at]);
    const found = named === undefined ? null : yearAt(tokens, at + 1);
    const day = named !== undefined && found && !found.isShort ? toDay(found.year, named, Number(token.text)) : null;
    if (found && day) return { value: day, shape: 'day', next: found.next };
  }
  const numeric = numericAt(tokens, index);
  if (numeric && !isPartOfNumber(tokens, index, numeric.next)) return numeric;
  if (isYear(token) && !isPartOfNumber(tokens, index, index + 1))
    return { value: token.text, shape: 'year', next: index + 1 };
  return null;
}

/** The index after words for an end that is still open; -1 for anything else. */
function openAt(tokens: readonly Token[], index: number, isBehind: boolean): number {
  const count = countAt(tokens, index, OPEN_END) || (isBehind ? countAt(tokens, index, OPEN_BEHIND) : 0);
  const isEnd = !/^\p{L}/u.test(tokens[index + count]?.text ?? '');
  return count > 0 && (isBehind || isEnd) ? index + count : -1;
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
  /** True for a year of studies, "2019/2020", of which a word such as "masuk" means one half. */
  isOfStudies?: boolean;
}

/** Dates that may begin and end a period; without a separator both are alike, and one after the other. */
function isPair(first: Found, second: Found, isSeparated: boolean): boolean {
  if (second.shape === 'bare' || (first.shape === 'short' && second.shape === 'day')) return false;
  if (second.shape === 'short') return isSeparated && first.shape !== 'day' && first.shape !== 'year';
  if (isSeparated) return true;
  return first.shape === second.shape && first.value < second.value;
}

/** The index after a date behind a separator that is not understood, "Q3 2021" or "31/31/2021"; -1 where none is. */
function endOfHalf(tokens: readonly Token[], index: number): number {
  const count = countAt(tokens, index, /^(?:\d\d? [/.-] )(?:\d+ [/.-]? ?)*/);
  if (count > 0) return index + count;
  return [index, index + 1, index + 2].map((at) => dateAt(tokens, at)?.next ?? -1).find((next) => next >= 0) ?? -1;
}

function periodAt(tokens: readonly Token[], index: number): Match | null {
  const years = yearsAt(tokens, index);
  if (years) return { ...years, isPresent: false, from: index, isOfStudies: true };
  const first = dateAt(tokens, index);
  if (!first) return null;
  const between = first.next + countAt(tokens, first.next, UNTIL);
  const isSeparated = between > first.next;
  const isWhole = first.shape !== 'bare' && first.shape !== 'short';
  const open = openAt(tokens, between, isSeparated);
  if (open >= 0 && first.shape !== 'bare' && (isWhole || isSeparated))
    return { start: first.value, isPresent: true, from: index, next: open };
  const second = dateAt(tokens, between);
  if (second && isPair(first, second, isSeparated)) {
    const start = first.shape === 'bare' ? `${second.value.slice(0, 4)}-${first.value}` : first.value;
    const isShort = second.shape === 'short' && first.shape === 'month' && first.value > second.value;
    if (!isShort && (isWhole || isSeparated))
      return { start, end: second.value, isPresent: false, from: index, next: second.next };
  }
  const isSaid = meaningAt(tokens, between) !== undefined;
  const half = isSeparated && !isSaid && first.shape !== 'bare' ? endOfHalf(tokens, between) : -1;
  // Half a period is none.
  if (half >= 0) return { isPresent: false, from: index, next: half };
  if (!isWhole) return null;
  // A dash that nothing follows is a period whose end is left open, not one that continues.
  const began = isSeparated && between === tokens.length;
  return { start: first.value, isPresent: false, began, from: index, next: first.next };
}

/** A match with the words beside it, and the period that they make of it; `floor` is where the match before ends. */
function withWords(tokens: readonly Token[], match: Match, floor: number) {
  const { start, end, isPresent, isOfStudies } = match;
  const isWhole = isPresent || end !== undefined;
  let from = Math.max(floor, skipWords(tokens, match.from - 1, -1) + 1);
  while (meaningAt(tokens, from) === 'joining') from += 1;
  let before = roleOf(tokens.slice(from, match.from));
  // "Ekspedisi Cepat Sampai 2020 - 2023" is a name.
  if (isWhole && !isOfStudies && before === 'ended') [from, before] = [match.from, undefined];
  const to = skipWords(tokens, match.next);
  const sign = tokens[match.next]?.text ?? '';
  const isEnd = /^[)\],;|·]?$/.test(tokens[to]?.text ?? '');
  const said = isEnd ? roleOf(tokens.slice(match.next, to)) : undefined;
  const isDash = said !== undefined && /^(?:[-–—]|sampai|hingga)$/.test(sign);
  // "2019 - selesai" is no end.
  const behind = isDash && said !== 'expected' ? undefined : said;
  const role = before === 'expected' ? before : (behind ?? before);
  // "Masuk UGM 2019".
  const began = match.began || said !== behind || role === 'began' || meaningAt(tokens, floor) === 'began';
  let period: Period = { start, isPresent: role === 'since', began };
  if (role === 'expected')
    period = { start: before !== role && (isWhole || isDash) ? start : undefined, isPresent: false, began: true };
  else if (isWhole && !(isOfStudies && role)) period = { start, end, isPresent };
  else if (role === 'ended') period = { end: end ?? start, isPresent };
  return { period, role, from, next: behind ? to + Number(sign === '(') : match.next };
}

/** A period with what another date says: the end that it lacks, or that its end is still to come; else the one that has a start. */
export function mergePeriods(one: Period | null, other: Period | null): Period | null {
  const [first, second] = other?.start && !one?.start ? [other, one] : [one, other];
  if (!first || !second) return first ?? second;
  const { start = '', end, isPresent } = first;
  const isOpen = !end && !isPresent && !second.start && (second.end ?? start) >= start;
  return isOpen ? { ...first, end: second.end, began: true } : first;
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
    .replaceAll(/\([\s,;:\p{Pd}]*\)|\[\s*\]/gu, ' ')
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
 * @returns null where the text has no date; a single date is the start, or the end after a word such as "lulus"; a period of
 *   which one date is not understood has none
 */
export function findPeriod(text: string): FoundPeriod | null {
  const tokens = toTokens(text);
  const matches: ReturnType<typeof withWords>[] = [];
  for (let index = 0; index < tokens.length;) {
    const match = periodAt(tokens, index);
    if (match) matches.push(withWords(tokens, match, matches.at(-1)?.next ?? 0));
    index = match ? (matches.at(-1)?.next ?? 0) : index + 1;
  }
  const whole =
    matches.find(({ period: { start, end, isPresent } }) => isPresent || (start && end)) ??
    matches.find(({ period: { start, end }, role }) => !start && !end && role !== 'expected');
  const used = whole ? [whole] : matches;
  const period = used.map((match) => match.period).reduce<Period | null>(mergePeriods, null);
  if (!period) return null;
  let [rest, unused] = [text, ''];
  for (const match of matches.toReversed()) {
    const { start, end } = match.period;
    const isUsed = match === whole || [period.start, period.end].includes(start ?? end ?? '');
    if (!match.role && !isUsed) continue;
    const [from, to] = [tokens[match.from]?.from, tokens[match.next - 1]?.to];
    if (match.role === 'expected' || !isUsed) unused = tidy(`${text.slice(from, to)} ${unused}`);
    rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  }
  return { ...period, rest: tidy(rest.replaceAll(DURATION, ' ')), unused };
}

/** True for a date with its day. */
export const isDay = (date: string | undefined): date is string => date?.length === 'YYYY-MM-DD'.length;

/** The day in a text; a text without an exact day gives what it has. */
export function findDate(text: string): string | undefined {
  const found = findPeriod(text);
  return found?.start ?? found?.end;
}

/** A longer text is no date and no words of an end. */
const MAX_DATE_LENGTH = 60;

/** The date that a text is; nothing where it is more, less, or a period. Of a moment in JSON its day. */
export function dateOf(text: string): string | undefined {
  const found = text.length > MAX_DATE_LENGTH ? null : findPeriod(text.replace(/T\d\d:.*$/, ''));
  return found?.rest !== '' || found.isPresent || (found.start && found.end) ? undefined : (found.start ?? found.end);
}

/**
 * The period of two texts. One without an end continues.
 *
 * @returns null where one of them is not understood
 */
export function periodBetween(start = '', end = ''): Period | null {
  const [first, last] = [dateOf(start), dateOf(end)];
  const isOpen = end === '' || isOpenEnd(end);
  if ((start !== '' && first === undefined) || (last === undefined && !isOpen)) return null;
  return { start: first, end: last, isPresent: first !== undefined && isOpen };
}

/** True for a text that is dates and nothing else. */
export const isPeriod = (text: string): boolean => findPeriod(text)?.rest === '';

/** True for words of an end that is still open: "sekarang", "to date". */
export function isOpenEnd(text: string): boolean {
  const tokens = text.length > MAX_DATE_LENGTH ? [] : toTokens(text);
  return tokens.length > 0 && openAt(tokens, countAt(tokens, 0, UNTIL), true) === tokens.length;
}

/** True for words that say what a date is, without one: "Tahun Lulus", "perkiraan lulus :". */
export function isSaying(text: string): boolean {
  const tokens = text.length > MAX_DATE_LENGTH ? [] : toTokens(text);
  return (
    skipWords(tokens, 0) === tokens.length && tokens.some((_token, index) => meaningAt(tokens, index) !== 'joining')
  );
}

/** The meaning that the words of a text give to a date: `expected` for "perkiraan lulus", "masih kuliah". */
export const roleIn = (text: string): Meaning | undefined => roleOf(toTokens(text));

/** True for a text of nothing but words and numbers of periods, such as "November 2016 - Agustus". */
export function isPartOfPeriod(text: string): boolean {
  const tokens = text.length > 40 ? [] : toTokens(text);
  let at = 0;
  for (let count = 1; count > 0; at += count) {
    const isPart =
      monthOf(tokens[at]) ?? (isYear(tokens[at]) || isWithin(tokens[at], 31) || skip(tokens, at, '/.') > at);
    count = isPart ? 1 : countAt(tokens, at, UNTIL) || countAt(tokens, at, OPEN_END);
  }
  return at > 0 && at === tokens.length;
}
