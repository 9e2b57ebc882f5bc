import { toReading } from '../../entries/to-reading';
import type { CvReading } from '../../reading';
import { readDocx } from '../docx/read-docx';
import { fromLinkedIn } from '../linked-in';
import { CvRefused } from '../refusal';
import { openArchive, type Archive } from './unpack';

/** Text of a document by Word, without pictures. */
const WORD = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels)$/i;

async function readArchive(archive: Archive, isInner = false): Promise<CvReading | null> {
  const names = [...archive.sizes.keys()];
  const filesOf = (wanted: RegExp): Map<string, Uint8Array> =>
    new Map(names.filter((name) => wanted.test(name)).map((name) => [name, archive.read(name)]));
  if (names.includes('word/document.xml')) return toReading(await readDocx(filesOf(WORD)));
  const reading = fromLinkedIn(archive);
  const inner = reading || isInner ? [] : names.filter((name) => /\.(?:zip|docx)$/i.test(name));
  for (const name of inner) {
    const found = await readArchive(archive.inner(name), true);
    if (found) return found;
  }
  return reading;
}

/**
 * Reads the CV in a zip archive: a document by Word, or an export by LinkedIn, also in an archive within it.
 *
 * @throws CvRefused for an archive of another kind or beyond the limits
 */
export async function readZip(bytes: Uint8Array): Promise<CvReading> {
  const reading = await readArchive(openArchive(bytes));
  if (!reading) throw new CvRefused('unknown-type');
  return reading;
}
