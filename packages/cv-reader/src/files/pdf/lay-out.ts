import type { CvLine } from '../../reading';
import { lookOf } from '../look';
import { numberLines } from '../number-lines';
import { joinSpacedLetters } from '../spaced-letters';
import { findColumns, piecesOf } from './find-columns';
import { findTable } from './find-table';
import { toRows, type Piece, type Row } from './piece';

/** A wider gap, as a part of the letters' size, begins another cell. */
const CELL_GAP = 1;

/** The same where texts of other rows begin at the same place. */
const ALIGNED_GAP = 0.4;

/** The least gap between two words. */
const WORD_GAP = 0.15;

/** Pieces that are looked at for tables and columns, some in several parts of a page; what is left is read row by row. */
const MAX_LOOKS = 100_000;

/** The same text twice at one place is a way to print it bold. */
function withoutCopies(row: Row): Row {
  const [first, ...others] = row;
  const kept: Row = [first];
  for (const piece of others) {
    const { text, left } = kept.at(-1) ?? first;
    if (text !== piece.text || piece.left - left > 1) kept.push(piece);
    else kept[kept.length - 1] = { ...piece, bold: true };
  }
  return kept;
}

const isBullet = ({ text }: Piece): boolean => /^[^\p{L}\p{N}:]$/u.test(text.trim());

/** The cells of a row; `starts` are the places, in points, where a text begins in several rows. */
function toCells(row: Row, starts: ReadonlySet<number>): Row[] {
  const [first, ...others] = row;
  let cell: Row = [first];
  const cells = [cell];
  for (const piece of others) {
    const before = cell.at(-1) ?? first;
    const gap = (piece.left - before.right) / Math.max(piece.size, before.size);
    const least = starts.has(Math.round(piece.left)) ? ALIGNED_GAP : CELL_GAP;
    if (gap > least && !isBullet(before)) cells.push((cell = [piece]));
    else cell.push(piece);
  }
  return cells;
}

function textOf(cell: Row): string {
  const parts = cell.map((piece, index) => {
    const before = cell[index - 1];
    const isApart = before && piece.left - before.right > Math.max(piece.size, before.size) * WORD_GAP;
    return (isApart ? ' ' : '') + piece.text;
  });
  return joinSpacedLetters(parts.join('')).replace(/\s+/g, ' ').trim();
}

const isUnreadable = (pieces: readonly Piece[]): Pick<CvLine, 'unreadable'> | false =>
  pieces.some(({ unreadable }) => unreadable) && { unreadable: true };

/** The line of a row; its look is that of the first cell. */
function toLine(row: Row, starts: ReadonlySet<number>, ends: boolean): Omit<CvLine, 'line'> {
  const cells = toCells(withoutCopies(row), starts);
  const texts = cells.map(textOf);
  return {
    text: texts.join(' '),
    cells: texts,
    page: row[0].page,
    ...lookOf(cells[0] ?? row),
    ...isUnreadable(row),
    ends,
  };
}

/** The least space that is left behind a paragraph's end and the next word, as a part of the letters' size. */
const ROOM = 1;

const rightOf = (row: Row): number => (row.at(-1) ?? row[0]).right;

/** True for a row that would have had room for the first word of the next one; `edge` is where its column ends. */
function hasRoom(row: Row, next: Row | undefined, edge: number): boolean {
  if (!next) return true;
  const { text, left, right, size } = next[0];
  const [word = ''] = text.trim().split(' ', 1);
  const width = ((right - left) * word.length) / text.length;
  return rightOf(row) + width + ROOM * size < edge;
}

/** The line of a table's row, whose cells may have several lines. */
function toTableLine(cells: readonly Piece[][]): Omit<CvLine, 'line'>[] {
  const [first] = cells.flat();
  if (!first) return [];
  const texts = cells.map((cell) => toRows(cell).map(textOf).join(' '));
  return [
    {
      text: texts.filter(Boolean).join(' '),
      cells: texts,
      page: first.page,
      ...lookOf(cells.flat()),
      ...isUnreadable(cells.flat()),
    },
  ];
}

/** Places where a text that is not its row's first begins in two rows or more. */
function sharedStarts(rows: readonly Row[]): Set<number> {
  const once = new Set<number>();
  const several = new Set<number>();
  for (const [, ...others] of rows) {
    for (const start of new Set(others.map(({ left }) => Math.round(left))))
      (once.has(start) ? several : once).add(start);
  }
  return several;
}

/**
 * Lines in the order in which they are read: column after column, and above and below of columns row by row. Columns of
 * several pages continue over them.
 */
function inReadingOrder(pieces: readonly Piece[], looks: { left: number }): Omit<CvLine, 'line'>[] {
  const rows = toRows(pieces);
  looks.left -= pieces.length;
  const table = looks.left > 0 ? findTable(rows) : undefined;
  if (table) {
    return [
      ...inReadingOrder(rows.slice(0, table.from).flat(), looks),
      ...table.rows.flatMap(toTableLine),
      ...inReadingOrder(rows.slice(table.to).flat(), looks),
    ];
  }
  const columns = looks.left > 0 ? findColumns(rows) : undefined;
  if (!columns) {
    const starts = sharedStarts(rows);
    const edge = rows.reduce((most, row) => Math.max(most, rightOf(row)), 0);
    return rows.map((row, index) => toLine(row, starts, hasRoom(row, rows[index + 1], edge)));
  }
  return [
    rows.slice(0, columns.from).flat(),
    piecesOf(rows, columns, 'left'),
    piecesOf(rows, columns, 'right'),
    rows.slice(columns.to).flat(),
  ].flatMap((part) => inReadingOrder(part, looks));
}

/** The lines of a PDF, headers and footers last. Each page's pieces have the heights of all pages before them added to their own. */
export function layOut(pieces: readonly Piece[]): CvLine[] {
  const flow = pieces.filter(({ running }) => !running);
  const lines = toRows(pieces.filter(({ running }) => running)).map((row) => toLine(row, new Set(), true));
  const running = lines.map((line) => ({ ...line, running: true }));
  return numberLines([...inReadingOrder(flow, { left: MAX_LOOKS }), ...running]);
}
