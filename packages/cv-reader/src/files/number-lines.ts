import type { CvLine } from '../reading';

/** Numbers the lines of each page in the order of the list. */
export function numberLines(lines: readonly Omit<CvLine, 'line'>[]): CvLine[] {
  const counts = new Map<number, number>();
  return lines.map((line) => {
    const number = (counts.get(line.page) ?? 0) + 1;
    counts.set(line.page, number);
    return { ...line, line: number };
  });
}
