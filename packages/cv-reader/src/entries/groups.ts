import { dateOf, findPeriod, isDuration, isPartOfPeriod, withoutDuration, type FoundPeriod } from './dates';
import { isSentence, isTask, type Row } from './rows';

/** A row of a part with entries. */
export interface Item {
  row: Row;
  period: FoundPeriod | null;
  /** The text without the period. */
  rest: string;
  /** A task or a sentence, which describes an entry. */
  isBody: boolean;
  /** True for a row that does not continue the sentence of the one before. */
  startsLine: boolean;
}

/** An entry's rows; a later job at the same employer has the rows of the employer before its own. */
export interface Group {
  items: Item[];
  /** The first group of the same bold line, whose employer this one has. */
  head: Group | null;
}

export function toItem(row: Row): Item {
  const period = findPeriod(row.text);
  const rest = period?.rest ?? withoutDuration(row.text);
  return { row, period, rest, isBody: isSentence(rest), startsLine: true };
}

export const hasEnd = (period: FoundPeriod | null): boolean =>
  period !== null && (period.isPresent || (period.start !== undefined && period.end !== undefined));

/** True for both dates of a period and nothing else. */
function isWhole(text: string): boolean {
  const period = findPeriod(text);
  return period?.rest === '' && hasEnd(period);
}

/** A period whose end is in the row below: "Jan 2023 - Des". */
export const OPEN = /\p{Pd}\s*(?:\p{L}{3,9})?$/u;

const startsSmall = (text: string): boolean => /^\p{Ll}/u.test(text);

/** Rows that a period in a narrow column may take. */
const MAX_PERIOD_ROWS = 4;

/** "Mar 2021 –" of a narrow column with "sekarang" in the row below, or "November", "2016 -", "Agustus" and "2019". */
function joinPeriods(rows: readonly Row[]): Row[] {
  const joined = [...rows];
  const withFirst = (row: Row, first: string[]): Row => {
    const cells = [...first, ...row.cells.slice(1)];
    return { ...row, cells, columns: cells, text: cells.join(' ') };
  };
  for (const [index, row] of joined.entries()) {
    const [first = ''] = row.cells;
    const below = joined[index + 1];
    // "Kasir | Mei 2019 -" and "Sekarang".
    if (below && OPEN.test(row.text) && isPartOfPeriod(below.text) && !isPartOfPeriod(first)) {
      const text = `${row.cells.at(-1) ?? ''} ${below.text}`;
      if (hasEnd(findPeriod(text)) && !hasEnd(findPeriod(row.text))) {
        const cells = [...row.cells.slice(0, -1), text];
        joined[index] = { ...row, cells, columns: cells, text: cells.join(' ') };
        joined[index + 1] = { ...below, cells: [], columns: [], text: '' };
      }
    }
    if (!isPartOfPeriod(first) || isWhole(first)) continue;
    const parts: number[] = [];
    let text = first;
    for (let next = index + 1; next < index + 2 * MAX_PERIOD_ROWS && parts.length < MAX_PERIOD_ROWS; next += 1) {
      const part = joined[next]?.cells[0] ?? '';
      // Two dates below each other are of two entries.
      if (!OPEN.test(text) && dateOf(text) !== undefined && dateOf(part) !== undefined) break;
      if (isPartOfPeriod(part)) {
        parts.push(next);
        text += ` ${part}`;
        // A cell of several lines may stand a little higher than the ones beside it.
      } else if ((parts.at(-1) ?? index) < next - 1) break;
      if (!isWhole(text)) continue;
      joined[index] = withFirst(row, [text]);
      for (const at of parts) joined[at] = withFirst(joined[at] as Row, []);
      break;
    }
  }
  return joined;
}

/** True for a row that does not continue the one before. Browsers print lists without their bullets. */
function startsLine({ bullet, text }: Row, before: Row | undefined): boolean {
  if (before === undefined || bullet !== null || /[.!?:;]$/.test(before.text)) return true;
  return !startsSmall(text) && (before.line.ends === true || isTask(text));
}

/** The rows as items; one that continues a sentence describes, too. */
export function toItems(rows: readonly Row[]): Item[] {
  const items: Item[] = [];
  for (const row of joinPeriods(rows)) {
    const item = toItem(row);
    const before = items.at(-1);
    const isCut = isPartOfBody(before) && !startsSmall(before?.row.text ?? '');
    items.push({
      ...item,
      isBody: item.isBody || (isCut && row.bullet === null && startsSmall(row.text)),
      startsLine: startsLine(row, before?.row),
    });
  }
  return items;
}

