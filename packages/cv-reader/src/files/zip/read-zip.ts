import { toReading } from '../../entries/to-reading';
import type { CvReading } from '../../reading';
import { mainPart } from '../docx/package';
import { readDocx } from '../docx/read-docx';
import { fromLinkedIn } from '../linked-in';
import { CvRefused } from '../refusal';
import { openArchive, type Archive } from './unpack';

function readArchive(archive: Archive, isInner = false): CvReading | null {
  const main = mainPart(archive);
  if (main !== undefined) return toReading(readDocx(archive, main));
  const reading = fromLinkedIn(archive);
  const inner = reading || isInner ? [] : [...archive.sizes.keys()].filter((name) => /\.(?:zip|docx)$/i.test(name));
  for (const name of inner) {
    const found = readArchive(archive.inner(name), true);
    if (found) return found;
  }
  return reading;
}

/**
 * Reads the CV in a zip archive: a document by Word, or an export by LinkedIn, also in an archive within it.
 *
 * @throws CvRefused for an archive of another kind or beyond the limits
 */
export function readZip(bytes: Uint8Array): CvReading {
  const reading = readArchive(openArchive(bytes));
  if (!reading) throw new CvRefused('unknown-type');
  return reading;
}
