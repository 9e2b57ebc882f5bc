import { language } from '@/shared/lib/language';
import { groupDigits } from '@/shared/lib/text';
import { texts } from '../texts';
import { toStatedPay } from './stated-pay';

const MILLION = 1_000_000;
const THOUSAND = 1000;

interface ShortAmount {
  number: string;
  unit: 'millions' | 'thousands';
}

/** Cut off, not rounded: a card promises no more than the employer does. */
function toShort(amount: number): ShortAmount {
  if (amount < MILLION) return { number: String(Math.floor(amount / THOUSAND)), unit: 'thousands' };
  const hundredths = Math.floor(amount / (MILLION / 100));
  const rest = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  const point = language() === 'id' ? ',' : '.';
  return { number: groupDigits(Math.floor(hundredths / 100)) + (rest && point + rest), unit: 'millions' };
}

const write = ({ number, unit }: ShortAmount): string => texts[unit](number);

/** 'Rp 4–5 jt', 'Rp 900 rb–1,2 jt', or 'Rp 4 jt' where both are written the same. */
function formatRange(least: ShortAmount, most: ShortAmount): string {
  if (least.unit !== most.unit) return `Rp ${write(least)}–${write(most)}`;
  const number = least.number === most.number ? least.number : `${least.number}–${most.number}`;
  return `Rp ${write({ number, unit: least.unit })}`;
}

/**
 * A vacancy's pay as short as a card needs it: 'Rp 4–5 jt', 'Rp 4,5 jt', 'Mulai Rp 4 jt', 'Gaji tidak dicantumkan'. Checked
 * by `toStatedPay`. Specification 4, section 3.
 *
 * @param min rupiah a month; null or undefined for none
 * @param max the same
 */
export function formatPayShort(min: number | null | undefined, max: number | null | undefined): string {
  const pay = toStatedPay(min, max);
  if (!pay) return texts.payNotStated;
  if (pay.max === null) return texts.salaryFrom(`Rp ${write(toShort(pay.min ?? 0))}`);
  if (pay.min === null) return texts.salaryUpTo(`Rp ${write(toShort(pay.max))}`);
  return formatRange(toShort(pay.min), toShort(pay.max));
}
