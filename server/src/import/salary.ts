import { soundPay } from '../jobs/monthly-pay';
import { isObject, itemsOf, rawText, type JsonObject } from './fields';

export interface Salary {
  /** Whole rupiah a month. */
  minSalary: number | null;
  maxSalary: number | null;
  warning?: string;
}

const NONE: Salary = { minSalary: null, maxSalary: null };

/** How many months one payment is for. Weeks, days and hours say nothing of a month's pay. */
const MONTHS = new Map([
  ['MONTH', 1],
  ['YEAR', 12],
]);

/** No monthly pay in rupiah is higher; what is, is a mistake. */
const MAX_SALARY = 1_000_000_000_000;

const unusable = (reason: string): Salary => ({ ...NONE, warning: `baseSalary is left out: ${reason}` });

/** An amount as number or plain digits; null when it is missing or zero, NaN when it is neither. */
function amount(value: unknown): number | null {
  if (value === undefined || value === null || value === '') return null;
  const digits = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value.trim());
  const number = digits || typeof value === 'number' ? Number(value) : NaN;
  return number === 0 ? null : number;
}

function monthly(value: number | null, months: number): number | null {
  return value === null ? null : Math.round(value / months);
}

function fromQuantity(quantity: JsonObject): Salary {
  const unit = (rawText(quantity.unitText) ?? '').trim().toUpperCase();
  const months = MONTHS.get(unit);
  if (months === undefined) return unusable(`it is paid by ${unit ? JSON.stringify(unit) : 'an unknown period'}`);
  const single = amount(quantity.value);
  const minSalary = monthly(amount(quantity.minValue) ?? single, months);
  const maxSalary = monthly(amount(quantity.maxValue) ?? single, months);
  const isNumber = [minSalary, maxSalary].every((value) => value === null || Math.abs(value) <= MAX_SALARY);
  if (!isNumber) return unusable('its amount is no sensible number');
  const pay = soundPay({ minSalary, maxSalary });
  const isDropped = pay.minSalary === null && pay.maxSalary === null && (minSalary ?? maxSalary) !== null;
  return isDropped ? unusable('it is under Rp 100.000 a month') : pay;
}

/**
 * The monthly pay in rupiah that a row's `baseSalary` states honestly, by month or by year; otherwise none, with a
 * warning that says why.
 */
export function toSalary(row: JsonObject): Salary {
  const [base] = itemsOf(row.baseSalary);
  if (base === undefined) return NONE;
  if (!isObject(base)) return unusable('it names no period');
  const currency = rawText(base.currency) ?? rawText(row.salaryCurrency);
  if (currency?.trim().toUpperCase() !== 'IDR') return unusable('its currency is not IDR');
  return fromQuantity(isObject(base.value) ? { unitText: base.unitText, ...base.value } : base);
}
