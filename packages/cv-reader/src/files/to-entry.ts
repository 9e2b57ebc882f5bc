import type { CvEntry, CvReading, CvSection } from '../reading';
import { numberLines } from './number-lines';

/** More entries of one section are no CV's. */
export const MAX_ENTRIES = 200;

/** A value of data and its name, such as `work.location`. */
export interface NamedText {
  name: string;
  text: string;
}

/** The reading of data: the first entries of each section, how many there are beyond them, and what was not read. */
export function toDataReading(all: readonly CvEntry[], unread: readonly NamedText[]): CvReading {
  const sections = [...new Set(all.map(({ section }) => section))];
  const entries = sections.flatMap((one) => all.filter(({ section }) => section === one).slice(0, MAX_ENTRIES));
  const leftOut = all.length - entries.length;
  const lines = unread.map(({ name, text }) => ({ name, text, cells: [text], page: 1, size: null, bold: false }));
  return { entries, unread: numberLines(lines), ...(leftOut > 0 && { leftOut }) };
}

/** An entry of what data states, or nothing when it states nothing. */
export function toEntry(section: CvSection, values: Record<string, string | undefined>): CvEntry[] {
  const stated = Object.entries(values).filter(([, value]) => value !== undefined && value.trim() !== '');
  return stated.length === 0 ? [] : [{ section, values: Object.fromEntries(stated), source: [] }];
}
