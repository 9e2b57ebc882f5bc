import type * as PdfJs from 'pdfjs-dist';
import { parseResume } from '../from-resume';
import { CvRefused } from '../refusal';
import { inflate, MAX_UNPACKED_BYTES } from '../zip/unpack';
import type { Piece } from './piece';
import { findRunning } from './running';
import { isUnreadable } from './unreadable';

/** A CV of more pages is another document; its tree of pages has fewer branches. */
const MAX_PAGES = 50;

/** More pieces of text are no CV's, even where each letter is one, nor are more characters of a list of pages. */
const MAX_PIECES = 20_000;

/** The most operators that a file's pages may draw with; a font counts as a hundred. */
const MAX_OPERATORS = 100_000;

/** A text that one operator writes: the format allows as many bytes. */
const LONG_TEXT = /[(<](?:[^()<>\\]|\\[^]){32767}/;

/** The name of the data that the provider's CVs carry. */
const DATA = 'resume.json';

/** Fewer words on each page of pictures are the name of an app that scans. */
const MIN_WORDS = 10;

/** Names of a CV among other files. */
const CV_NAME = /\bcv\b|r[eé]sum[eé]|vitae|riwayat/i;

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

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** A text without control characters, which no letter has. */
const withoutControls = (text: string): string => text.replaceAll(/[\p{Cc}]/gu, (sign) => TEX.get(sign) ?? ' ');

/**
 * The texts of a page. `getTextContent` fails in Safari, whose streams cannot be iterated.
 *
 * @param known pieces of the pages before
 */
async function textsOf(page: PdfJs.PDFPageProxy, known: number): Promise<TextItem[]> {
  const reader = (page.streamTextContent() as ReadableStream<{ items: (TextItem | object)[] }>).getReader();
  const texts: TextItem[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const item of part.value.items) if ('str' in item && item.str.trim() !== '') texts.push(item);
    if (known + texts.length <= MAX_PIECES) continue;
    const refused = new CvRefused('bomb');
    await reader.cancel(refused);
    throw refused;
  }
  return texts;
}

/** Names of fonts are in the page's objects once its drawing is known. */
const boldFonts = (page: PdfJs.PDFPageProxy, names: ReadonlySet<string>): Set<string> =>
  new Set(
    [...names].filter((name) => {
      if (!page.commonObjs.has(name)) return false;
      const font = page.commonObjs.get(name) as { name?: string; bold?: boolean; black?: boolean };
      return font.bold === true || font.black === true || /bold|black|heavy|demi/i.test(font.name ?? '');
    }),
  );

/** @param seen of the pages so far */
async function readPage(library: typeof PdfJs, page: PdfJs.PDFPageProxy, seen: { pieces: number; drawn: number }) {
  // First: they end at a limit, unlike the texts of forms without any. The library tells of a thousand at a time.
  const fnArray = await new Promise<number[]>((resolve, reject) => {
    const pump = page as unknown as { _renderPageChunk: (chunk: { fnArray: number[] }, state: unknown) => void };
    const take = pump._renderPageChunk;
    pump._renderPageChunk = (chunk, state) => {
      for (const operator of chunk.fnArray) seen.drawn += operator === library.OPS.dependency ? 100 : 1;
      if (seen.drawn > MAX_OPERATORS) reject(new CvRefused('bomb'));
      else take.call(page, chunk, state);
    };
    page.getOperatorList().then((list) => resolve(list.fnArray), reject);
  });
  const texts = await textsOf(page, seen.pieces);
  // The list ends before a large picture.
  const isDrawn = !fnArray.includes(library.OPS.showText) || fnArray.includes(library.OPS.constructPath);
  const words = texts.reduce((sum, { str }) => sum + str.trim().split(/\s+/).length, 0);
  const bold = boldFonts(page, new Set(texts.map(({ fontName }) => fontName)));
  const viewport = page.getViewport({ scale: 1 });
  const pieces = texts.map(({ str, width, transform, fontName }): Piece => {
    const [, , c = 0, d = 0, left = 0, y = 0] = library.Util.transform(viewport.transform, transform) as number[];
    const [a = 0, b = 0] = transform;
    // A watermark is set aslant: it stands above the CV, in small letters, and is no part of a line.
    const isAslant = Math.min(Math.abs(a), Math.abs(b)) > Math.hypot(a, b) / 4;
    const place = { left, right: left + width, y: isAslant ? -100 : y, page: isAslant ? 1 : page.pageNumber };
    const size = isAslant ? 1 : Math.hypot(c, d);
    return { ...place, text: str, size, bold: bold.has(fontName), font: fontName };
  });
  seen.pieces += texts.length;
  return { pieces, words, isDrawn };
}

