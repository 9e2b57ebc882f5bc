import type { ImportReport } from './import-jobs';

/** Lays an import's report out for a terminal: notes by line, then a table of the counts. */
export function formatReport({ counts, refused, merged, warnings }: ImportReport): string {
  const notes = [
    ...refused.map((note) => ({ ...note, kind: 'refused' })),
    ...merged.map((note) => ({ ...note, kind: 'merged' })),
    ...warnings.map((note) => ({ ...note, kind: 'warning' })),
  ].sort((a, b) => a.line - b.line);
  const width = Math.max(...Object.values(counts).map((count) => String(count).length));
  return [
    ...notes.map(({ line, kind, text }) => `line ${line}: ${kind}: ${text}`),
    ...(notes.length > 0 ? [''] : []),
    ...Object.entries(counts).map(([outcome, count]) => `${outcome.padEnd(9)}  ${String(count).padStart(width)}`),
  ].join('\n');
}
