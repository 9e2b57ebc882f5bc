/**
 * Carries out `docs/tutorial-*.md` on a copy of the repository: `npm run tutorials`. It applies the diffs and runs the
 * commands that change files, in their order. A diff whose new lines are in the file already is only shown. At the end it
 * runs the checks of the whole copy, lints the changed files, and runs the tests that the tutorials name. Ends with 1 when
 * one of these fails.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseDiff } from './tutorial-diff';

const REPOSITORY = path.resolve(__dirname, '..');

/** Not needed for the types and tests, or linked. */
const LEFT_OUT =
  /^(\.git|dist|var|coverage|reports|\.stryker-tmp|docs\/screens|screens|e2e\/dist|(e2e\/)?source-maps|server\/dist)$|(^|\/)node_modules$/;

/** How many files a field, a fact of a job or a filter may take by hand, the contract included and tests apart. */
const MAX_FILES_BY_HAND = 8;

/** Scope of the workspace's packages in `node_modules`. */
const WORKSPACE = '@titian';

const LIMITED = ['tutorial-field.md', 'tutorial-filter.md', 'tutorial-job-fact.md'];

/** Commands that change files; the runner leaves out what builds, serves and tests everything. */
const CHANGES_FILES = /^(npm run (contract:types|migration)|cp|rm|for|perl|npx prettier) /;

const IS_TEST = /\.(test|fixture)\.tsx?$|^test\//;
const TESTS = /^(npx jest|npm run test:corpora --) (.+)$/;

const BLOCK = /^```(sh|diff)\n([^]*?)^```$/gm;

const root = mkdtempSync(path.join(os.tmpdir(), 'titian-tutorials-'));

function copyRepository(): void {
  cpSync(REPOSITORY, root, {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(path.relative(REPOSITORY, source)),
  });
  for (const folder of ['server/node_modules', 'packages/job-feeds/node_modules']) {
    symlinkSync(path.join(REPOSITORY, folder), path.join(root, folder));
  }
  // Each package by itself: those of the workspace are the copy's own, by links that are relative.
  const installed = path.join(REPOSITORY, 'node_modules');
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of readdirSync(installed).filter((entry) => entry !== WORKSPACE)) {
    symlinkSync(path.join(installed, name), path.join(root, 'node_modules', name));
  }
  cpSync(path.join(installed, WORKSPACE), path.join(root, 'node_modules', WORKSPACE), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

/** Runs a command in the copy; its output is shown where it fails. */
function run(command: string): void {
  const { status, stdout, stderr } = spawnSync(command, { cwd: root, encoding: 'utf8', shell: true });
  if (status !== 0) throw new Error(`${command}\n${stdout}${stderr}`);
}

/** Applies a diff. Returns the files that it changed. */
function applyDiff(diff: string): string[] {
  return parseDiff(diff).flatMap(({ file, hunks }) => {
    const target = path.join(root, file);
    const text = readFileSync(target, 'utf8');
    const changed = hunks.reduce((all, { from, to }) => {
      if (all.includes(to)) return all;
      if (from === '' || !all.includes(from)) throw new Error(`${file} has no such lines:\n${from || to}`);
      return all.replace(from, () => to);
    }, text);
    if (changed === text) return [];
    writeFileSync(target, changed);
    return [file];
  });
}

/** Carries out one tutorial. Returns the commands that run its tests. */
function follow(tutorial: string): string[] {
  const blocks = [...readFileSync(path.join(REPOSITORY, 'docs', tutorial), 'utf8').matchAll(BLOCK)];
  const tests: string[] = [];
  const byHand = new Set<string>();
  for (const [, language, content = ''] of blocks) {
    if (language === 'diff') applyDiff(content).forEach((file) => byHand.add(file));
    else {
      const lines = content.split('\n');
      lines.filter((line) => CHANGES_FILES.test(`${line} `)).forEach(run);
      tests.push(...lines.filter((line) => TESTS.test(line)));
    }
  }
  const files = [...byHand].filter((file) => !IS_TEST.test(file));
  console.log(`${tutorial}: ${files.length} files by hand, tests apart`);
  if (LIMITED.includes(tutorial) && files.length > MAX_FILES_BY_HAND) {
    throw new Error(`${tutorial} takes more than ${MAX_FILES_BY_HAND} files by hand: ${files.join(', ')}`);
  }
  return tests;
}

/** One command for each program, so that a test file which several tutorials name runs once. */
function joined(commands: readonly string[]): string[] {
  const patterns: Record<string, string[]> = {};
  for (const command of commands) {
    const [, program = '', words = ''] = TESTS.exec(command) ?? [];
    (patterns[program] ??= []).push(...words.split(' '));
  }
  return Object.entries(patterns).map(([program, words]) => `${program} ${[...new Set(words)].join(' ')}`);
}

/** Paths of the files in the copy that were written after a time (milliseconds since 1970). */
function writtenAfter(time: number): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).mtimeMs > time);
}

function main(): void {
  copyRepository();
  const copied = Date.now();
  const tutorials = readdirSync(path.join(REPOSITORY, 'docs')).filter((file) => /^tutorial-.*\.md$/.test(file));
  const tests = joined(tutorials.sort().flatMap(follow));
  const changed = writtenAfter(copied);
  run('npx run-p --silent check:types check:layers');
  run(`npx prettier --check --ignore-unknown ${changed.join(' ')}`);
  run(`npx eslint --max-warnings 0 --no-warn-ignored ${changed.filter((file) => /\.tsx?$/.test(file)).join(' ')}`);
  tests.forEach(run);
  console.log(`checks and tests pass: ${tests.join('; ')}`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(root, { recursive: true });
}
