import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '../paths';
import { RATE_LIMITS, type RateLimit } from './rate-limits';

it('has the numbers of its document', () => {
  const rows = Object.entries<readonly RateLimit[]>(RATE_LIMITS).flatMap(([action, limits]) =>
    limits.map(({ counts, per, max, seconds }) => {
      const counted = typeof counts === 'string' ? counts : `responses with ${counts.join(', ')}`;
      return `| ${action} | ${counted} | ${per} | ${max} | ${seconds / 60} |`;
    }),
  );
  const document = readFileSync(path.join(repoRoot, 'docs', 'security-limits.md'), 'utf8');
  const [, table = ''] = document.split('|---|---|---|---|---|\n');
  expect(table.split('\n\n')[0]).toBe(rows.join('\n'));
});
