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

/** Ranges of both counters: up to the numbers that came with the page, else the specified ones. */
export const toCounterRanges = (
  candidates: number | null,
  jobs: number | undefined,
): Record<'candidates' | 'jobs', CounterRange> => ({
  candidates: upTo(candidates, candidateCounter),
  jobs: upTo(jobs, jobCounter),
});

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
