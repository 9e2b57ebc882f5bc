import { EXPONENTS, SCALE_WORDS, readNumber, unitOf } from '@titian/rules/rupiah-number';
import type { Decimal } from '@titian/rules/rupiah-number';

/** The reading of a typed monthly amount. All amounts are whole rupiah. */
export type RupiahReading =
  | { kind: 'empty' }
  | { kind: 'amount'; amount: number }
  /** Amounts that may be meant, most likely first; at least one. */
  | { kind: 'ambiguous'; amounts: [number, ...number[]] }
  | { kind: 'unreadable' };

/** The contract's greatest amount. */
const MAX_RUPIAH = 999_999_999_999;
/** Monthly amounts between these need no question. */
const MIN_PLAUSIBLE_RUPIAH = 100_000;
const MAX_PLAUSIBLE_RUPIAH = 1_000_000_000;
/** Below this, no monthly amount is offered, and not even "4,5 ribu" is believed. */
const MIN_OFFERED_RUPIAH = 10_000;
const MIN_WITH_UNIT_RUPIAH = 1_000;
/** The amounts that are offered are ordered by their distance to this one. */
const USUAL = 5_000_000;
const MAX_OFFERED = 2;
/** More cannot be an amount; also bounds the time that the patterns take. */
const MAX_LENGTH = 60;

const NUMBER = String.raw`[\d.,' ]*\d[\d.,' ]*?`;
const UNIT = `(?:${SCALE_WORDS}|rupiah)`;
const CURRENCY = /^(?:rp|idr)(?![a-z])[.:]? ?|(?<![a-z])(?:idr|rp)\.?$/g;
const PERIOD = /(?: ?\/ ?|(?<=[^a-z])(?:per|se|a) ?)(?:bulan|bln|month|mo)\.?$|(?<=[^a-z])(?:monthly|bulanan)$/;
const REMARK = /[ (]*(?:nett?o?|gross|bersih|kotor|nego)\)?$/;
/** Behind a whole amount: ",-", ".-", ",--", ",00-". */
const DASH = /[.,]?(?:(?<=[.,])00)? ?[-–—]{1,2}$/;
const ABOUT =
  /^(?:±|~|≈|[<>]=?|≥|≤|\+\/?-|kurang lebih|kira-kira|sekitar|minimal|maksimal|min\.?|about|around)(?: |(?=\d|rp))/;
const ABOUT_ENDING = /(?:\+|-?an)$/;
const RANGE = / ?(?:[-–—]|s\/d|sd|sampai|hingga|to) ?/;
const ONE = new RegExp(`^(${NUMBER}) ?(${UNIT})?$`);
/** "4 juta 500 ribu", and "4jt5" or "4jt500" as it is written in chats. */
const COMPOUND = /^(\d+) ?(?:juta|jta|jt) ?(\d{1,3}) ?(ribu|rebu|rbu|rb|k)?$/;

const times = (number: Decimal, exponent: number): number => Number(`${number}e${exponent}`);

const isPlausible = (amount: number): boolean => amount >= MIN_PLAUSIBLE_RUPIAH && amount <= MAX_PLAUSIBLE_RUPIAH;

/** The question for numbers that may be meant with or without each unit. */
function ask(numbers: readonly Decimal[], literal: readonly number[]): RupiahReading {
  const distance = (amount: number) => Math.abs(Math.log(amount / USUAL));
  const scaled = numbers.flatMap((number) => [0, 3, 6].map((exponent) => Math.trunc(times(number, exponent))));
  const amounts = [
    ...scaled.filter(isPlausible),
    ...literal.filter((amount) => Number.isInteger(amount) && amount >= MIN_OFFERED_RUPIAH && amount <= MAX_RUPIAH),
  ].sort((a, b) => distance(a) - distance(b));
  const [first, ...others] = [...new Set(amounts)].slice(0, MAX_OFFERED);
  return first === undefined ? { kind: 'unreadable' } : { kind: 'ambiguous', amounts: [first, ...others] };
}

