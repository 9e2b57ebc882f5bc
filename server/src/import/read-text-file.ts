import { readFile } from 'node:fs/promises';
import { ImportError } from '@titian/job-feeds';

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  ERR_FS_FILE_TOO_LARGE: 'it is too large',
};

async function readBytes(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new ImportError(`Cannot read ${file}: ${REASONS[code] ?? (code || 'unknown reason')}.`);
  }
}

/** An XML declaration that names an encoding. */
const DECLARATION = /^\s*<\?xml\s[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/;

const BYTE_ORDER_MARKS: readonly [string, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** By its byte order mark, the zeros of UTF-16 beside its first character, or its XML declaration; else UTF-8. */
function encodingOf(bytes: Buffer): string {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[0];
  if (bytes[0] && bytes[1] === 0) return 'utf-16le';
  if (bytes[0] === 0 && bytes[1]) return 'utf-16be';
  const declared = DECLARATION.exec(bytes.subarray(0, 400).toString('latin1'))?.[1]?.toLowerCase() ?? 'utf-8';
  // A declaration that can be read byte by byte is not in UTF-16, whatever it says.
  return declared.startsWith('utf-16') || declared.startsWith('ucs-2') ? 'utf-8' : declared;
}

/** Bytes that are no UTF-8 become U+FFFD: they are some characters of a feed, and rows with them are reported. */
function decoder(file: string, encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: encoding.replace('-', '') !== 'utf8' });
  } catch {
    throw new ImportError(`${file} declares the encoding ${JSON.stringify(encoding)}, which is not known.`);
  }
}

/** The characters of windows-1252 at 0x80 to 0x9f, which Node.js 20 reads as if they were those of ISO 8859-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function asWindows(text: string): string {
  return text.replaceAll(/[\u0080-\u009f]/g, (sign) => WINDOWS_1252[sign.charCodeAt(0) - 0x80] ?? sign);
}

/** True when no character beyond ASCII could be read as UTF-8, and bytes are left that are none. */
const isWindows = (bytes: Buffer, text: string): boolean =>
  !/[^\0-\x7f\ufffd]/.test(text) && text.includes('\ufffd') && !bytes.includes('\ufffd');

function decode(file: string, bytes: Buffer): string {
  const encoding = encodingOf(bytes);
  const reader = decoder(file, encoding);
  try {
    const text = reader.decode(bytes);
    if (reader.encoding === 'utf-8' && isWindows(bytes, text)) return asWindows(bytes.toString('latin1'));
    return reader.encoding === 'windows-1252' ? asWindows(text) : text;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isOtherText = code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
    const reason = isOtherText ? `is not ${encoding.toUpperCase()} text` : 'is too large to be read at once; split it';
    throw new ImportError(`${file} ${reason}.`);
  }
}

/**
 * Reads a file of text and gives back its text without a byte order mark. The encoding is UTF-8, UTF-16 or the one that
 * an XML declaration names; a file that is none of these is read as windows-1252. Throws ImportError when it cannot be read.
 */
export async function readTextFile(file: string): Promise<string> {
  return decode(file, await readBytes(file));
}
