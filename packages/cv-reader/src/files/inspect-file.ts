import { CvRefused } from './refusal';

/** Size of a file in bytes from which on it is not read. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;

export type CvFileKind = 'pdf' | 'zip' | 'json';

/** Readers of PDFs take the signature anywhere in the first kilobyte. */
const START = 1024;

/** Bytes of a PDF's end in which its last mark is looked for, at once. */
const PDF_END = 65_536;

/** A zip archive ends with its directory's end record, and a comment of at most this length. */
const ZIP_END = 22 + 65_535;

/** Begins documents of Office that are no zip archives: those of before 2007, and those with a password. */
const COMPOUND_FILE = '\u00d0\u00cf\u0011\u00e0';

/** In UTF-16 in the directory of a document with a password, which has a few short entries. */
const ENCRYPTED_PACKAGE = [...'EncryptedPackage'].join('\0');
const DIRECTORY = 4096;

/** A part of a file as text: each byte is the character of its number. */
async function textAt(file: Blob, start: number, length: number): Promise<string> {
  const bytes = new Uint8Array(await file.slice(start, start + length).arrayBuffer());
  // The decoder's `latin1` has letters in place of some numbers, of which no mark is made.
  return new TextDecoder('latin1').decode(bytes);
}

const endOf = (file: Blob, length: number): Promise<string> => textAt(file, Math.max(0, file.size - length), length);

/** A PDF ends with a mark that other bytes may follow, but no object: then its end is missing. */
async function inspectPdf(file: Blob): Promise<void> {
  let end = '';
  for (let start = file.size - PDF_END; ; start -= PDF_END) {
    end = (await textAt(file, Math.max(0, start), PDF_END + Math.min(0, start))) + end;
    const mark = end.lastIndexOf('%%EOF');
    if (mark >= 0 && !/\d obj\b/.test(end.slice(mark))) return;
    if (mark >= 0 || start <= 0) throw new CvRefused('truncated');
  }
}

/** True for a document with a password, by the directory whose place the file's header has. */
async function isLocked(file: Blob): Promise<boolean> {
  const header = new DataView(await file.slice(0, 52).arrayBuffer());
  if (header.byteLength < 52) return false;
  const sector = 2 ** header.getUint16(30, true);
  const directory = (header.getUint32(48, true) + 1) * sector;
  return (await textAt(file, directory, DIRECTORY)).includes(ENCRYPTED_PACKAGE);
}

/**
 * The kind of a CV's file by its content, before any library is needed (specification 4, section 10). Only parts of the
 * file are read: a whole one would keep a slow phone busy.
 *
 * Rejects with `CvRefused` for a file that no reader could read: too large, of another kind, encrypted, or without its
 * end.
 */
export async function inspectFile(file: Blob): Promise<CvFileKind> {
  if (file.size > MAX_FILE_BYTES) throw new CvRefused('too-large');
  const start = await textAt(file, 0, START);
  if (start.includes('%PDF-') && !start.startsWith('<')) {
    await inspectPdf(file);
    return 'pdf';
  }
  if (start.startsWith('PK\x03\x04')) {
    if (!(await endOf(file, ZIP_END)).includes('PK\x05\x06')) throw new CvRefused('truncated');
    return 'zip';
  }
  if (/^(?:ï»¿)?\s*\{/.test(start)) {
    if (!(await endOf(file, START)).trimEnd().endsWith('}')) throw new CvRefused('truncated');
    return 'json';
  }
  const locked = start.startsWith(COMPOUND_FILE) && (await isLocked(file));
  throw new CvRefused(locked ? 'encrypted' : 'unknown-type');
}
