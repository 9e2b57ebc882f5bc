const PERIODS: [RegExp, string][] = [
  [/month|bulan|bln/i, 'MONTH'],
  [/year|annum|annual|tahun/i, 'YEAR'],
];

/** "4.000.000,00" and "4,000,000" are both four million. */
function amounts(text: string): number[] {
  const written = text.match(/\d[\d.,]*/g) ?? [];
  return written.map((digits) => Number(digits.replace(/[.,]\d{2}$/, '').replaceAll(/[.,]/g, '')));
}

/**
 * A schema.org `baseSalary` out of a text such as "Rp 4.000.000 - Rp 6.000.000 per bulan"; undefined for one that does
 * not clearly state rupiah, a period, and one or two full amounts.
 */
export function toSalaryRange(text: string | undefined): object | undefined {
  if (text === undefined || !/\b(rp|idr)/i.test(text) || /juta|jt\b|ribu|rb\b|\d\s?k\b/i.test(text)) return undefined;
  const unitText = PERIODS.find(([pattern]) => pattern.test(text))?.[1];
  const [minValue, maxValue = minValue, ...more] = amounts(text);
  if (unitText === undefined || minValue === undefined || more.length > 0) return undefined;
  return { currency: 'IDR', value: { minValue, maxValue, unitText } };
}
