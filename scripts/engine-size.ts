import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Words that the search and the matches know, in code that other parts use too. */
const WORDS = ['words.ts', 'search-key.ts', 'place-names.ts', 'places.json', 'typing-error.ts'].map(
  (name) => `packages/rules/${name}`,
);

/** Folders and files of each engine, and the most characters that they may have. */
const ENGINES = {
  'cv-reader': { parts: ['packages/cv-reader/src'], budget: 164_800 },
  'job-signals': { parts: ['packages/job-signals/src'], budget: 140_100 },
  'job-feeds': { parts: ['packages/job-feeds/src'], budget: 85_400 },
  'search and matches': {
    parts: ['packages/job-search/src', 'server/src/jobs/search', 'server/src/matches', ...WORDS],
    budget: 211_600,
  },
};

const filesIn = (part: string): string[] =>
  statSync(part).isFile()
    ? [part]
    : readdirSync(part, { recursive: true, encoding: 'utf8' })
        .filter((name) => /(?<!\.test|\.fixture|-program)\.(?:ts|json)$/.test(name))
        .map((name) => path.join(part, name));

const printer = ts.createPrinter({ removeComments: true });

const withoutComments = (code: string): string =>
  printer.printFile(ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest));

/** Characters of a file without comments, white space, quotes and commas: neither layout nor the form of a list counts. */
function sizeOf(file: string): number {
  const text = readFileSync(file, 'utf8');
  return (file.endsWith('.json') ? text : withoutComments(text)).replaceAll(/[\s'"`,]/g, '').length;
}

/** Counts the code and the word lists of each engine, and fails where they are above the budget. */
for (const [engine, { parts, budget }] of Object.entries(ENGINES)) {
  const size = parts.flatMap(filesIn).reduce((sum, file) => sum + sizeOf(file), 0);
  console.log(`${engine}: ${size} of ${budget} characters`);
  if (size > budget) process.exitCode = 1;
}
