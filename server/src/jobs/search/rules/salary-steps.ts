/** Amounts that the filter by pay offers, in rupiah per month. */
export const SALARY_STEPS: readonly number[] = Array.from({ length: 10 }, (_, step) => (step + 1) * 1_000_000);
