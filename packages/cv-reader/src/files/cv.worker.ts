/** The program of the worker that reads CVs. It loads its libraries when it starts, and makes no request after that. */
import libraryUrl from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import type * as PdfJs from 'pdfjs-dist';
import type { WorkerRequest, WorkerResponse } from './cv-reader';
import { readFile } from './read-file';
import { CvRefused } from './refusal';

/** The types of the browser's window are the only ones here. */
const page = self as unknown as Worker;

const respond = (response: Omit<WorkerResponse, 'isOfReader'>): void =>
  page.postMessage({ isOfReader: true, ...response } satisfies WorkerResponse);

const refuse = (error: unknown): void => respond({ refusal: error instanceof CvRefused ? error.reason : 'failed' });

/**
 * The library and its worker's program, both in this worker: one that the library started would work on for seconds
 * after this one is ended.
 */
async function loadLibrary(): Promise<typeof PdfJs> {
  const [library] = await Promise.all([
    import(/* webpackIgnore: true */ libraryUrl) as Promise<typeof PdfJs>,
    import(/* webpackIgnore: true */ workerUrl),
  ]);
  return library;
}

loadLibrary().then((library) => {
  page.onmessage = ({ data: { kind, file } }: MessageEvent<WorkerRequest>) => {
    readFile(kind, file, library).then((reading) => respond({ reading }), refuse);
  };
  respond({});
}, refuse);
