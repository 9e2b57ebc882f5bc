import type { ImportReport } from './import-jobs';

/** How many lines are named for a kind of warning; all of them stand above. */
const MAX_LINES = 10;

function linesOf(lines: number[]): string {
  const more = lines.length > MAX_LINES ? ` and ${lines.length - MAX_LINES} more` : '';
  return `${lines.length === 1 ? 'line' : 'lines'} ${lines.slice(0, MAX_LINES).join(', ')}${more}`;
}

/** Lays an import's report out for a terminal: notes by line, warnings by kind, then a table of the counts. */
export function formatReport({ counts, refused, merged, warnings, warningKinds }: ImportReport): string {
  const notes = [
    ...refused.map((note) => ({ ...note, outcome: 'refused' })),
    ...merged.map((note) => ({ ...note, outcome: 'merged' })),
    ...warnings.map(({ kind, ...note }) => ({ ...note, outcome: `warning: ${kind}` })),
  ].sort((a, b) => a.line - b.line);
  const kinds = Object.entries(warningKinds);
  const kindWidth = Math.max(...kinds.map(([kind]) => kind.length));
  const countWidth = Math.max(...kinds.map(([, { count }]) => String(count).length));
  const width = Math.max(...Object.values(counts).map((count) => String(count).length));
  return [
    ...notes.map(({ line, outcome, text }) => `line ${line}: ${outcome}: ${text}`),
    ...(notes.length > 0 ? [''] : []),
    ...(kinds.length > 0 ? ['Warnings:'] : []),
    ...kinds.map(
      ([kind, { count, lines }]) =>
        `  ${kind.padEnd(kindWidth)}  ${String(count).padStart(countWidth)}  ${linesOf(lines)}`,
    ),
    ...(kinds.length > 0 ? [''] : []),
    ...Object.entries(counts).map(([outcome, count]) => `${outcome.padEnd(9)}  ${String(count).padStart(width)}`),
  ].join('\n');
}
