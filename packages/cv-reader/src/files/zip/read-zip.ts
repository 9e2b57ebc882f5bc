import { toReading } from '../../entries/to-reading';
import type { CvReading } from '../../reading';
import { readDocx } from '../docx/read-docx';
import { fromLinkedIn } from '../linked-in';
import { CvRefused } from '../refusal';
import { unpack } from './unpack';

/** Text of a document by Word, without pictures; tables of an export by LinkedIn. */
const WANTED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels|(?:.*\/)?[^/]+\.csv)$/i;

/**
 * Reads the CV in a zip archive: a document by Word, or an export by LinkedIn.
 *
 * @throws CvRefused for an archive of another kind or beyond the limits
 */
export async function readZip(archive: Uint8Array): Promise<CvReading> {
  const files = unpack(archive, (name) => WANTED.test(name));
  if (files.has('word/document.xml')) return toReading(await readDocx(files));
  const reading = fromLinkedIn(files);
  if (!reading) throw new CvRefused('unknown-type');
  return reading;
}
