import libraryUrl from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import type * as PdfJs from 'pdfjs-dist';

/** Pages that are drawn at most: a phone has no memory for many. */
const MAX_PAGES = 10;

/** Pixels of a drawn page from left to right: sharp on a phone, and 4 MB of memory. */
const WIDTH = 900;

export interface PdfPage {
  number: number;
  /** The text of the page, in reading order. */
  text: string;
  draw: (canvas: HTMLCanvasElement) => Promise<void>;
}

export interface OpenedPdf {
  /** Of the file, which may be more than are drawn. */
  count: number;
  pages: PdfPage[];
  /** Ends the worker. */
  close: () => void;
}

/** The library as a file of its own: bundled, its worker would not start. */
async function loadLibrary(): Promise<typeof PdfJs> {
  const library = (await import(/* webpackIgnore: true */ libraryUrl)) as typeof PdfJs;
  library.GlobalWorkerOptions.workerSrc = workerUrl;
  return library;
}

interface TextContent {
  items: ({ str: string; hasEOL: boolean } | object)[];
}

/** `getTextContent` fails in Safari, whose streams cannot be iterated. */
async function textOf(page: PdfJs.PDFPageProxy): Promise<string> {
  const reader = (page.streamTextContent() as ReadableStream<TextContent>).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const item of part.value.items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
  }
  return text;
}

async function toPage(page: PdfJs.PDFPageProxy): Promise<PdfPage> {
  const viewport = page.getViewport({ scale: WIDTH / page.getViewport({ scale: 1 }).width });
  return {
    number: page.pageNumber,
    text: await textOf(page),
    draw: async (canvas) => {
      Object.assign(canvas, { width: viewport.width, height: viewport.height });
      await page.render({ canvas, viewport }).promise;
    },
  };
}

/** The pages of a PDF, at most ten, read in a worker. Rejects when library or file cannot be read. */
export async function openPdf(file: Blob): Promise<OpenedPdf> {
  const [library, data] = await Promise.all([loadLibrary(), file.arrayBuffer()]);
  // Nothing of it breaks the Content-Security-Policy.
  const options = { isEvalSupported: false, useWasm: false, disableFontFace: true, stopAtErrors: true };
  const task = library.getDocument({ data, ...options });
  const document = await task.promise;
  const numbers = Array.from({ length: Math.min(MAX_PAGES, document.numPages) }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map(async (number) => toPage(await document.getPage(number))));
  return { count: document.numPages, pages, close: () => void task.destroy() };
}
