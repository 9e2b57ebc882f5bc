/** One goal of a trial, with what was measured. */
export interface Outcome {
  trial: string;
  goal: string;
  measured: string;
  isMet: boolean;
}

/** The value below which this share of the values lies. */
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** How much a value grows a minute, by the line that lies nearest to all points. */
export function slopeByMinute(points: readonly { minute: number; value: number }[]): number {
  const mean = (of: (point: { minute: number; value: number }) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const minute = mean((point) => point.minute);
  const value = mean((point) => point.value);
  const together = mean((point) => (point.minute - minute) * (point.value - value));
  return together / mean((point) => (point.minute - minute) ** 2);
}
