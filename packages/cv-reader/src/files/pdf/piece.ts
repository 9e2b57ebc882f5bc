/** A stretch of text of a PDF, in points from the upper left corner of its page. */
export interface Piece {
  text: string;
  left: number;
  right: number;
  /** Position of the baseline. */
  y: number;
  size: number;
  bold: boolean;
  /** The library's name of its font. */
  font?: string;
  page: number;
  /** True in a header or footer. */
  running?: boolean;
  /** True where its font does not say which letters it has. */
  unreadable?: boolean;
}

/** Pieces of one height, from left to right. */
export type Row = [Piece, ...Piece[]];

/** Pieces by their height, those of one height from left to right. */
export function toRows(pieces: readonly Piece[]): Row[] {
  const rows: Row[] = [];
  for (const piece of [...pieces].sort((one, other) => one.y - other.y || one.left - other.left)) {
    const row = rows.at(-1);
    // Headings and raised letters beside a text stand a little higher or lower.
    if (row && piece.y - row[0].y <= Math.min(row[0].size, piece.size) / 2) row.push(piece);
    else rows.push([piece]);
  }
  for (const row of rows) row.sort((one, other) => one.left - other.left);
  return rows;
}
