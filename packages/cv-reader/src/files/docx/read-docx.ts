import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import type { CvLine } from '../../reading';
import { lookOf, type LookedText } from '../look';
import { numberLines } from '../number-lines';
import { joinSpacedLetters } from '../spaced-letters';
import { gatherText } from './gather-text';

/** A part of a document as mammoth reads it. */
interface DocumentPart {
  type: string;
  children?: DocumentPart[];
  value?: string;
  styleName?: string | null;
  numbering?: { isOrdered: boolean } | null;
  isBold?: boolean;
  fontSize?: number | null;
}

/** A line without number: its cells with the look of their texts. */
type Line = LookedText[][];

/** With as many lines in two cells of a row, the cells are columns of a page. */
const COLUMN_LINES = 3;

/** Styles whose letters are bold without saying so. */
const HEADING = /^(?:heading|title|judul)/i;

/** The texts of a paragraph; `\t` and `\n` are texts of their own. */
function textsOf(part: DocumentPart, look: Omit<LookedText, 'text'>): LookedText[] {
  if (part.type === 'text') return [{ ...look, text: part.value ?? '' }];
  if (part.type === 'tab') return [{ ...look, text: '\t' }];
  if (part.type === 'break') return [{ ...look, text: '\n' }];
  const own =
    part.type === 'run' ? { bold: look.bold || part.isBold === true, size: part.fontSize ?? look.size } : look;
  return (part.children ?? []).flatMap((child) => textsOf(child, own));
}

const isEmpty = (texts: readonly LookedText[]): boolean => texts.every(({ text }) => text.trim() === '');

function split(texts: readonly LookedText[], separator: string): LookedText[][] {
  const parts: LookedText[][] = [[]];
  for (const text of texts) {
    if (text.text === separator) parts.push([]);
    else parts.at(-1)?.push(text);
  }
  return parts.filter((part) => !isEmpty(part));
}

function linesOfParagraph(paragraph: DocumentPart): Line[] {
  const bold = HEADING.test(paragraph.styleName ?? '');
  const lines = split(textsOf(paragraph, { bold, size: null }), '\n').map((line) => split(line, '\t'));
  const [first] = lines;
  // As other programs print it; the number of a numbered list is nowhere in the file.
  if (paragraph.numbering && !paragraph.numbering.isOrdered)
    first?.[0]?.unshift({ text: '• ', bold: false, size: null });
  return lines;
}

/** The lines of a row of a table: cells with one line each, or with lines of their own beside each other or in turn. */
function linesOfRow(row: DocumentPart): Line[] {
  const cells = (row.children ?? []).map((cell) => linesOf(cell.children ?? [])).filter((lines) => lines.length > 0);
  if (cells.filter((lines) => lines.length >= COLUMN_LINES).length > 1) return cells.flat();
  const height = cells.reduce((most, { length }) => Math.max(most, length), 0);
  return Array.from({ length: height }, (_, index) => cells.flatMap((lines) => lines[index] ?? []));
}

function linesOf(parts: readonly DocumentPart[]): Line[] {
  return parts.flatMap((part) => {
    if (part.type === 'paragraph') return linesOfParagraph(part);
    return part.type === 'tableRow' ? linesOfRow(part) : linesOf(part.children ?? []);
  });
}

function toCvLine(line: Line): Omit<CvLine, 'line'> {
  const cells = line.map((cell) =>
    joinSpacedLetters(cell.map(({ text }) => text).join(''))
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return { text: cells.join(' '), cells, page: 1, ...lookOf(line[0] ?? []), ends: true };
}

/** The lines of a document by Word, of which `files` are the text parts. */
export async function readDocx(files: ReadonlyMap<string, Uint8Array>): Promise<CvLine[]> {
  const archive = zipSync(Object.fromEntries(gatherText(files)), { level: 0 });
  let document: DocumentPart = { type: 'document' };
  const transformDocument = (read: DocumentPart): DocumentPart => {
    document = read;
    return { ...read, children: [] };
  };
  // In browsers mammoth takes an `arrayBuffer`, in Node.js a `buffer`.
  const input = { arrayBuffer: archive.buffer as ArrayBuffer, buffer: archive };
  await mammoth.convertToHtml(input as { arrayBuffer: ArrayBuffer }, { transformDocument });
  return numberLines(linesOf(document.children ?? []).map(toCvLine));
}
