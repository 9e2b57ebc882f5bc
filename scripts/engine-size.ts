import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Most lines of code that each engine may have, without its tests and fixtures. */
const BUDGETS = { 'cv-reader': 4700, 'job-signals': 2300, 'job-feeds': 3000 };

/** Counts the lines of each engine, as `wc -l` does, and fails where they are above the budget. */
for (const [engine, budget] of Object.entries(BUDGETS)) {
  const folder = `packages/${engine}/src`;
  const lines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|\.fixture|-program)\.ts$/.test(name))
    .reduce((sum, name) => sum + readFileSync(path.join(folder, name), 'utf8').split('\n').length - 1, 0);
  console.log(`${engine}: ${lines} of ${budget} lines`);
  if (lines > budget) process.exitCode = 1;
}
