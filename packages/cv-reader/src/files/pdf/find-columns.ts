import { headingOf } from '../../entries/headings';
import { joinSpacedLetters } from '../spaced-letters';
import type { Piece, Row } from './piece';

/** Distance of the places at which a gutter is looked for, of which even a wide page has a thousand at most. */
const STEP = 4;

/** The least width of a gutter to each side of its place. */
const HALF_GUTTER = 4;

/** Two texts of fewer lines than these are no columns. */
const MIN_LINES = 3;

/** Parts of more tables than these are looked at by themselves. */
const MAX_TABLES = 20;

/** Consecutive rows with nothing across a gutter, as indices of the first row and of the row after the last. */
interface Columns {
  x: number;
  from: number;
  to: number;
}

interface Candidate extends Columns {
  /** Lines of the shorter side. */
  lines: number;
}

type Side = 'left' | 'right' | 'across';

const sideOf = (piece: Piece, x: number): Side => {
  if (piece.right <= x - HALF_GUTTER) return 'left';
  return piece.left >= x + HALF_GUTTER ? 'right' : 'across';
};

const share = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number =>
  items.length === 0 ? 0 : items.filter(holds).length / items.length;

/** The first pieces of the rows of one side. */
function linesOf(rows: readonly Row[], x: number, side: Side): Piece[] {
  return rows.flatMap((row) => row.find((piece) => sideOf(piece, x) === side) ?? []);
}

/** From each line to the nearest one of the other side, as a part of its size. */
function distances(lines: readonly Piece[], others: readonly Piece[]): { points: number; sizes: number }[] {
  let index = 0;
  return lines.map(({ y, size }) => {
    const distanceTo = (other: number): number => Math.abs((others[other]?.y ?? Infinity) - y);
    while (index + 1 < others.length && distanceTo(index + 1) <= distanceTo(index)) index += 1;
    return { points: distanceTo(index), sizes: distanceTo(index) / size };
  });
}

const isHeading = ({ text }: Piece): boolean => headingOf(joinSpacedLetters(text)) !== null;

/** The widest space within a heading whose letters are set apart, as a part of their size. */
const SPACED = 2;

/** True for sides that both begin with the heading of a section, which is not the same one, or have several. */
function haveSections(left: readonly Piece[], right: readonly Piece[]): boolean {
  const [[first], [other]] = [left, right];
  if (first && other && isHeading(first) && isHeading(other)) {
    const isOne = first.y === other.y && other.left - first.right < first.size * SPACED;
    if (!isOne) return true;
  }
  return [left, right].every((lines) => lines.filter(isHeading).length > 1);
}

/**
 * True where two sides are read one after the other. In a table, with dates at a margin and with headings beside their
 * texts, each line of the shorter side belongs to one of the other side; with indented texts both have no height in
 * common.
 */
function areColumns(left: readonly Piece[], right: readonly Piece[]): boolean {
  const [fewer, more] = left.length <= right.length ? [left, right] : [right, left];
  if (haveSections(left, right)) return true;
  const steps = fewer.slice(1).map(({ y, size }, index) => (y - (fewer[index]?.y ?? 0)) / size);
  const isSparse = share(steps, (step) => step <= 2) < 0.4;
  const texts = fewer.filter((line) => !isHeading(line));
  const apart = distances(texts, more);
  const beside = share(apart, ({ points, sizes }) => (isSparse ? sizes < 0.6 : points < 1.5));
  return texts.length > 0 && beside < 0.75;
}

/** The runs of rows that have nothing across a place. */
function candidatesAt(x: number, rows: readonly Row[]): Candidate[] {
  const found: Candidate[] = [];
  let run = { from: 0, left: 0, right: 0 };
  for (let index = 0; index <= rows.length; index += 1) {
    const sides = rows[index]?.map((piece) => sideOf(piece, x)) ?? ['across'];
    if (sides.includes('across')) {
      const lines = Math.min(run.left, run.right);
      if (lines >= MIN_LINES) found.push({ x, from: run.from, to: index, lines });
      run = { from: index + 1, left: 0, right: 0 };
    } else {
      if (sides.includes('left')) run.left += 1;
      if (sides.includes('right')) run.right += 1;
    }
  }
  return found;
}

/** True for rows of a longer run that its place divides in the same way. */
function isPartOf(part: Columns, whole: Columns, rows: readonly Row[]): boolean {
  return rows
    .slice(part.from, part.to)
    .flat()
    .every((piece) => sideOf(piece, part.x) === sideOf(piece, whole.x));
}

/** The longest two columns in rows of text, or nothing where they are read from left to right, row by row. */
export function findColumns(rows: readonly Row[]): Columns | undefined {
  const all = rows.flat();
  const start = all.reduce((least, { left }) => Math.min(least, left), Infinity);
  const end = all.reduce((most, { right }) => Math.max(most, right), 0);
  const candidates: Candidate[] = [];
  const step = Math.max(STEP, (end - start) / 1000);
  for (let x = start + step; x < end; x += step) candidates.push(...candidatesAt(x, rows));
  candidates.sort((one, other) => other.lines - one.lines || other.to - other.from - (one.to - one.from));
  const tables: Candidate[] = [];
  return candidates.find((candidate) => {
    const { x, from, to } = candidate;
    if (tables.some((table) => isPartOf(candidate, table, rows))) return false;
    const run = rows.slice(from, to);
    if (areColumns(linesOf(run, x, 'left'), linesOf(run, x, 'right'))) return true;
    if (tables.length < MAX_TABLES) tables.push(candidate);
    return false;
  });
}

/** The pieces of one side of columns. */
export function piecesOf(rows: readonly Row[], { x, from, to }: Columns, side: 'left' | 'right'): Piece[] {
  return rows.slice(from, to).flatMap((row) => row.filter((piece) => sideOf(piece, x) === side));
}
