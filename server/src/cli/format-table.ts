/** Characters that a terminal acts on, or that turn the direction of the text around them. */
const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

const UUID = /^([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const GAP = '  ';

/** Characters below which a column is not cut. */
const MIN_COLUMN_WIDTH = 8;

type Cell = string | number | null;

/** A value as one line that is safe to print: the beginning of an id, which commands accept, and a dash for none. */
function cellText(value: Cell): string {
  if (value === null) return '-';
  return String(value).replace(UUID, '$1').replaceAll(CONTROL, '\uFFFD');
}

/** Takes from the widest columns until all of them fit into `limit` characters. */
function fit(widths: number[], limit: number): number[] {
  const fitted = [...widths];
  const total = () => fitted.reduce((sum, width) => sum + width, 0) + GAP.length * (fitted.length - 1);
  while (total() > limit) {
    const widest = fitted.indexOf(Math.max(...fitted));
    const width = fitted[widest] ?? 0;
    if (width <= MIN_COLUMN_WIDTH) break;
    fitted[widest] = width - 1;
  }
  return fitted;
}

const cut = (text: string, width: number): string => (text.length > width ? `${text.slice(0, width - 1)}…` : text);

/**
 * Lays rows out for a terminal, one line each under the names of their columns; numbers are aligned to the right. Long
 * texts are cut, so that a line has at most `limit` characters.
 */
export function formatTable<Row extends Record<string, Cell>>(rows: readonly Row[], limit = 100): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [
    columns.map((column) => column.toUpperCase()),
    ...rows.map((row) => columns.map((column) => cellText(row[column] ?? null))),
  ];
  const widths = fit(
    columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0))),
    limit,
  );
  const isNumeric = columns.map((column) => rows.every((row) => typeof row[column] === 'number'));
  const pad = (cell: string, index: number): string => {
    const width = widths[index] ?? 0;
    return isNumeric[index] ? cell.padStart(width) : cut(cell, width).padEnd(width);
  };
  return lines.map((line) => line.map(pad).join(GAP).trimEnd()).join('\n');
}
