import { toMonthlyPay, toStatedPay, type SalaryPeriod } from '@titian/rules/stated-pay';
import { PERIOD_NAMES, payInWords } from '@titian/rules/stated-texts';
import { isObject, itemsOf, rawText, single, type JsonObject } from './fields';
import { payOfText, periodNamed } from './salary-text';
import { asStated } from './stated-texts';
import { quoted, silently, type Warn } from './warnings';

export interface Salary {
  /** Whole rupiah for the period. */
  minSalary: number | null;
  maxSalary: number | null;
  /** Missing for a month. */
  salaryPeriod?: SalaryPeriod;
}

/** Pay, and why it or a part of it is left out. */
interface Reading {
  pay?: Salary;
  reason?: string;
}

const NONE: Salary = { minSalary: null, maxSalary: null };

/** No pay in rupiah is higher; what is, is a mistake. */
const MAX_SALARY = 1_000_000_000_000;

const TOO_LITTLE = 'it is under Rp 100.000 a month';

/** Amounts without a period between these are a month's: no hour or day is paid so much, and no year so little. */
const MONTHLY = { least: 1_000_000, most: 20_000_000 };

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

function sound(given: readonly (number | null)[], named: SalaryPeriod | undefined): Reading {
  const [minSalary = null, maxSalary = null] = given.map((value) => (value === null ? null : Math.round(value)));
  const amounts = [minSalary, maxSalary].filter((value) => value !== null);
  if (!amounts.every((value) => Math.abs(value) <= MAX_SALARY)) return { reason: 'its amount is no sensible number' };
  const isMonthly = amounts.every((value) => value >= MONTHLY.least && value <= MONTHLY.most);
  if (named === undefined && !isMonthly) return { reason: 'it names no period' };
  const period = named === undefined || named === 'month' ? {} : { salaryPeriod: named };
  const stated = toStatedPay({ minSalary, maxSalary, ...period });
  if (!stated) return { reason: TOO_LITTLE };
  const isWhole = amounts.length === [stated.min, stated.max].filter((value) => value !== null).length;
  const pay = { minSalary: stated.min, maxSalary: stated.max, ...period };
  return isWhole ? { pay } : { pay, reason: TOO_LITTLE };
}

/** A quantity's own period, or that of the quantity that it is the price of. */
function unitOf(quantity: JsonObject): string {
  const { referenceQuantity: reference } = quantity;
  const unit = quantity.unitText ?? quantity.unitCode;
  return (rawText(unit) ?? (isObject(reference) ? unitOf({ ...reference, referenceQuantity: null }) : '')).trim();
}

const isRecord = (value: unknown): value is JsonObject => isObject(value) && rawText(value) === undefined;

const figuresOf = ({ minValue, maxValue, value }: JsonObject): (number | null)[] =>
  [minValue, maxValue, value].map(amount);

/** The amounts of a value in one form each: with what is beside their quantity, and prices, texts and numbers alike. */
function amountsOf(given: unknown, rowCurrency: unknown): JsonObject[] {
  const { value = null, ...beside } = isRecord(given) ? given : { value: given };
  const items = Array.isArray(value) && value.every(isRecord) ? value : [value];
  return items.map((item) => {
    const one = { ...beside, ...(isRecord(item) ? item : { value: item }) } as JsonObject;
    return {
      ...one,
      currency: one.priceCurrency ?? one.currency ?? rowCurrency,
      value: one.value ?? one.price,
      minValue: one.minValue ?? one.minPrice,
      maxValue: one.maxValue ?? one.maxPrice,
    };
  });
}

const isRupiah = (currency: unknown): boolean => /^\s*(?:idr|rp\.?|rupiah)\s*$/i.test(rawText(currency) ?? '');

function read({ currency, ...quantity }: JsonObject): Reading {
  const text = rawText(quantity.value) ?? '';
  const [min = null, max = null, value = null] = figuresOf(quantity);
  // A text may be a range, or name its period and currency itself.
  const isText = text !== '' && (Number.isNaN(value) || /\p{L}/u.test(text));
  if (!isRupiah(currency) && !(isText && currency == null)) return { reason: 'its currency is not IDR' };
  const unit = unitOf(quantity);
  const period = periodNamed(unit);
  if (unit !== '' && period === undefined) return { reason: `it is paid by ${quoted(unit)}` };
  if (!isText) return sound((min ?? max) === null ? [value, value] : [min, max], period);
  const result = payOfText(text, { isRupiah: isRupiah(currency), period });
  return 'pay' in result ? sound([result.pay.min, result.pay.max], result.pay.period) : result;
}

/** An amount in words, as the row states it; empty where it states none. */
function inWords({ currency, ...quantity }: JsonObject): string {
  const text = rawText(quantity.value) ?? '';
  if (/\p{L}/u.test(text)) return asStated(text) ?? '';
  const amounts = figuresOf(quantity).filter((each) => each !== null);
  if (!amounts.every((each) => each > 0 && each <= MAX_SALARY)) return '';
  const unit = unitOf(quantity).replace(/^(?:per\b|\/)\s*/i, '');
  const period = periodNamed(unit);
  return payInWords(
    isRupiah(currency) ? 'Rp' : (rawText(currency) ?? ''),
    amounts,
    period ? PERIOD_NAMES[period] : unit,
  );
}

/** Two with the same key say the same, such as a month's pay and twelve times as much a year. */
const keyOf = (pay: Salary): string => JSON.stringify(toMonthlyPay(pay) ?? pay);

/**
 * The pay in rupiah that a row's `baseSalary` states clearly, for the period that it names; otherwise none, with a warning
 * that says why, and as `text` the words of the row. Several entries must say the same. Specification 4, section 3.
 */
export function toSalary(row: JsonObject, warn: Warn = silently): Salary & { text?: string } {
  const given = itemsOf(row.baseSalary).flatMap((base) => amountsOf(base, row.salaryCurrency));
  const amounts = given.filter((one) => figuresOf(one).some((figure) => figure !== null));
  const readings = amounts.map(read);
  const [pay, ...others] = readings.flatMap((reading) => reading.pay ?? []);
  const isClear = pay !== undefined && others.every((other) => keyOf(other) === keyOf(pay));
  const reason = pay && !isClear ? 'its entries differ' : readings.find((reading) => reading.reason)?.reason;
  if (reason) warn('unclear-pay', `baseSalary is left out${isClear ? ' in part' : ''}: ${reason}`);
  if (isClear) return pay;
  const words = reason === TOO_LITTLE ? [] : new Set(amounts.map(inWords).filter(Boolean));
  return { ...NONE, text: [...words].join('; ') };
}
