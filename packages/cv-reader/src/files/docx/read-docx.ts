import type { CvLine } from '../../reading';
import { isTableHead } from '../../entries/table-head';
import { lookOf, type LookedText } from '../look';
import { numberLines } from '../number-lines';
import { joinSpacedLetters } from '../spaced-letters';
import type { Archive } from '../zip/unpack';
import { openPackage } from './package';
import { first, lookIn, readBullets, readStyles, type Look } from './styles';
import { all, attribute, child, elementsIn, isOn, childValue, type Element } from './xml';

/** A line without number: its cells with the look of their texts. */
type Line = LookedText[][];

/** With as many lines in two cells of a row, the cells are columns of a page. */
const COLUMN_LINES = 3;

/** More paragraphs than these in a text box are a column of their own. */
const LABEL_PARAGRAPHS = 2;

/** Styles whose letters are bold without saying so. */
const HEADING = /^(?:heading|title|judul)/i;

/** Elements whose text is not on the page: what was moved away, and the sample of a template that nobody has replaced. */
const isAbsent = (element: Element): boolean =>
  ['moveFrom', 'pPr', 'rPr', 'rt'].includes(element.name) ||
  isOn(child(element, 'sdtPr'), 'showingPlcHdr') === true ||
  isOn(child(element, 'trPr'), 'hidden') === true ||
  child(child(element, 'trPr'), 'del') !== undefined;