async function readPages(library: typeof PdfJs, document: PdfJs.PDFDocumentProxy): Promise<Piece[]> {
  const pages: Piece[][] = [];
  const tops: number[] = [0];
  const seen = { pieces: 0, drawn: 0 };
  let [isDrawn, isShort] = [false, true];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const read = await readPage(library, page, seen);
    pages.push(read.pieces);
    isDrawn ||= read.isDrawn;
    isShort &&= read.words < MIN_WORDS;
    tops.push((tops[number - 1] ?? 0) + page.getViewport({ scale: 1 }).height);
    page.cleanup();
  }
  const all = pages.flat();
  const texts = new Map<string | undefined, string>();
  for (const { font, text } of all) texts.set(font, `${texts.get(font) ?? ''} ${text}`);
  const unreadable = new Set([...texts.keys()].filter((font) => isUnreadable(texts.get(font) ?? '')));
  if (unreadable.size > 0 && all.every(({ font, text }) => unreadable.has(font) || !/\p{L}/u.test(text)))
    throw new CvRefused('unreadable');
  if (seen.pieces === 0 || (isDrawn && isShort)) throw new CvRefused('scan');
  const running = findRunning(pages);
  return all.map((piece) => ({
    ...piece,
    y: piece.y + (tops[piece.page - 1] ?? 0),
    text: withoutControls(piece.text),
    ...(running.has(piece) && { running: true }),
    // One letter may be a bullet, or a page's number.
    ...(unreadable.has(piece.font) &&
      piece.text.trim().length > 1 && {
        unreadable: true,
        text: piece.text.replaceAll(/\p{Cc}/gu, '\uFFFD'),
      }),
  }));
}

/**
 * Refuses a file that states too many pages, or more branches of them, and one that unpacks to very much: the library would
 * look at all of it.
 */
function checkObjects(bytes: Uint8Array): void {
  const text = latin1(bytes);
  const branches = text.split('<<').filter((dictionary) => /\/Type\s*\/Pages\b/.test(dictionary));
  const isLong = text.split('/Kids').some((list, index) => index > 0 && list.indexOf(']') > MAX_PIECES);
  const statesMany = branches.some((branch) => Number(/\/Count\s+(\d+)/.exec(branch)?.[1]) > MAX_PAGES);
  if (branches.length > MAX_PAGES || isLong || statesMany) throw new CvRefused('too-many-pages');
  let unpacked = 0;
  const count = (part: Uint8Array): Uint8Array => {
    unpacked += part.length;
    if (unpacked > MAX_UNPACKED_BYTES) throw new CvRefused('bomb');
    return part;
  };
  for (const { 0: start, index } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const dictionary = text.slice(text.lastIndexOf('obj', index), index);
    if (/\/Subtype\s*\/Image/.test(dictionary)) continue;
    const [from, to] = [index + start.length, text.indexOf('endstream', index)];
    const packed = bytes.subarray(from, to < 0 ? undefined : to);
    try {
      // Two bytes stand before what is packed.
      const content = /\/Fl/.test(dictionary) ? inflate(packed.subarray(2), count) : packed;
      // Streams of most types draw nothing; attached files may have longer texts.
      if (!/\/Type(?!\s*\/XObject)/.test(dictionary) && LONG_TEXT.test(latin1(content))) throw new CvRefused('bomb');
    } catch (error) {
      // The library reads what is damaged or locked, or refuses it.
      if (error instanceof CvRefused) throw error;
    }
  }
}

interface Attached {
  filename: string;
  content: Uint8Array;
}

/** The value of the JSON Resume among attached files; nothing where none is, or where it is not read. */
function readResume(files: readonly Attached[]): unknown {
  const data = files.find(({ filename }) => filename === DATA);
  try {
    return data && parseResume(new TextDecoder().decode(data.content));
  } catch {
    return undefined;
  }
}

/**
 * The text of a PDF with its places, or the JSON Resume that it carries; of a portfolio, those of the CV in it.
 *
 * @throws CvRefused for a PDF with a password, with too many pages, or without text, and for a portfolio without a CV
 */
export async function readPdf(
  library: typeof PdfJs,
  bytes: Uint8Array,
  isInner = false,
): Promise<{ resume: unknown } | { pieces: Piece[] }> {
  checkObjects(bytes);
  const task = library.getDocument({ data: bytes, ...OPTIONS });
  try {
    const document = await task.promise;
    if (document.numPages > MAX_PAGES) throw new CvRefused('too-many-pages');
    const files = Object.values(((await document.getAttachments()) ?? {}) as Record<string, Attached>);
    const resume = readResume(files);
    if (resume !== undefined) return { resume };
    const { info } = (await document.getMetadata()) as { info: { IsCollectionPresent?: boolean } };
    // The pages of a portfolio only say which program opens its files.
    if (info.IsCollectionPresent !== true) return { pieces: await readPages(library, document) };
    const inner = files.filter(({ content }) => latin1(content.slice(0, 5)) === '%PDF-');
    const cv = inner.find(({ filename }) => CV_NAME.test(filename)) ?? (inner.length === 1 ? inner[0] : undefined);
    if (!cv || isInner) throw new CvRefused('unknown-type');
    return await readPdf(library, cv.content, true);
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new CvRefused('encrypted');
    throw error;
  } finally {
    await task.destroy();
  }
}
