import { toStatedPay } from './stated-pay';
import type { PayFields, SalaryPeriod, StatedPay } from './stated-pay';
import type { StatedTexts } from './stated-texts';

const MILLION = 1_000_000;
const THOUSAND = 1000;

/** Words of a language for pay; the numbers are written already. */
export interface PayWords {
  millions: (number: string) => string;
  thousands: (number: string) => string;
  salaryFrom: (amount: string) => string;
  salaryUpTo: (amount: string) => string;
  /** Behind an amount: 'per hari'. A card names no month. */
  perPeriod: Record<SalaryPeriod, string>;
  payNotStated: string;
}

/** How the language writes numbers: its decimal sign, and whole numbers in groups of three digits. */
export interface NumberFormat {
  decimalSign: ',' | '.';
  group: (whole: number) => string;
}

interface ShortAmount {
  number: string;
  unit: 'millions' | 'thousands';
}

/** Cut off, not rounded: a card promises no more than the employer does. Thousands of a month's pay have no fraction. */
function toShort(amount: number, isMonthly: boolean, { decimalSign, group }: NumberFormat): ShortAmount {
  const unit = amount < MILLION ? 'thousands' : 'millions';
  if (unit === 'thousands' && isMonthly) return { number: String(Math.floor(amount / THOUSAND)), unit };
  const hundredths = Math.floor(amount / ((unit === 'thousands' ? THOUSAND : MILLION) / 100));
  const rest = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return { number: group(Math.floor(hundredths / 100)) + (rest && decimalSign + rest), unit };
}

/**
 * A vacancy's pay as short as a card needs it, for the period that it states: 'Rp 4–5 jt', 'Rp 900 rb–1,2 jt', 'Mulai
 * Rp 4 jt', 'Rp 120 rb per hari'; the employer's own words where no amount can be stored; otherwise 'Gaji tidak
 * dicantumkan'. Checked by `toStatedPay`. Specification 4, section 3.
 */
export function shortPay(
  job: PayFields & { stated?: StatedTexts | null | undefined },
  words: PayWords,
  format: NumberFormat,
): string {
  const pay = toStatedPay(job);
  if (!pay) return job.stated?.salary ?? words.payNotStated;
  const period = job.salaryPeriod ?? 'month';
  const text = shortRange(pay, period === 'month', words, format);
  return period === 'month' ? text : `${text} ${words.perPeriod[period]}`;
}

function shortRange({ min, max }: StatedPay, isMonthly: boolean, words: PayWords, format: NumberFormat): string {
  const write = ({ number, unit }: ShortAmount): string => words[unit](number);
  const [least, most] = [min, max].map((amount) => amount && toShort(amount, isMonthly, format));
  if (!least) return most ? words.salaryUpTo(`Rp ${write(most)}`) : words.payNotStated;
  if (!most) return words.salaryFrom(`Rp ${write(least)}`);
  if (least.unit !== most.unit) return `Rp ${write(least)}–${write(most)}`;
  const number = least.number === most.number ? least.number : `${least.number}–${most.number}`;
  return `Rp ${write({ number, unit: least.unit })}`;
}
