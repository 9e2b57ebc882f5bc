import type * as PdfJs from 'pdfjs-dist';
import { CvRefused } from '../refusal';
import type { Piece } from './piece';

/** A CV of more pages is another document. */
const MAX_PAGES = 50;

/** The name of the data that the provider's CVs carry. */
const DATA = 'resume.json';

/** All text that apps print on the pages they have photographed. */
const SCANNER_MARK = /^(?:scanned|dipindai)\b.{0,40}$/i;

/** Nothing of it breaks the Content-Security-Policy; no picture is decoded. */
const OPTIONS = {
  isEvalSupported: false,
  useWasm: false,
  disableFontFace: true,
  stopAtErrors: true,
  maxImageSize: 1,
  verbosity: 0,
};

interface TextItem {
  str: string;
  width: number;
  transform: number[];
  fontName: string;
}

/** Characters of fonts by TeX that do not say what their numbers mean, in its T1 and TS1 encodings. */
const TEX = new Map([
  ['\u0015', '–'],
  ['\u0016', '—'],
  ['\u001b', 'ff'],
  ['\u001c', 'fi'],
  ['\u001d', 'fl'],
  ['\u001e', 'ffi'],
  ['\u001f', 'ffl'],
  ['\u0088', '•'],
]);

/** A text without control characters, which no letter has. */
const withoutControls = (text: string): string => text.replaceAll(/[\p{Cc}]/gu, (sign) => TEX.get(sign) ?? ' ');

/** The texts of a page. `getTextContent` fails in Safari, whose streams cannot be iterated. */
async function textsOf(page: PdfJs.PDFPageProxy): Promise<TextItem[]> {
  const reader = (page.streamTextContent() as ReadableStream<{ items: (TextItem | object)[] }>).getReader();
  const texts: TextItem[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const item of part.value.items) if ('str' in item && item.str.trim() !== '') texts.push(item);
  }
  return texts;
}

/** Names of fonts are in the page's objects once its drawing is known. */
async function boldFonts(page: PdfJs.PDFPageProxy, names: ReadonlySet<string>): Promise<Set<string>> {
  await page.getOperatorList();
  return new Set(
    [...names].filter((name) => {
      if (!page.commonObjs.has(name)) return false;
      const font = page.commonObjs.get(name) as { name?: string; bold?: boolean; black?: boolean };
      return font.bold === true || font.black === true || /bold|black|heavy|demi/i.test(font.name ?? '');
    }),
  );
}

async function readPage(library: typeof PdfJs, page: PdfJs.PDFPageProxy, top: number): Promise<Piece[]> {
  const texts = await textsOf(page);
  const bold = await boldFonts(page, new Set(texts.map(({ fontName }) => fontName)));
  const viewport = page.getViewport({ scale: 1 });
  return texts.map(({ str, width, transform, fontName }) => {
    const [, , c = 0, d = 0, left = 0, y = 0] = library.Util.transform(viewport.transform, transform) as number[];
    const place = { left, right: left + width, y: top + y, page: page.pageNumber };
    return { ...place, text: withoutControls(str), size: Math.hypot(c, d), bold: bold.has(fontName) };
  });
}

async function readPages(library: typeof PdfJs, document: PdfJs.PDFDocumentProxy): Promise<Piece[]> {
  const pieces: Piece[] = [];
  let top = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    for (const piece of await readPage(library, page, top)) pieces.push(piece);
    top += page.getViewport({ scale: 1 }).height;
    page.cleanup();
  }
  return pieces;
}

/**
 * True when a dictionary of pages states too many. The library would look at the last page first, which takes long; it
 * finds what is compressed.
 */
function statesTooManyPages(bytes: Uint8Array): boolean {
  const dictionaries = new TextDecoder('latin1').decode(bytes).split('<<');
  return dictionaries.some(
    (text) => /\/Type\s*\/Pages\b/.test(text) && Number(/\/Count\s+(\d+)/.exec(text)?.[1]) > MAX_PAGES,
  );
}

/** The value of the JSON Resume that is attached to the file; nothing where none is, or where it is no JSON. */
async function readResume(document: PdfJs.PDFDocumentProxy): Promise<unknown> {
  const attached = (await document.getAttachments()) as Record<
    string,
    { filename: string; content: Uint8Array }
  > | null;
  const data = Object.values(attached ?? {}).find(({ filename }) => filename === DATA);
  try {
    return data && JSON.parse(new TextDecoder().decode(data.content));
  } catch {
    return undefined;
  }
}

/**
 * The text of a PDF with its places, or the JSON Resume that it carries.
 *
 * @throws CvRefused for a PDF with a password, with too many pages, or without text
 */
export async function readPdf(
  library: typeof PdfJs,
  bytes: Uint8Array,
): Promise<{ resume: unknown } | { pieces: Piece[] }> {
  if (statesTooManyPages(bytes)) throw new CvRefused('too-many-pages');
  const task = library.getDocument({ data: bytes, ...OPTIONS });
  try {
    const document = await task.promise;
    if (document.numPages > MAX_PAGES) throw new CvRefused('too-many-pages');
    const resume = await readResume(document);
    if (resume !== undefined) return { resume };
    const pieces = await readPages(library, document);
    if (pieces.every(({ text }) => SCANNER_MARK.test(text.trim()))) throw new CvRefused('scan');
    return { pieces };
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new CvRefused('encrypted');
    throw error;
  } finally {
    await task.destroy();
  }
}