const isRange = ({ period }: Item): boolean => hasEnd(period);

/** True for an item that describes an entry. */
const isPartOfBody = (item: Item | undefined): boolean =>
  item !== undefined && (item.isBody || item.row.bullet !== null);

const split = (items: readonly Item[], isStart: (item: Item, index: number) => boolean): Item[][] => {
  const groups: Item[][] = [];
  for (const [index, item] of items.entries()) {
    if (index === 0 || isStart(item, index)) groups.push([item]);
    else groups.at(-1)?.push(item);
  }
  return groups;
};

/** Rows before an entry's date: its title, its employer, its place. */
const MAX_ROWS_BEFORE = 4;

const styleOf = ({ row: { line, bold } }: Item): string => `${line.size} ${bold}`;

/** Items whose date is the one of an entry, rather than of something that was done. */
function anchorsOf(items: readonly Item[]): number[] {
  const dated = items.flatMap((item, index) => (item.period && !isPartOfBody(item) ? [index] : []));
  const ranges = dated.filter((index) => isRange(items[index] as Item));
  return ranges.length > 0 && ranges[0] === dated[0] ? ranges : dated;
}

/** Begins each entry as many rows before its date as the first one has. */
function byDates(items: readonly Item[], anchors: readonly number[]): Item[][] {
  const before = Math.min(anchors[0] ?? 0, MAX_ROWS_BEFORE);
  const styles = new Set(items.slice(0, (anchors[0] ?? 0) + 1).map(styleOf));
  const isHead = (item: Item): boolean => item.row.bold || styles.has(styleOf(item));
  const starts = new Set<number>();
  let [last, body] = [-1, -1];
  let next = 0;
  for (const [index, item] of items.entries()) {
    if (isPartOfBody(item)) body = index;
    if (index !== anchors[next]) continue;
    next += 1;
    let start = Math.max(index - before, last + 1, body + 1);
    while (start < index && !isHead(items[start] as Item)) start += 1;
    // A second date right below the first, such as that of an expiry.
    const isSecond = index === last + 1 && item.rest === '' && last >= 0;
    if (!isSecond) starts.add(Math.min(start, index));
    last = index;
  }
  return split(items, (_item, index) => starts.has(index));
}

/** Adds what has no date to what is before. */
function joinUndated(groups: readonly Item[][]): Item[][] {
  const joined: Item[][] = [];
  for (const group of groups) {
    const before = joined.at(-1);
    const isDated = (items: readonly Item[]) => items.some(({ period }) => period !== null);
    if (before && (!isDated(group) || !isDated(before))) before.push(...group);
    else joined.push([...group]);
  }
  return joined;
}

/** A bold line after one that is not; a smaller one is a further job at the same employer. */
function isBoldStart(items: readonly Item[]): (item: Item, index: number) => boolean {
  const size = items[0]?.row.line.size ?? 0;
  return ({ row: { line, bold } }, index) =>
    bold && (line.size ?? size) >= size && items[index - 1]?.row.bold === false;
}

/** The jobs below one employer, each with a period of its own. */
function byPeriods(block: readonly Item[]): Group[] {
  const anchors = anchorsOf(block).filter((index) => isRange(block[index] as Item));
  if (anchors.length < 2) return [{ items: [...block], head: null }];
  const [first = [], ...others] = byDates(block, anchors);
  const head: Group = { items: first, head: null };
  return [head, ...others.map((items) => ({ items, head }))];
}

/**
 * The rows of each entry of a part, by the first sign of a beginning that the part has: bullets or numbers, bold lines,
 * dates; without any, a line that follows a description, or each line.
 */
export function toGroups(all: readonly Item[]): Group[] {
  const items = all.filter(({ row }) => !isDuration(row.text));
  const [first] = items;
  if (!first) return [];
  const plain = (groups: readonly Item[][]): Group[] => groups.map((group) => ({ items: group, head: null }));
  const { bullet } = first.row;
  if (bullet !== null) return plain(split(items, ({ row }) => row.bullet === bullet));
  const anchors = anchorsOf(items);
  const isBold = first.row.bold && items.some(({ row }) => !row.bold);
  if (isBold && anchors.length > 0) return joinUndated(split(items, isBoldStart(items))).flatMap(byPeriods);
  if (isBold) return plain(split(items, isBoldStart(items)));
  if (anchors.length > 0) return plain(byDates(items, anchors));
  const hasBodies = items.some(isPartOfBody);
  return plain(split(items, (item, index) => !isPartOfBody(item) && (!hasBodies || isPartOfBody(items[index - 1]))));
}