function readOne(text: string): RupiahReading {
  const compound = COMPOUND.exec(text);
  if (compound) {
    const [, millions = '', rest = '', thousands] = compound;
    if (thousands) return toReading(Number(millions) * 1e6 + Number(rest) * 1e3);
    return ask([`${millions}.${rest}`], []);
  }
  const [, written, word] = ONE.exec(text) ?? [];
  if (written === undefined) return { kind: 'unreadable' };
  const unit = word === undefined ? undefined : unitOf(word);
  const { numbers, isClear } = readNumber(written);
  const literal = numbers.map((number) => times(number, unit ? EXPONENTS[unit] : 0));
  if (isClear && literal[0] === 0) return { kind: 'amount', amount: 0 };
  const min = unit ? MIN_WITH_UNIT_RUPIAH : MIN_PLAUSIBLE_RUPIAH;
  const max = unit === 'rupiah' ? MAX_RUPIAH : MAX_PLAUSIBLE_RUPIAH;
  const likely = literal.filter((amount) => Number.isInteger(amount) && amount >= min && amount <= max);
  // "450.000" is no 450, and "4.500 ribu" is no 4.500; "4.500 juta" may be both.
  const plausible = likely.filter((amount) => amount >= MIN_PLAUSIBLE_RUPIAH || unit === 'rupiah');
  const isFirstAlone = numbers.length > 1 && plausible.length === 1 && plausible[0] === literal[0];
  const isOnlyOne = isClear || (isFirstAlone && unit !== 'juta');
  const amount = isClear ? likely[0] : plausible[0];
  return isOnlyOne && amount !== undefined ? toReading(amount) : ask(numbers, literal);
}

const toReading = (amount: number): RupiahReading =>
  amount <= MAX_RUPIAH ? { kind: 'amount', amount } : { kind: 'unreadable' };

const amountsOf = (reading: RupiahReading): number[] =>
  reading.kind === 'amount' ? [reading.amount] : reading.kind === 'ambiguous' ? reading.amounts : [];

/** "4-5 juta": the unit belongs to both. */
function readRange(text: string): RupiahReading {
  const [low = '', high = '', ...more] = text.split(RANGE);
  if (more.length > 0) return { kind: 'unreadable' };
  const unit = new RegExp(`${UNIT}$`).exec(high)?.[0] ?? '';
  const ends = [/[a-z]$/.test(low) ? low : low + unit, high].map((end) => amountsOf(readOne(strip(end))));
  const [first, second] = ends.map(([likeliest]) => likeliest);
  return first && second ? { kind: 'ambiguous', amounts: [first, second] } : { kind: 'unreadable' };
}

const strip = (text: string): string =>
  text.replace(REMARK, '').replace(PERIOD, '').trim().replace(DASH, '').replace(CURRENCY, '').replace(DASH, '').trim();

/**
 * Reads a monthly amount as candidates type and paste it: "4.500.000,00", "4500000.00", "4,5 jt", "Rp 450rb", "IDR
 * 4,500,000.-". Nothing is rounded: a text that may mean several amounts, or a monthly amount that is not plausible,
 * such as "4.5" or "1.234", is a question.
 *
 * @returns whole rupiah from 0 to the contract's greatest amount; the amounts to choose from; or unreadable
 */
export function readRupiah(typed: string): RupiahReading {
  if (typed.length > MAX_LENGTH) return { kind: 'unreadable' };
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019`]/g, "'")
    .replace(/[\s\u200b-\u200f\u202a-\u202e\u2060\ufeff]+/g, ' ')
    .trim();
  if (text === '') return { kind: 'empty' };
  const exact = strip(text.replace(ABOUT, '')).replace(ABOUT_ENDING, '');
  const reading = RANGE.test(exact) ? readRange(exact) : readOne(exact.trim());
  const isAbout = ABOUT.test(text) || ABOUT_ENDING.test(strip(text));
  return isAbout && reading.kind === 'amount' ? { kind: 'ambiguous', amounts: [reading.amount] } : reading;
}

/** An amount as a field holds it: digits that `readRupiah` reads as this amount. */
export const writeRupiah = (amount: number): string =>
  amount === 0 || isPlausible(amount) ? String(amount) : `${amount} rupiah`;
