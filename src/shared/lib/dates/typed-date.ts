import { toDay, wholeDay } from './dates';

/** Format of the field: `DD/MM/YYYY` or `MM/YYYY`. */
export type Precision = 'day' | 'month';

/** The digits of each part. */
export const DIGITS: Record<Precision, readonly number[]> = { day: [2, 2, 4], month: [2, 4] };

const WHOLE: Record<Precision, RegExp> = {
  day: /^(\d\d)\/(\d\d)\/((?:19|20)\d\d)$/,
  month: /^(\d\d)\/((?:19|20)\d\d)$/,
};

/**
 * A form's value as it is in the box.
 *
 * @param value `YYYY-MM-DD`, or what is half typed, which stays as it is
 */
export function toText(value: string, precision: Precision): string {
  if (!wholeDay(value)) return value;
  const [year, month, day] = value.split('-');
  return precision === 'day' ? `${day}/${month}/${year}` : `${month}/${year}`;
}

/**
 * The form's value for a text of the box.
 *
 * @returns `YYYY-MM-DD` (of a month its first day) for a date that the calendar has, of 1900 to 2099; else the text
 */
export function toValue(text: string, precision: Precision): string {
  const parts = WHOLE[precision].exec(text);
  if (!parts) return text;
  const [year, month, day = '01'] = parts.slice(1).reverse();
  return toDay(`${year}-${month}-${day}`) ?? text;
}

/**
 * The form's value for a date that is stated more or less exactly; the parts that are not stated stay open, as if they
 * were not typed yet.
 *
 * @param stated `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, or nothing
 */
export function toFormDate(stated: string | undefined, precision: Precision): string {
  const [year = '', month = '', day = precision === 'month' ? '01' : ''] = stated?.split('-') ?? [];
  if (!year) return '';
  const text = precision === 'day' ? `${day}/${month}/${year}` : `${month}/${year}`;
  return toValue(text, precision);
}

const JOINED: Record<Precision, readonly RegExp[]> = {
  day: [/^(\d\d)(\d\d)(\d{4})$/, /^(\d{4})(\d\d)(\d\d)$/],
  month: [/^(\d\d)(\d{4})$/, /^(\d{4})(\d\d)$/],
};

/** Parts in either order, years first or last, as the box has them. */
function written(parts: readonly string[], precision: Precision): string {
  const digits = DIGITS[precision];
  return (parts[0]?.length === 4 ? [...parts].reverse() : [...parts])
    .slice(-digits.length)
    .map((part, index) => part.padStart(digits[index] ?? 0, '0'))
    .join('/');
}

/**
 * A date as people and programs write it, `1-2-2020`, `2020-02-01`, `01022020`, as the box has it: `01/02/2020`. Any
 * other text as it is. Of a day, a month takes its own part.
 */
export function inOrder(text: string, precision: Precision): string {
  const known = text.trim().replace(/T.*$/, '');
  const splits = [known.split(/[\s/.,-]+/), ...JOINED[precision].map((form) => form.exec(known)?.slice(1) ?? [])];
  const dates = splits.filter(({ length }) => length <= 3).map((parts) => written(parts, precision));
  return dates.find((date) => toValue(date, precision) !== date) ?? text;
}
