import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MAX_DELAY_MS, MAX_STATEMENT_MS } from '../http/shed-load';
import { TURNS } from '../http/turns';
import { cacheControl } from '../jobs/prepared-response';
import { repoRoot } from '../paths';
import { READS } from './reads';

const document = readFileSync(path.join(repoRoot, 'docs', 'scaling.md'), 'utf8');

/** The rows of the table below a heading of the document. */
function rowsBelow(heading: string): string[] {
  const [, part = ''] = document.split(`\n### ${heading}\n`);
  const [, table = ''] = part.split(/\n\|---.*\n/, 2);
  return (table.split('\n\n')[0] ?? '').split('\n');
}

const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`;

const seconds = (ms: number): string => `${ms / 1_000} s`;

it('has the reads of its document', () => {
  const rows = Object.entries(READS).map(([name, read]) => {
    const { maxAge, turn, key, path: call } = read;
    const kept = 'cacheControl' in read ? read.cacheControl : cacheControl({ age: 0, maxAge });
    const bytes = 'maxBytes' in read ? `${read.maxBytes / 1024 / 1024} MB` : '–';
    const oldest = key === null ? 'not kept' : maxAge === Infinity ? 'any' : seconds(maxAge);
    const paths = call === null ? '– (a part)' : `\`${call}\``;
    return row(
      `\`${name}\``,
      read.name,
      paths,
      key ?? '–',
      bytes,
      oldest,
      turn ?? '–',
      call === null ? '–' : `\`${kept}\``,
    );
  });
  expect(rowsBelow('How each read is answered')).toEqual(rows);
});

it('has the queue of its document', () => {
  const rows = Object.entries(TURNS).map(([turn, limits]) => {
    const { perGroup, total, shedAt } = limits;
    const atOnce = turn === 'search' ? 'half of the processors, 1 to 3' : limits.concurrency;
    const longest = 'patience' in limits ? seconds(limits.patience) : '–';
    const late = seconds(shedAt * MAX_DELAY_MS);
    const statement = turn === 'write' ? '–' : `${shedAt * MAX_STATEMENT_MS} ms`;
    return row(`\`${turn}\``, atOnce, perGroup.join(', of one account '), total, longest, late, statement);
  });
  expect(rowsBelow('The queue of the process')).toEqual(rows);
});
