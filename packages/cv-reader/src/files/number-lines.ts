import type { CvLine } from '../reading';
import { CvRefused } from './refusal';

/** Numbers the lines of each page in the order of the list; refuses more than 10,000 lines or a million characters. */
export function numberLines(lines: readonly Omit<CvLine, 'line'>[]): CvLine[] {
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (lines.length > 10_000 || length > 1_000_000) throw new CvRefused('bomb');
  const counts = new Map<number, number>();
  return lines.map((line) => {
    const number = (counts.get(line.page) ?? 0) + 1;
    counts.set(line.page, number);
    return { ...line, line: number };
  });
}