/** Signs that elements stand for; symbols are of fonts that have pictures. */
const SIGNS = new Map(Object.entries({ tab: '\t', ptab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-', sym: ' ' }));

const textIn = (root: Element): string =>
  all(root, 't')
    .flatMap(({ children }) => children.filter((node) => typeof node === 'string'))
    .join('');

const isEmpty = (texts: readonly LookedText[]): boolean => texts.every(({ text }) => text.trim() === '');

function split(texts: readonly LookedText[], separator: string): LookedText[][] {
  const parts: LookedText[][] = [[]];
  for (const text of texts) {
    if (text.text === separator) parts.push([]);
    else parts.at(-1)?.push(text);
  }
  return parts.filter((part) => !isEmpty(part));
}

/** The cells of a row, or the rows of a table. */
const partsOf = (parent: Element, name: string): Element[] =>
  elementsIn(parent).flatMap((element) => {
    if (isAbsent(element)) return [];
    return element.name === name ? [element] : partsOf(element, name);
  });

/** The lines of a row of a table: cells with one line each, or with lines of their own beside each other or in turn. */
function linesOfRow(all: readonly Line[][]): Line[] {
  const cells = all.filter((lines) => lines.length > 0);
  if (cells.filter((lines) => lines.length >= COLUMN_LINES).length > 1) return cells.flat();
  const height = cells.reduce((most, { length }) => Math.max(most, length), 0);
  return Array.from({ length: height }, (_, index) => cells.flatMap((lines) => lines[index] ?? []));
}

/** The columns of a table are not more. */
const MAX_COLUMNS = 30;

function toCvLine(line: Line): Omit<CvLine, 'line'> {
  const cells = line.map((cell) =>
    joinSpacedLetters(cell.map(({ text }) => text).join(''))
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return { text: cells.filter(Boolean).join(' '), cells, page: 1, ...lookOf(line[0] ?? []), ends: true };
}

/** Content of a paragraph; `boxes` are text boxes and diagrams. */
interface Content {
  texts: LookedText[];
  boxes: Element[];
}

/**
 * The lines of a document by Word, with the look that its styles give to letters: those of page headers first, those of
 * footers last. Labels, diagrams, and text boxes above all text stand before the paragraph that holds them, other text
 * boxes at the end.
 *
 * @param main the document's main part
 */
export function readDocx(archive: Archive, main: string): CvLine[] {
  const { body, partsOf: partsOfType, takeDiagram } = openPackage(archive, main);
  if (!body) throw new Error('The document has no body.');
  const styleOf = readStyles(partsOfType('styles')[0]);
  const isBulleted = readBullets(partsOfType('numbering')[0]);
  const later: Line[] = [];
  /** Texts of a paragraph whose end was deleted: they begin the next one. */
  let carried: LookedText[] = [];

  function gather(element: Element, look: Look, content: Content): void {
    if (isAbsent(element)) return;
    const { name, children } = element;
    const own = child(element, 'rPr');
    const given = name === 'r' ? first(lookIn(own), styleOf(childValue(own, 'rStyle') ?? ''), look) : look;
    if (given.hidden === true) return;
    const push = (text: string): number =>
      content.texts.push({ text, size: given.size ?? null, bold: given.bold === true });
    const sign = SIGNS.get(name);
    if (sign !== undefined) push(sign);
    else if (name === 't') for (const text of children) push(String(text));
    else if (name === 'txbxContent') content.boxes.push(element);
    else if (name === 'relIds') content.boxes.push(...elementsIn(takeDiagram(attribute(element, 'dm'))));
    else if (name === 'AlternateContent') {
      // The same once more, for old programs.
      const count = (): number => content.texts.length + content.boxes.length;
      const before = count();
      for (const choice of elementsIn(element)) if (count() === before) gather(choice, given, content);
    } else for (const inner of elementsIn(element)) gather(inner, given, content);
    // A paragraph of a drawing.
    if (name === 'p') push('\n');
  }

  function linesOfParagraph(paragraph: Element, isTop: boolean): Line[] {
    const properties = child(paragraph, 'pPr');
    const style = styleOf(childValue(properties, 'pStyle') ?? '');
    const content: Content = { texts: carried, boxes: [] };
    carried = [];
    for (const part of elementsIn(paragraph)) gather(part, first(style, styleOf()), content);
    const lines: Line[] = [];
    for (const box of content.boxes) {
      const parts = elementsIn(box).map((part) => linesOf([part]));
      const isHere =
        isTop || box.name === 'dataModel' || parts.filter(({ length }) => length > 0).length <= LABEL_PARAGRAPHS;
      for (const line of parts.flat()) (isHere ? lines : later).push(line);
    }
    if (child(child(properties, 'rPr'), 'del')) {
      carried = content.texts;
      return lines;
    }
    const bold = HEADING.test(style.name ?? '');
    const texts = bold ? content.texts.map((text) => ({ ...text, bold })) : content.texts;
    const own = split(texts, '\n').map((line): Line => split(line, '\t'));
    if (isBulleted(child(properties, 'numPr') ?? style.list))
      own[0]?.[0]?.unshift({ text: '• ', bold: false, size: null });
    return [...lines, ...own];
  }

  /** The lines of a table; below headings of columns each row is one, with a cell for each column. */
  function linesOfTable(element: Element): Line[] {
    const rows = partsOf(element, 'tr').map((row) =>
      partsOf(row, 'tc').flatMap((cell): Line[][] => {
        const span = Math.min(Number(childValue(child(cell, 'tcPr'), 'gridSpan') ?? 1), MAX_COLUMNS);
        return [linesOf(elementsIn(cell)), ...Array.from({ length: span - 1 }, () => [])];
      }),
    );
    const space = { text: ' ', size: null, bold: false };
    const whole = rows.map((row): Line => row.map((cell) => cell.flatMap((line) => [...line.flat(), space])));
    const isTable = whole.slice(0, 2).some((line) => isTableHead(toCvLine(line).cells));
    return isTable ? whole : rows.flatMap(linesOfRow);
  }

  /** The lines of paragraphs and tables, of which the first text of the body is at the top. */
  function linesOf(elements: readonly Element[], isBody = false, lines: Line[] = []): Line[] {
    for (const element of elements) {
      if (isAbsent(element)) continue;
      if (element.name === 'p')
        for (const line of linesOfParagraph(element, isBody && lines.length === 0)) lines.push(line);
      else if (element.name === 'tbl') for (const line of linesOfTable(element)) lines.push(line);
      else linesOf(elementsIn(element), isBody, lines);
    }
    return lines;
  }

  const once = (parts: readonly Element[]): Element[] => [
    ...new Map(parts.map((part) => [textIn(part).trim(), part])).values(),
  ];
  const lines = [...linesOf([...once(partsOfType('header')), body], true), ...later.splice(0)].map(toCvLine);
  const footers = [...linesOf(once(partsOfType('footer'))), ...later].map(toCvLine);
  return numberLines([...lines, ...footers.map((line) => ({ ...line, running: true }))]);
}
