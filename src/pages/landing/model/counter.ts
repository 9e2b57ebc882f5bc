export interface CounterRange {
  /** Where the counter starts. */
  from: number;
  /** Its target, where it stays. */
  to: number;
}

/** Milliseconds between two steps of a counter. Specification 1, section 4. */
export const COUNTER_INTERVAL_MS = 30;

/** Specification 1, section 4: "from 10000 candidates and 20 jobs up to 30000 and 400". */
export const candidateCounter: CounterRange = { from: 10_000, to: 30_000 };
export const jobCounter: CounterRange = { from: 20, to: 400 };

/** The range up to a stated number, in the proportion of the specified range; the specified range without a number. */
function upTo(count: unknown, specified: CounterRange): CounterRange {
  if (!Number.isSafeInteger(count) || Number(count) < 0) return specified;
  return { from: Math.floor((Number(count) * specified.from) / specified.to), to: Number(count) };
}

/**
 * Ranges of both counters: up to the numbers that the server has put into its page, else the specified ones.
 *
 * @param text as `toOpenJobs` writes it, in JSON; null for a page without it
 */
export function toCounterRanges(text: string | null): Record<'candidates' | 'jobs', CounterRange> {
  let stated: Record<string, unknown> | null = {};
  try {
    stated = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
  } catch {
    // Something else than the server's numbers.
  }
  return { candidates: upTo(stated?.candidates, candidateCounter), jobs: upTo(stated?.jobs, jobCounter) };
}

/**
 * Value of a counter after some steps, each of which adds 1/100 of the target, and never more than the target.
 * Specification 1, section 4.
 *
 * @param steps how many intervals have passed since it started, 0 or more
 */
export const counterValue = ({ from, to }: CounterRange, steps: number): number =>
  Math.min(to, Math.floor(from + (steps * to) / 100));

/** The first number of steps at which a counter shows its target. */
export const stepsToTarget = ({ from, to }: CounterRange): number =>
  to === 0 ? 0 : Math.ceil((to - from) / (to / 100));
