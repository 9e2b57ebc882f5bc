/** A month's pay under this is a mistake or a placeholder, in rupiah. */
const LEAST_PAY = 100_000;

export interface MonthlyPay {
  /** Whole rupiah a month; null where it is not stated. */
  minSalary: number | null;
  maxSalary: number | null;
}

const stated = (amount: number | null): number | null => (amount !== null && amount >= LEAST_PAY ? amount : null);

/**
 * Pay as it is told to candidates (specification 4, section 3): a least above the most is swapped with it; what is
 * zero, negative or under Rp 100.000 counts as not stated.
 */
export function soundPay(pay: MonthlyPay): MonthlyPay {
  const minSalary = stated(pay.minSalary);
  const maxSalary = stated(pay.maxSalary);
  if (minSalary === null || maxSalary === null || minSalary <= maxSalary) return { minSalary, maxSalary };
  return { minSalary: maxSalary, maxSalary: minSalary };
}
