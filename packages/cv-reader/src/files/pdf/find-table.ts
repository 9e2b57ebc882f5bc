import { toPhrase } from '@titian/rules/words';
import { findPeriod } from '../../entries/dates';
import { isOfLabels } from '../../entries/fields';
import { OPEN, hasEnd } from '../../entries/groups';
import { headingOf } from '../../entries/headings';
import { isTableHead } from '../../entries/table-head';
import { toRows, type Piece, type Row } from './piece';

/** A gap between two cells, as a part of the letters' size; words have narrower ones. */
const CELL_GAP = 0.4;

/** Lines of one cell are not further apart, as a part of the letters' size. */
const LINE_STEP = 1.6;

/** The step between rows of a table is larger than the one between lines of a cell. */
const ROW_STEP = 1.12;

/** Lines of headings, and headings beside each other. */
const MAX_HEAD_LINES = 4;
const MAX_COLUMNS = 30;

/** Lines of one height may be this far apart, in points. */
const NEAR = 2;

/** Of one row, over several lines. */
const MAX_DATES_LENGTH = 60;

/** A table is below its row of headings, and not further apart than this, as a part of the letters' size. */
const FAR = 5;

/** More rows of headings are no CV's, and longer tables neither. */
const MAX_HEADS = 20;
const MAX_ROWS = 300;

/** A table with a row of headings: the rows of text from `from` to before `to`, and the pieces of each cell. */
export interface Table {
  from: number;
  to: number;
  rows: Piece[][][];
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

/** From a piece to a heading from left to right; less than nothing where one is above the other. */
const distance = (piece: Piece, head: readonly Piece[]): number =>
  Math.max(leftOf(head) - piece.right, piece.left - rightOf(head));

/** The row before which a table ends. */
function endOf(rows: readonly Row[], heads: readonly Piece[][], start: number): number {
  const [[{ size: least }]] = rows.slice(start - 1) as [Row];
  const end = rows.slice(start, start + MAX_ROWS).findIndex((row, index) => {
    const [{ y, size, bold }] = row;
    const isFar = y - (rows[start + index - 1] ?? row)[0].y > size * FAR;
    // A heading of any words is bold or larger.
    const isLoud = row.length === 1 && (bold || size > least);
    const isAcross = row.some((piece) => heads.filter((head) => distance(piece, head) < 0).length > 1);
    return isFar || isLoud || isAcross || headingOf(textOf(row)) !== null;
  });
  return end < 0 ? Math.min(rows.length, start + MAX_ROWS) : start + end;
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
  return found?.rest === '' && /\d{4}/.test(text) && (hasEnd(found) || !OPEN.test(text));
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
    if (text.length > MAX_DATES_LENGTH) return [];
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
  const lines = rows.slice(from, from + MAX_HEAD_LINES);
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
    if (heads === MAX_HEADS) return undefined;
    if (headingOf(textOf(row)) !== null || (row.length < 2 && !isOfLabels(toPhrase(textOf(row))))) continue;
    const start = endOfHead(rows, from);
    const head = toHeads(rows.slice(from, start));
    if (head.length < 2 || head.length > MAX_COLUMNS || !isTableHead(head.map(textOf))) continue;
    heads += 1;
    const to = endOf(rows, head, start);
    const nearest = (piece: Piece): Piece[] | undefined =>
      [...head].sort((one, other) => distance(piece, one) - distance(piece, other))[0];
    const toColumns = (pieces: readonly Piece[]): Piece[][] =>
      head.map((one) => pieces.filter((piece) => nearest(piece) === one));
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
