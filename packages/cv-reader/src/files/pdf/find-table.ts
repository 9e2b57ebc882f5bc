import { toPhrase } from '@titian/rules/words';
import { findPeriod } from '../../entries/dates';
import { isOfLabels } from '../../entries/fields';
import { OPEN } from '../../entries/groups';
import { headingOf } from '../../entries/headings';
import { isTableHead } from '../../entries/table-head';
import { toRows, type Piece, type Row } from './piece';

/** A gap between two cells, as a part of the letters' size; words have narrower ones. */
const CELL_GAP = 0.4;

/** Lines of one cell are not further apart, as a part of the letters' size. */
const LINE_STEP = 1.6;

/** The step between rows of a table is larger than the one between lines of a cell. */
const ROW_STEP = 1.12;

/** Lines of headings. */
const MOST_HEAD_LINES = 4;

/** Lines of one height may be this far apart, in points. */
const NEAR = 2;

/** Of one row, over several lines. */
const LONGEST_DATES = 60;

/** A table is below its row of headings, and not further apart than this, as a part of the letters' size. */
const FAR = 5;

/** More rows of headings are no CV's, and longer tables neither. */
const MOST_HEADS = 20;
const MOST_ROWS = 300;

/** A table with a row of headings: the rows of text from `from` to before `to`, and the pieces of each cell. */
export interface Table {
  from: number;
  to: number;
  rows: Piece[][][];
}

interface Interval {
  left: number;
  right: number;
}

/** The heading of numbers has the least space behind it. */
const NUMBERING = /^(?:no\.?|#)$/i;

const toText = (rows: readonly Row[]): string => rows.map(textOf).join(' ');

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text.trim()).join(' ');

const leftOf = (pieces: readonly Piece[]): number => Math.min(...pieces.map(({ left }) => left));
const rightOf = (pieces: readonly Piece[]): number => Math.max(...pieces.map(({ right }) => right));

/** The pieces of each heading, which may be below each other or apart from those of the next one. */
function toHeads(rows: readonly Row[]): Piece[][] {
  const heads: Piece[][] = [];
  for (const piece of rows.flat().sort((one, other) => one.left - other.left)) {
    const before = heads.at(-1) ?? [];
    const isClose = piece.left - rightOf(before) <= piece.size * CELL_GAP;
    if (before.length > 0 && isClose && !before.some(({ text }) => NUMBERING.test(text.trim()))) before.push(piece);
    else heads.push([piece]);
  }
  return heads.map((pieces) => toRows(pieces).flat());
}

/** The parts of an interval that a piece leaves free. */
const without = (free: readonly Interval[], { left, right }: Piece): Interval[] =>
  free.flatMap((gap) =>
    right <= gap.left || left >= gap.right
      ? [gap]
      : [
          { left: gap.left, right: left },
          { left: right, right: gap.right },
        ].filter((part) => part.right - part.left > 1),
  );

/** The places between the columns, and the row before which the table ends. */
function columnsOf(
  rows: readonly Row[],
  heads: readonly Piece[][],
  from: number,
  start: number,
): { places: number[]; to: number } {
  let gaps: Interval[][] = heads
    .slice(1)
    .map((head, index) => [{ left: leftOf(heads[index] ?? head), right: rightOf(head) }]);
  let to = from;
  for (; to < Math.min(rows.length, from + MOST_ROWS); to += 1) {
    const row = rows[to] as Row;
    const isFar = row[0].y - (rows[to - 1] ?? row)[0].y > row[0].size * FAR;
    // A heading of any words is bold or larger.
    const isLoud = row.length === 1 && (row[0].bold || row[0].size > (rows[from] ?? row)[0].size);
    if (to >= start && (isFar || isLoud || headingOf(textOf(row)) !== null)) break;
    const left = gaps.map((free) => row.reduce(without, free));
    if (left.some((free) => free.length === 0)) break;
    gaps = left;
  }
  const places = gaps.map((free) => {
    const widthOf = ({ left, right }: Interval): number => right - left;
    const widest = Math.max(...free.map(widthOf));
    // Two texts beside each other may be below one heading.
    const last = free.findLast((gap) => widthOf(gap) >= widest / 2);
    return last ? (last.left + last.right) / 2 : 0;
  });
  return { places, to };
}

/** The heights at which the rows of a table begin by the space between them; nothing where there is none. */
function startsBySpace(columns: readonly Row[][], heights: readonly number[], size: number): number[] | null {
  const steps = columns.flatMap((rows) => rows.slice(1).map(([{ y }], index) => y - (rows[index]?.[0].y ?? y)));
  const step = Math.min(...steps);
  // Each line is a row where none is close to the next one.
  const least = step > size * LINE_STEP ? NEAR : step * ROW_STEP;
  const starts = heights.filter((y, index) => index === 0 || y - (heights[index - 1] ?? y) > least);
  return starts.length > 1 || columns.every(({ length }) => length < 3) ? starts : null;
}

