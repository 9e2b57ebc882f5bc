import { toRows, type Piece, type Row } from './piece';

/** Distance, in points, of two baselines at the same place of two pages. */
const SAME_PLACE = 2;

/** More rows that two pages share are a page that comes twice. */
const MAX_ROWS = 6;

/** The words in any order, since pages may have them at alternating sides, with a sign in place of digits, and the numbers. */
function wordsOf(row: Row): { text: string; numbers: number[] } {
  const words = row
    .flatMap((piece) => piece.text.trim().split(/\s+/))
    .map((word) => ({ text: word.replaceAll(/\d+/g, '#'), numbers: (word.match(/\d+/g) ?? []).map(Number) }))
    .sort((one, other) => one.text.localeCompare(other.text));
  return { text: words.map(({ text }) => text).join(' '), numbers: words.flatMap(({ numbers }) => numbers) };
}

/** True for the same text of the same size at the same place of a later page; its numbers may count the pages. */
function isSame(row: Row, other: Row | undefined, pages: number): boolean {
  if (!other || Math.abs(row[0].y - other[0].y) > SAME_PLACE || Math.abs(row[0].size - other[0].size) > 1) return false;
  const [words, others] = [wordsOf(row), wordsOf(other)];
  const isCounted = (number: number, at: number) => [0, pages].includes((others.numbers[at] ?? NaN) - number);
  return words.text === others.text && words.numbers.every(isCounted);
}

/**
 * The pieces of headers and footers: rows at the top or the bottom of a page that another page has at the same place.
 *
 * @param pages pieces of each page, with heights from its own top
 */
export function findRunning(pages: readonly (readonly Piece[])[]): ReadonlySet<Piece> {
  const running = new Set<Piece>();
  const down = pages.map(toRows);
  for (const all of [down, down.map((rows) => rows.toReversed())]) {
    for (const [page, rows] of all.entries()) {
      const end = rows.findIndex(
        (row, at) => !all.some((other, index) => index !== page && isSame(row, other[at], index - page)),
      );
      for (const piece of end <= MAX_ROWS ? rows.slice(0, Math.max(end, 0)).flat() : []) running.add(piece);
    }
  }
  return running;
}
