/** When something was. Days are `YYYY-MM-DD`; a start that is not known is empty, an end null or empty. */
export interface Period {
  start: string;
  end: string | null;
  isPresent: boolean;
}

/** Of two texts the greater one comes first, so that an empty one, a day that is not known, comes last. */
const descending = (one: string, other: string): number => (one === other ? 0 : one > other ? -1 : 1);

/**
 * A comparison for `sort`: ongoing entries first, then by the end, then by the start, the later before the earlier and what
 * is not known last. Records of the same time keep their order.
 */
export const newestFirst =
  <T>(toPeriod: (record: T) => Period) =>
  (one: T, other: T): number => {
    const [a, b] = [toPeriod(one), toPeriod(other)];
    if (a.isPresent !== b.isPresent) return a.isPresent ? -1 : 1;
    const byEnd = a.isPresent ? 0 : descending(a.end ?? '', b.end ?? '');
    return byEnd || descending(a.start, b.start);
  };