function isWhole(text: string): boolean {
  const found = findPeriod(text);
  return found?.rest === '' && /\d{4}/.test(text) && (found.isPresent || found.end !== undefined || !OPEN.test(text));
}

/** The numbers or the dates of a column, each of which is of a row; nothing for any other column. */
function namesOf(rows: readonly Row[]): Row[][] {
  if (isCounted(rows.flat())) return rows.map((row) => [row]);
  const names: Row[][] = [];
  let text = '';
  for (const row of rows) {
    if (text === '' || isWhole(text)) names.push([]);
    names.at(-1)?.push(row);
    text = toText(names.at(-1) ?? []);
    if (text.length > LONGEST_DATES) return [];
  }
  return isWhole(text) ? names : [];
}

/** The heights at which rows begin in whose middle a number or a date is; nothing where it is not. */
function startsAround(names: readonly Row[][], heights: readonly number[]): number[] | undefined {
  const starts: number[] = [];
  let bottom = -Infinity;
  for (const name of names) {
    const [first = 0, last = 0] = [name[0]?.[0].y, name.at(-1)?.[0].y];
    const top = heights.find((y) => y > bottom + NEAR);
    if (top === undefined || top > first + NEAR) return undefined;
    starts.push(top);
    bottom = first + last - top;
  }
  return Math.abs(bottom - (heights.at(-1) ?? 0)) < NEAR ? starts : undefined;
}

/** The same by a column that has a number or dates for each row, at their top or in their middle. */
function startsByColumn(columns: readonly Row[][], heights: readonly number[]): number[] | undefined {
  // Each cell begins at the top of its row.
  const areTops = (starts: readonly number[]): boolean =>
    starts[0] === heights[0] &&
    columns.every((rows) =>
      starts.every((start, index) => {
        const first = rows.find(([{ y }]) => y > start - NEAR)?.[0].y ?? start;
        return first < start + NEAR || first > (starts[index + 1] ?? Infinity) - NEAR;
      }),
    );
  const names = columns.map(namesOf).filter(({ length }) => length > 0);
  const tops = names.map((ofColumn) => ofColumn.flatMap(([first]) => first?.[0].y ?? []));
  return tops.find(areTops) ?? names.map((ofColumn) => startsAround(ofColumn, heights)).find(Boolean);
}

const isCounted = (pieces: readonly Piece[]): boolean =>
  pieces.length > 0 && pieces.every(({ text }, index) => new RegExp(`^${index + 1}\\.?$`).test(text.trim()));

/** The row after the head of a table, whose headings may have several lines. */
function endOfHead(rows: readonly Row[], from: number): number {
  const isMore = (row: Row, before: Row): boolean => {
    const [{ y, size }] = row;
    const isClose = Math.min(row.length, before.length) > 1 || y - before[0].y <= size * LINE_STEP;
    return isClose && size === before[0].size && isOfLabels(toPhrase(textOf(row)));
  };
  const lines = rows.slice(from, from + MOST_HEAD_LINES);
  const end = lines.findIndex((row, index) => index > 0 && !isMore(row, lines[index - 1] ?? row));
  return from + (end < 0 ? lines.length : end);
}

/**
 * The first table that has headings and cells of several lines, which are no lines of their own: read row by row, they
 * would be torn apart.
 */
export function findTable(rows: readonly Row[]): Table | undefined {
  let heads = 0;
  for (const [from, row] of rows.entries()) {
    if (heads === MOST_HEADS) return undefined;
    if (headingOf(textOf(row)) !== null || (row.length < 2 && !isOfLabels(toPhrase(textOf(row))))) continue;
    const start = endOfHead(rows, from);
    const head = toHeads(rows.slice(from, start));
    if (head.length < 2 || !isTableHead(head.map(textOf))) continue;
    heads += 1;
    const { places, to } = columnsOf(rows, head, from, start);
    const columnOf = ({ left, right }: Piece): number => places.filter((place) => place < (left + right) / 2).length;
    const toColumns = (pieces: readonly Piece[]): Piece[][] =>
      Array.from({ length: places.length + 1 }, (_, index) => pieces.filter((piece) => columnOf(piece) === index));
    const body = rows.slice(start, to).flat();
    const columns = toColumns(body).map(toRows);
    const heights = body.map(({ y }) => y).sort((one, other) => one - other);
    const [spaced, named] = [startsBySpace(columns, heights, row[0].size), startsByColumn(columns, heights)];
    const starts = named && named.length > (spaced?.length ?? 0) ? named : spaced;
    if (!starts) continue;
    const inRows = starts.map((top, index) =>
      toColumns(body.filter(({ y }) => y >= top && y < (starts[index + 1] ?? Infinity))),
    );
    return { from, to, rows: [head, ...inRows] };
  }
  return undefined;
}
