/**
 * Reads the files whose bytes come in, as a JSON list of base64 texts, and writes as JSON what the app reads in them, or
 * why it refuses them, with the processor time in seconds. A program of its own, because the reader of PDFs is an ES module
 * that jest's sandbox does not load.
 */
import { json } from 'node:stream/consumers';
import { inspectFile } from './inspect-file';
import { readFile } from './read-file';
import { CvRefused } from './refusal';

async function main(): Promise<void> {
  const library = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const files = (await json(process.stdin)) as string[];
  const results: unknown[] = [];
  const read = (file: Blob) =>
    inspectFile(file)
      .then((kind) => readFile(kind, file, library))
      .catch((error: unknown) => (error instanceof CvRefused ? error.reason : 'failed'));
  for (const bytes of files) {
    const file = new Blob([Buffer.from(bytes, 'base64')]);
    const start = process.cpuUsage();
    const result = await read(file);
    const { user, system } = process.cpuUsage(start);
    results.push({ result, seconds: (user + system) / 1e6 });
  }
  process.stdout.write(JSON.stringify(results));
}

void main();
