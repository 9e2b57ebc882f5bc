import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { CvEntry, CvLine, CvSection } from '../src/reading';

export type ExpectedEntry = Pick<CvEntry, 'section' | 'values'>;

export interface CorpusCv {
  name: string;
  layout: string;
  lines: CvLine[];
  expected: ExpectedEntry[];
}

const MARK = /^\{(b?)([\d.]*)\}/;

/** The lines of a CV in the notation of the corpus: see README.md beside. */
export function toLines(text: string): CvLine[] {
  const lines: CvLine[] = [];
  let [page, line] = [1, 0];
  for (const row of text.split('\n').filter((one) => one.trim() !== '')) {
    if (row === '#page') {
      page += 1;
      line = 0;
      continue;
    }
    line += 1;
    const [, bold = '', points = ''] = MARK.exec(row) ?? [];
    const size = points === '' ? null : Number(points);
    const cells = row.split('\t').map((cell) => cell.replace(MARK, ''));
    lines.push({ text: cells.join('\t').trim(), cells, page, line, size, bold: bold !== '' });
  }
  return lines;
}

/** `A ... B` as the text from A to B; any other text as it is. */
function spanIn(cv: string, value: string): string {
  const [from = '', to] = value.split(' ... ');
  if (to === undefined) return value;
  const start = cv.indexOf(from);
  const end = cv.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`The CV has no "${value}"`);
  return cv.slice(start, end + to.length);
}

const LANGUAGE = /^(.*?)(?: \((\w+)\))?$/;

function toListed(section: CvSection, name: string): ExpectedEntry {
  if (section !== 'language') return { section, values: { name } };
  const [, language, level] = LANGUAGE.exec(name) ?? [];
  return { section, values: level === undefined ? { language } : { language, level } };
}

function toExpected(block: string, cv: string): ExpectedEntry[] {
  const [head = '', ...fields] = block.split('\n');
  const [section, listed] = head.split(': ') as [CvSection, string | undefined];
  if (listed !== undefined) return listed.split('; ').map((name) => toListed(section, name));
  const pairs = fields.map((field) => {
    const at = field.indexOf(': ');
    return [field.slice(0, at), spanIn(cv, field.slice(at + 2))] as const;
  });
  return [{ section, values: Object.fromEntries(pairs) }];
}

function toCv(name: string, text: string): CorpusCv {
  const [header = '', rest = ''] = text.split('== cv\n');
  const [cv = '', expected = ''] = rest.split('== expected\n');
  const layout = /^layout: (.*)$/m.exec(header)?.[1] ?? '';
  const plain = cv.replaceAll(/\{b?[\d.]*\}/g, '');
  const blocks = expected.trim().split('\n\n');
  return { name, layout, lines: toLines(cv), expected: blocks.flatMap((block) => toExpected(block, plain)) };
}

/** The CVs of the corpus, or of one of its folders. */
export function readCorpus(folder: '' | 'held-out' | 'foreign' | 'foreign-held-out' = ''): CorpusCv[] {
  const place = path.join(__dirname, folder);
  return readdirSync(place)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => toCv(file.replace('.txt', ''), readFileSync(path.join(place, file), 'utf8')));
}
