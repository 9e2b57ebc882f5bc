/**
 * Checks the tables of `docs/spec-coverage/` and of `docs/security.md`: every file that they name is there, and every
 * test that they quote is in the file named before it. Exits 1 with a list of the mismatches.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '..');
const index = 'docs/spec-coverage.md';
const folder = 'docs/spec-coverage';
const security = 'docs/security.md';

/** First folders of paths from the root; all other paths of the tables begin in `src/`. */
const FROM_ROOT = /^(bench|contract|docs|e2e|packages|scripts|server|test)\//;

/** A file in backticks: folders, a name and an ending. Addresses, which begin with a slash, are none. */
const FILE = /`([\w@.-]+(?:\/[\w@.-]+)+\.\w+)`/g;

/** A file, or the title of a test in double quotes. */
const FILE_OR_TITLE = new RegExp(`${FILE.source}|"([^"]+)"`, 'g');

const TEST_FILE = /\.(test|e2e|spec|engine)\.tsx?$/;

/** Programs that show a property by running the built server, or beside every journey, and fail otherwise. */
const RESILIENCE_FILE = /^((bench|server\/scripts)\/[\w-]+|e2e\/support\/journey)\.ts$/;

const isRow = (line: string): boolean => line.startsWith('| ');
const isHeading = (line: string): boolean => /^\| (Statement|Situation|Line) \|/.test(line);

const fromRoot = (file: string): string => (FROM_ROOT.test(file) ? file : `src/${file}`);

/** The cells of a row; a bar within backticks or after a backslash is text. */
const cellsOf = (row: string): string[] =>
  row
    .match(/(?:`[^`]*`|\\\||[^|])+/g)
    ?.map((cell) => cell.trim())
    .filter(Boolean) ?? [];

/** The name that a call begins with: `it` of `it.each(rows)('title')`. */
function nameOfCall(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) return nameOfCall(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return nameOfCall(callee.tag);
  return '';
}

/** Double quotes within a title are curly ones in the tables, where straight ones stand around it. */
const withStraightQuotes = (title: string): string => title.replace(/[“”]/g, '"');

const titles = new Map<string, ReadonlySet<string>>();

/** The titles of all tests in a file, as they are written: `%s` stays what it is. */
function titlesIn(file: string): ReadonlySet<string> {
  const known = titles.get(file);
  if (known) return known;
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title) && /^(it|test|describe)/.test(nameOfCall(node.expression))) {
        found.add(withStraightQuotes(title.text));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true));
  titles.set(file, found);
  return found;
}

const filesIn = (text: string): string[] => [...text.matchAll(FILE)].map(([, file = '']) => fromRoot(file));

const isThere = (file: string): boolean => existsSync(path.join(root, file));

/** Problems of the cell that names the tests of a statement. */
function problemsOfTests(cell: string, isOfSecurity: boolean): string[] {
  const problems: string[] = [];
  let file: string | null = null;
  for (const [, name, title] of cell.matchAll(FILE_OR_TITLE)) {
    if (name !== undefined) {
      file = fromRoot(name);
      const shows = TEST_FILE.test(file) || (isOfSecurity && RESILIENCE_FILE.test(file));
      if (!shows) problems.push(`${file} is no test`);
    } else if (file === null) {
      problems.push(`"${title}" follows no file`);
    } else if (title !== undefined && isThere(file) && !titlesIn(file).has(withStraightQuotes(title))) {
      problems.push(`${file} has no test "${title}"`);
    }
  }
  return problems;
}

function problemsOfLine(line: string, isOfSecurity: boolean): string[] {
  const problems = filesIn(line)
    .filter((file) => !isThere(file))
    .map((file) => `there is no ${file}`);
  if (!isRow(line) || isHeading(line)) return problems;
  const [, carriedOutBy = '', shownBy = '', ...rest] = cellsOf(line);
  if (!carriedOutBy || !shownBy || rest.length > 0) problems.push('a row needs three cells');
  return [...problems, ...problemsOfTests(shownBy, isOfSecurity)];
}

function problemsOfDocument(document: string): string[] {
  const lines = readFileSync(path.join(root, document), 'utf8').split('\n');
  return lines.flatMap((line, at) =>
    problemsOfLine(line, document === security).map((problem) => `${document}:${at + 1}: ${problem}`),
  );
}

const documents = [index, security, ...readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`)];
const problems = documents.flatMap(problemsOfDocument);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
