import { toDay, wholeDay } from './dates';
import { texts } from './texts';
import { toText } from './typed-date';
import type { Precision } from './typed-date';

interface GivenDate {
  /** The form's. */
  value: string;
  /** Earliest and latest day, `YYYY-MM-DD`. */
  min: string | undefined;
  max: string | undefined;
  precision: Precision;
  /** Message of the form's rules or of the provider, once it may be shown. */
  error: string | undefined;
}

/**
 * The error of a date, in the words of the rule that knows most: a date that is not whole is missing for the form's
 * rules (`wholeDay`), and it is the text field that knows that something was typed. A date outside of the range is an
 * error also where no rule refuses it.
 */
export function describeDate({ value, min, max, precision, error }: GivenDate): string | undefined {
  const day = toDay(value);
  if (error) return value !== '' && day === null ? texts.incomplete[precision] : error;
  if (day === null) return undefined;
  const place = (other: string) => other.slice(0, precision === 'day' ? undefined : -3);
  if (wholeDay(min) && min && place(day) < place(min)) return texts.tooEarly(toText(min, precision));
  if (wholeDay(max) && max && place(day) > place(max)) return texts.tooLate(toText(max, precision));
  return undefined;
}
