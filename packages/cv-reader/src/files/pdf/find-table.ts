import { headingOf } from '../../entries/headings';
import { isTableHead } from '../../entries/table-head';
import { toRows, type Piece, type Row } from './piece';

/** A gap between two cells, as a part of the letters' size; words have narrower ones. */
const CELL_GAP = 0.4;

/** Lines of one cell are not further apart, as a part of the letters' size. */
const LINE_STEP = 1.6;

/** The step between rows of a table is larger than the one between lines of a cell. */
const ROW_STEP = 1.12;

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

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text.trim()).join(' ');

function toCells(row: Row): Piece[][] {
  const cells: Piece[][] = [];
  for (const piece of row) {
    const before = cells.at(-1)?.at(-1);
    const isClose = before && piece.left - before.right <= piece.size * CELL_GAP;
    if (isClose && !NUMBERING.test(before.text.trim())) cells.at(-1)?.push(piece);
    else cells.push([piece]);
  }
  return cells;
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
function columnsOf(rows: readonly Row[], from: number): { places: number[]; to: number } {
  const heads = toCells(rows[from] as Row);
  let gaps: Interval[][] = heads
    .slice(1)
    .map((head, index) => [{ left: heads[index]?.at(0)?.left ?? 0, right: head.at(-1)?.right ?? 0 }]);
  let to = from;
  for (; to < Math.min(rows.length, from + MOST_ROWS); to += 1) {
    const row = rows[to] as Row;
    const isFar = row[0].y - (rows[to - 1] ?? row)[0].y > row[0].size * FAR && to > from;
    if (to > from && (isFar || headingOf(textOf(row)) !== null)) break;
    const left = gaps.map((free) => row.reduce(without, free));
    if (left.some((free) => free.length === 0)) break;
    gaps = left;
  }
  const places = gaps.map((free) => {
    const [widest] = [...free].sort((one, other) => other.right - other.left - (one.right - one.left));
    return widest ? (widest.left + widest.right) / 2 : 0;
  });
  return { places, to };
}

/** The heights at which the rows of a table begin; nothing where its cells have a line each. */
function startsOf(columns: readonly Piece[][]): number[] | null {
  const lines = columns.map((pieces) => toRows(pieces).map(([{ y, size }]) => ({ y, size })));
  const steps = lines.flatMap((ofColumn) =>
    ofColumn.slice(1).map(({ y, size }, index) => ({ step: y - (ofColumn[index]?.y ?? y), size })),
  );
  const [least] = steps.sort((one, other) => one.step - other.step);
  if (!least || least.step > least.size * LINE_STEP) return null;
  const heights = lines
    .flat()
    .map(({ y }) => y)
    .sort((one, other) => one - other);
  const starts = heights.filter((y, index) => index === 0 || y - (heights[index - 1] ?? y) > least.step * ROW_STEP);
  return starts.length > 1 || lines.every(({ length }) => length < 3) ? starts : null;
}

const isCounted = (pieces: readonly Piece[]): boolean =>
  pieces.length > 0 && pieces.every(({ text }, index) => new RegExp(`^${index + 1}\\.?$`).test(text.trim()));

/** True where each row has a number, if any has. */
const isAsCounted = (rows: readonly Piece[][][]): boolean => {
  const numbers = rows.map(([cell = []]) => cell);
  return !isCounted(numbers.flat()) || numbers.every(({ length }) => length === 1);
};

/**
 * The first table that has a row of headings and cells of several lines, which are no lines of their own: read row by
 * row, they would be torn apart.
 */
export function findTable(rows: readonly Row[]): Table | undefined {
  let heads = 0;
  for (const [from, row] of rows.entries()) {
    if (row.length < 2 || heads === MOST_HEADS || !isTableHead(toCells(row).map(textOf))) continue;
    heads += 1;
    const { places, to } = columnsOf(rows, from);
    const columnOf = ({ left, right }: Piece): number => places.filter((place) => place < (left + right) / 2).length;
    const toColumns = (pieces: readonly Piece[]): Piece[][] =>
      Array.from({ length: places.length + 1 }, (_, index) => pieces.filter((piece) => columnOf(piece) === index));
    const body = rows.slice(from + 1, to).flat();
    const starts = startsOf(toColumns(body));
    if (!starts) continue;
    const inRows = starts.map((start, index) =>
      toColumns(body.filter(({ y }) => y >= start && y < (starts[index + 1] ?? Infinity))),
    );
    if (isAsCounted(inRows)) return { from, to, rows: [toCells(row), ...inRows] };
  }
  return undefined;
}
