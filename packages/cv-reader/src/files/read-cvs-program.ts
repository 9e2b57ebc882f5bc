/**
 * Reads the files whose bytes come in, as a JSON list of base64 texts, and writes as JSON what the app reads in them, or
 * why it refuses them. A program of its own, because the reader of PDFs is an ES module that jest's sandbox does not load.
 */
import { json } from 'node:stream/consumers';
import { inspectFile } from './inspect-file';
import { readFile } from './read-file';
import { CvRefused } from './refusal';

async function main(): Promise<void> {
  const library = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const files = (await json(process.stdin)) as string[];
  const results: unknown[] = [];
  for (const bytes of files) {
    const file = new Blob([Buffer.from(bytes, 'base64')]);
    try {
      results.push(await readFile(await inspectFile(file), file, library));
    } catch (error) {
      if (!(error instanceof CvRefused)) throw error;
      results.push(error.reason);
    }
  }
  process.stdout.write(JSON.stringify(results));
}

void main();
