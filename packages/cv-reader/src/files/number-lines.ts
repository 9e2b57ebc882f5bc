import type { CvLine } from '../reading';
import { checkSize } from './refusal';

/** Numbers the lines in their order; refuses too many. */
export function numberLines(lines: readonly Omit<CvLine, 'line'>[]): CvLine[] {
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  checkSize(lines.length, length);
  return lines.map((line, index) => ({ ...line, line: index + 1 }));
}
