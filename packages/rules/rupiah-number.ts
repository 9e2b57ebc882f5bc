/** Numbers and units of amounts in rupiah, as people write them. */

export type RupiahUnit = 'rupiah' | 'ribu' | 'juta' | 'miliar';

/** Powers of ten. */
export const EXPONENTS: Record<RupiahUnit, number> = { rupiah: 0, ribu: 3, juta: 6, miliar: 9 };

const SCALES: readonly (readonly [unit: RupiahUnit, pattern: string])[] = [
  ['ribu', 'ribu|rebu|rbu|rb|k|thousand'],
  ['juta', 'juta|jta|jt|million|mio|mn'],
  ['miliar', 'miliar|milyar|billion|bn'],
];

/** Pattern of the words that multiply the number before them, in lower case. */
export const SCALE_WORDS = SCALES.map(([, pattern]) => pattern).join('|');

/** The unit that a word names, in lower case. */
export const unitOf = (word: string): RupiahUnit | undefined =>
  word === 'rupiah' ? word : SCALES.find(([, pattern]) => new RegExp(`^(?:${pattern})$`).test(word))?.[0];

/** A number as "int.fraction" without its separators, for an exact product with a power of ten. */
export type Decimal = string;

const GROUPED = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*$/;
const DECIMAL = /^\d*[.,]\d+$/;

/** All numbers that digits and separators may be, most likely first, none at the worst; and whether only one of them is meant. */
export function readNumber(written: string): { numbers: Decimal[]; isClear: boolean } {
  const text = written.replace(/ ?([.,']) ?/g, '$1').replace(/[.,']+$/, '');
  const digits = text.replace(/\D/g, '');
  const plain = { numbers: [digits], isClear: true };
  if (/^\d+$/.test(text)) return plain;
  const groups = GROUPED.test(text);
  if (groups && text.length > 7) return plain;
  if (groups && !/[.,]/.test(text)) return plain;
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const [whole, fraction] = [text.slice(0, at), text.slice(at + 1)];
  const decimal = `${whole.replace(/\D/g, '') || '0'}.${fraction}`;
  // "4.500": a group of thousands, or four and a half with two noughts.
  if (groups || (DECIMAL.test(text) && fraction.length === 3)) {
    return { numbers: whole.startsWith('0') ? [decimal] : [digits, decimal], isClear: false };
  }
  if (DECIMAL.test(text)) return { numbers: [decimal], isClear: fraction.length < 3 || Number(fraction) > 0 };
  if (at > 0 && GROUPED.test(whole) && /^\d+$/.test(fraction)) {
    // "4.500.000,00"; the same sign before both, as in "4.500.000.00", is a slip of the finger.
    const isOther = !whole.includes(text.charAt(at));
    return { numbers: fraction.length === 3 ? [digits, decimal] : [decimal], isClear: isOther && fraction.length < 3 };
  }
  return { numbers: [], isClear: false };
}
