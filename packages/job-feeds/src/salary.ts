import { toStatedPay } from '@titian/rules/stated-pay';
import { isObject, itemsOf, rawText, single, type JsonObject } from './fields';
import { payOfText, type Months } from './salary-text';
import { quoted, silently, type Warn } from './warnings';

export interface Salary {
  /** Whole rupiah a month. */
  minSalary: number | null;
  maxSalary: number | null;
}

interface PartialSalary extends Salary {
  /** True when an amount of it was left out. */
  isPartial?: boolean;
}

/** An amount for each of several values, as lists of quantities are sent. */
function entriesOf(base: unknown): unknown[] {
  if (!isObject(base) || !Array.isArray(base.value) || !base.value.every(isObject)) return [base];
  return base.value.map((value) => ({ ...base, value }));
}

/** Pay, or why there is none. */
type Reading = PartialSalary | { reason: string };

const NONE: Salary = { minSalary: null, maxSalary: null };

/** How many months one payment is for, in words and in UN/CEFACT's codes. */
const MONTHS: readonly [RegExp, Months][] = [
  [/^(?:per\s*)?(?:month|months|monthly|mon|bulan|bulanan)$/i, 1],
  [/^(?:per\s*)?(?:year|years|yearly|annual|annually|annum|ann|tahun|tahunan)$/i, 12],
];

/** No monthly pay in rupiah is higher; what is, is a mistake. */
const MAX_SALARY = 1_000_000_000_000;

const NO_NUMBER = { reason: 'its amount is no sensible number' };

/** An amount as number or digits, grouped or not; null when it is missing or zero, NaN when it is neither. */
function amount(value: unknown): number | null {
  const item = single(value);
  const text = typeof item === 'string' ? item.trim() : item;
  if (text === undefined || text === null || text === '') return null;
  if (typeof text === 'number') return text === 0 ? null : text;
  if (typeof text !== 'string') return NaN;
  const digits = text.replace(/^(?:rp|idr)\.?\s*/i, '').replace(/,-$/, '');
  const isGrouped = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$|^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(digits);
  const plain = isGrouped ? digits.replace(/[.,]\d{1,2}$/, '').replaceAll(/[.,]/g, '') : digits;
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) || null : NaN;
}

function sound(min: number | null, max: number | null, months: number): Reading {
  const [minSalary, maxSalary] = [min, max].map((value) => (value === null ? null : Math.round(value / months)));
  const given = { minSalary: minSalary ?? null, maxSalary: maxSalary ?? null };
  const isNumber = Object.values(given).every((value) => value === null || Math.abs(value) <= MAX_SALARY);
  if (!isNumber) return NO_NUMBER;
  const pay = toStatedPay(given.minSalary, given.maxSalary);
  if (!pay && (given.minSalary ?? given.maxSalary) !== null) return { reason: 'it is under Rp 100.000 a month' };
  const isPartial = pay !== null && countOf(min, max) > countOf(pay.min, pay.max);
  return { minSalary: pay?.min ?? null, maxSalary: pay?.max ?? null, isPartial };
}

const countOf = (...amounts: (number | null)[]): number => amounts.filter((amount) => amount !== null).length;

function fromText(text: string, isRupiah: boolean, months?: Months): Reading {
  const result = payOfText(text, { isRupiah, months });
  return 'pay' in result ? sound(result.pay.min, result.pay.max, result.pay.months) : result;
}

/** A quantity's own period, or that of the quantity that it is the price of. */
function unitOf(quantity: JsonObject): string {
  const { referenceQuantity: reference } = quantity;
  const unit = quantity.unitText ?? quantity.unitCode;
  return (rawText(unit) ?? (isObject(reference) ? unitOf({ ...reference, referenceQuantity: null }) : '')).trim();
}

function fromQuantity(quantity: JsonObject): Reading {
  const unit = unitOf(quantity);
  const months = MONTHS.find(([pattern]) => pattern.test(unit))?.[1] ?? null;
  const value = rawText(quantity.value) ?? quantity.value;
  // A text may be a range, or name its period itself.
  if (typeof value === 'string' && Number.isNaN(amount(value) ?? 0) && (months !== null || unit === '')) {
    return fromText(value, true, months);
  }
  if (months === null) return { reason: unit ? `it is paid by ${quoted(unit)}` : 'it is paid by an unknown period' };
  const single = amount(value);
  const [min, max] = [amount(quantity.minValue), amount(quantity.maxValue)];
  const hasRange = min !== null || max !== null;
  return sound(hasRange ? min : single, hasRange ? max : single, months);
}

/** A price is an amount with other names for its parts. */
const asAmount = (base: JsonObject): JsonObject =>
  'price' in base || 'minPrice' in base || 'maxPrice' in base
    ? {
        ...base,
        currency: base.priceCurrency ?? base.currency,
        value: base.price,
        minValue: base.minPrice,
        maxValue: base.maxPrice,
      }
    : base;

function fromBase(given: unknown, rowCurrency: string | undefined): Reading {
  const text = rawText(given);
  if (text !== undefined && Number.isNaN(amount(text) ?? 0))
    return fromText(text, /^(?:rp|idr)/i.test(rowCurrency ?? ''));
  if (!isObject(given) || text !== undefined) return { reason: 'it names no period' };
  const base = asAmount(given);
  const currency = (rawText(base.currency) ?? rowCurrency)?.trim();
  if (currency === undefined || !/^(?:idr|rp\.?|rupiah)$/i.test(currency)) return { reason: 'its currency is not IDR' };
  const [value] = itemsOf(base.value);
  if (!isObject(value) || rawText(value) !== undefined) {
    return fromQuantity(
      Array.isArray(base.value) ? { ...base, value: itemsOf(base.value).length > 1 ? NaN : value } : base,
    );
  }
  const { unitText, unitCode, referenceQuantity } = base;
  return fromQuantity(asAmount({ unitText, unitCode, referenceQuantity, ...value }));
}

const isStated = (value: unknown): boolean => value !== '' && !(isObject(value) && Object.keys(value).length === 0);

/**
 * The monthly pay in rupiah that a row's `baseSalary` states clearly, by month or by year; otherwise none, with a
 * warning that says why. Several entries must say the same.
 */
export function toSalary(row: JsonObject, warn: Warn = silently): Salary {
  const given = itemsOf(row.baseSalary).flatMap(entriesOf).filter(isStated);
  if (given.length === 0) return NONE;
  const readings = given.map((base) => fromBase(base, rawText(row.salaryCurrency)));
  const clear = readings.filter((reading): reading is PartialSalary => !('reason' in reading));
  const failed = readings.find((reading): reading is { reason: string } => 'reason' in reading);
  const [pay] = clear;
  if (pay && clear.every((other) => other.minSalary === pay.minSalary && other.maxSalary === pay.maxSalary)) {
    const { minSalary, maxSalary, isPartial } = pay;
    if (isPartial) warn('unclear-pay', 'baseSalary: an amount under Rp 100.000 a month is left out');
    if (failed) warn('unclear-pay', `baseSalary: an entry is left out: ${failed.reason}`);
    return { minSalary, maxSalary };
  }
  const reason = pay ? 'its entries differ' : (failed?.reason ?? 'it is not clear');
  warn('unclear-pay', `baseSalary is left out: ${reason}`);
  return NONE;
}
