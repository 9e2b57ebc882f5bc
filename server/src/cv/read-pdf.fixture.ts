/** For tests: what a PDF reader sees in a PDF. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { json } from 'node:stream/consumers';

// A reader starts for each call, which takes seconds where the machine is busy.
jest.setTimeout(30_000);

export interface ReadPage {
  /** In points, as all lengths. */
  width: number;
  height: number;
  /** Line by line. */
  text: string;
  /** Stretches of text; `y` counts from the bottom of the page. */
  items: { text: string; left: number; right: number; y: number; size: number }[];
  /** Targets of links. */
  links: string[];
  /** Texts that screen readers have for the links. */
  linkTexts: string[];
  /** The roles of its parts, from top to bottom, with the description of those that are no text. */
  structure: string[];
}

export interface ReadPdf {
  info: Record<string, unknown>;
  pages: ReadPage[];
  /** Texts of attached files, by their names. */
  attachments: Record<string, string>;
}

/** Reads several PDFs at once, which takes hardly longer than one. */
export async function readPdfs(files: readonly Buffer[]): Promise<ReadPdf[]> {
  const reader = spawn(process.execPath, [path.join(__dirname, 'read-pdf.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  reader.stdin.end(JSON.stringify(files.map((file) => file.toString('base64'))));
  return (await json(reader.stdout)) as ReadPdf[];
}

/** Reads one PDF. */
export async function readPdf(file: Buffer): Promise<ReadPdf> {
  const [pdf] = await readPdfs([file]);
  if (!pdf) throw new Error('Nothing was read.');
  return pdf;
}

/** How many images a PDF holds. */
export function countImages(file: Buffer): number {
  return file.toString('latin1').match(/\/Subtype \/Image\b/g)?.length ?? 0;
}

/** All text of a PDF, its pages one after the other. */
export function textOf({ pages }: ReadPdf): string {
  return pages.map(({ text }) => text).join('\n');
}
