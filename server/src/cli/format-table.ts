/** Characters that a terminal acts on, or that turn the direction of the text around them. */
const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

type Cell = string | number | null;

/** A value as one line that is safe to print; a dash where there is none. */
function cellText(value: Cell): string {
  return value === null ? '-' : String(value).replaceAll(CONTROL, '\uFFFD');
}

/** Lays rows out for a terminal, one line each under the names of their columns; numbers stand to the right. */
export function formatTable<Row extends Record<string, Cell>>(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [
    columns.map((column) => column.toUpperCase()),
    ...rows.map((row) => columns.map((column) => cellText(row[column] ?? null))),
  ];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const isNumeric = columns.map((column) => rows.every((row) => typeof row[column] === 'number'));
  return lines
    .map((line) =>
      line
        .map((cell, index) => (isNumeric[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
