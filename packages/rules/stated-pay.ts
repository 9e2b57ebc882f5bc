/** Rupiah a month: an employer who writes less has not told what the job pays. */
const LEAST_STATED = 100_000;

/** Rupiah a month; at least one of the two is told, and the least is never above the most. */
export interface StatedPay {
  min: number | null;
  max: number | null;
}

const stated = (amount: number | null | undefined): number | null =>
  amount != null && amount >= LEAST_STATED && Number.isSafeInteger(Math.trunc(amount)) ? amount : null;

/**
 * The pay that a vacancy states: a least above the most is swapped; zero, negative or under Rp 100.000 counts as not
 * stated. Specification 4, section 3.
 *
 * @param min rupiah a month
 * @param max the same
 * @returns null where neither is stated
 */
export function toStatedPay(min: number | null | undefined, max: number | null | undefined): StatedPay | null {
  const pay = { min: stated(min), max: stated(max) };
  if (pay.min === null && pay.max === null) return null;
  return pay.min !== null && pay.max !== null && pay.min > pay.max ? { min: pay.max, max: pay.min } : pay;
}

/** The most that a vacancy pays, in rupiah a month; null where it does not say. */
export function payOf(job: { minSalary?: number | null; maxSalary?: number | null }): number | null {
  const pay = toStatedPay(job.minSalary, job.maxSalary);
  return pay && (pay.max ?? pay.min);
}
