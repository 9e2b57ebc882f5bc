import { toStatedPay } from './stated-pay';

const MILLION = 1_000_000;
const THOUSAND = 1000;

/** Words of a language for pay; the numbers are written already. */
export interface PayWords {
  millions: (number: string) => string;
  thousands: (number: string) => string;
  salaryFrom: (amount: string) => string;
  salaryUpTo: (amount: string) => string;
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

/** Cut off, not rounded: a card promises no more than the employer does. */
function toShort(amount: number, { decimalSign, group }: NumberFormat): ShortAmount {
  if (amount < MILLION) return { number: String(Math.floor(amount / THOUSAND)), unit: 'thousands' };
  const hundredths = Math.floor(amount / (MILLION / 100));
  const rest = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return { number: group(Math.floor(hundredths / 100)) + (rest && decimalSign + rest), unit: 'millions' };
}

/**
 * A vacancy's pay as short as a card needs it: 'Rp 4–5 jt', 'Rp 900 rb–1,2 jt', 'Rp 4,5 jt', 'Mulai Rp 4 jt', 'Gaji tidak
 * dicantumkan'. Checked by `toStatedPay`. Specification 4, section 3.
 *
 * @param min rupiah a month; null or undefined for none
 * @param max the same
 */
export function shortPay(
  min: number | null | undefined,
  max: number | null | undefined,
  words: PayWords,
  format: NumberFormat,
): string {
  const pay = toStatedPay(min, max);
  if (!pay) return words.payNotStated;
  const write = ({ number, unit }: ShortAmount): string => words[unit](number);
  const [least, most] = [pay.min, pay.max].map((amount) => amount && toShort(amount, format));
  if (!least) return most ? words.salaryUpTo(`Rp ${write(most)}`) : words.payNotStated;
  if (!most) return words.salaryFrom(`Rp ${write(least)}`);
  if (least.unit !== most.unit) return `Rp ${write(least)}–${write(most)}`;
  const number = least.number === most.number ? least.number : `${least.number}–${most.number}`;
  return `Rp ${write({ number, unit: least.unit })}`;
}
