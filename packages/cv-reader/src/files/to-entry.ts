import type { CvEntry, CvLine, CvReading, CvSection } from '../reading';

/** More entries of one section are no CV's. */
export const MOST_ENTRIES = 200;

/** Unread values that are listed at most. */
export const MOST_UNREAD = 1000;

/** A value of data and its name, such as `work.location`. */
export interface NamedText {
  name: string;
  text: string;
}

const toLines = (values: readonly NamedText[]): CvLine[] =>
  values
    .slice(0, MOST_UNREAD)
    .map(({ name, text }, index) => ({ name, text, cells: [text], page: 1, line: index + 1, size: null, bold: false }));

/** The reading of data: the first entries of each section, how many there are beyond them, and what was not read. */
export function toDataReading(all: readonly CvEntry[], unread: readonly NamedText[]): CvReading {
  const counts = new Map<CvSection, number>();
  const entries = all.filter(({ section }) => {
    const count = (counts.get(section) ?? 0) + 1;
    counts.set(section, count);
    return count <= MOST_ENTRIES;
  });
  const leftOut = all.length - entries.length;
  return { entries, unread: toLines(unread), ...(leftOut > 0 && { leftOut }) };
}

/** An entry of what data states, or nothing when it states nothing. */
export function toEntry(section: CvSection, values: Record<string, string | undefined>): CvEntry[] {
  const stated = Object.entries(values).filter(([, value]) => value !== undefined && value.trim() !== '');
  return stated.length === 0 ? [] : [{ section, values: Object.fromEntries(stated), source: [] }];
}
