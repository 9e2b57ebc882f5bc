import type { CvLine } from '@titian/cv-reader';
import { formatDay, formatMonth } from '@/shared/lib/dates';
import { texts } from '../ui/texts';

const MONTHS = new Set(['startDate', 'endDate', 'start_date', 'end_date', 'dateStart', 'graduationDate']);
const DAYS = new Set(['date', 'dob']);
const FLAGS = new Set(['currentlyWorking', 'isPresent', 'is_present']);

/** A date as exact as it is stated; of a month, without its day. */
function describeDate(stated: string, isMonth: boolean): string {
  if (stated.length === 4) return texts.withoutMonth(stated);
  return isMonth || stated.length === 7 ? formatMonth(`${stated.slice(0, 7)}-01`, stated) : formatDay(stated, stated);
}

/**
 * A value that a file states, for reading.
 *
 * @param name the contract's name of the field
 * @param labels of the values of a field that has few
 */
export function describeValue(name: string, stated: string, labels?: Record<string, string>): string {
  if (MONTHS.has(name) || DAYS.has(name)) return describeDate(stated, MONTHS.has(name));
  return FLAGS.has(name) ? texts.yes : (labels?.[stated] ?? stated);
}

/** The place of an entry's lines in the file, in words. */
export function describeSource(lines: readonly CvLine[]): string {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return texts.fromData;
  if (first.page !== last.page) return texts.fromPages(first.line, first.page, last.line, last.page);
  if (first.line === last.line) return texts.fromLine(first.line, first.page);
  return texts.fromLines(first.line, last.line, first.page);
}
