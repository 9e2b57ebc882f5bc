import type * as PdfJs from 'pdfjs-dist';
import { toReading } from '../entries/to-reading';
import type { CvReading } from '../reading';
import { fromResume, parseResume } from './from-resume';
import type { CvFileKind } from './inspect-file';
import { layOut } from './pdf/lay-out';
import { readPdf } from './pdf/read-pdf';
import { readZip } from './zip/read-zip';

/**
 * Reads a CV by its lines, or by its data.
 *
 * @throws CvRefused for a file that is not read; any other error of a library counts as `failed`
 */
export async function readFile(kind: CvFileKind, file: Blob, library: typeof PdfJs): Promise<CvReading> {
  if (kind === 'json') return fromResume(parseResume(await file.text()));
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (kind === 'zip') return readZip(bytes);
  const content = await readPdf(library, bytes);
  return 'resume' in content ? fromResume(content.resume) : toReading(layOut(content.pieces));
}
