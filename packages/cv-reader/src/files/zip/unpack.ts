import { Inflate, strFromU8 } from 'fflate';
import { CvRefused } from '../refusal';

const MAX_FILES = 300;
/** Of an archive, and of a PDF without its pictures. */
export const MAX_UNPACKED_BYTES = 10 * 1024 * 1024;

/** Bytes that are unpacked at once: a thousand times as many may come of them. */
const STEP = 1024;

const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

/** A number of this value is in the entry's extra field, as eight bytes. */
const ELSEWHERE = 0xffffffff;

/** The files of a zip archive by their names, with `/` between folders. */
export interface Archive {
  /** Sizes in bytes as the archive's directory states them. */
  sizes: ReadonlyMap<string, number>;
  /** The content of a file; empty for one that is not there. */
  read: (name: string) => Uint8Array;
  /** An archive in the archive, for which the same limits count. */
  inner: (name: string) => Archive;
}

/** Unpacks in steps, after each of which `count` may throw. */
export function inflate(packed: Uint8Array, count: (bytes: Uint8Array) => Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  const inflating = new Inflate((part) => parts.push(count(part)));
  for (let start = 0; start < packed.length; start += STEP)
    inflating.push(packed.subarray(start, start + STEP), start + STEP >= packed.length);
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((end, part) => (whole.set(part, end), end + part.length), 0);
  return whole;
}

/**
 * Opens a zip archive by its directory. Only files that are read count for a limit, by their real bytes: stated sizes can
 * be forged.
 *
 * @throws CvRefused when more than 300 files or 10 MB are read of it, or a file with a password; RangeError for an archive
 * that is damaged
 */
export function openArchive(archive: Uint8Array, counted = { files: 0, bytes: 0 }): Archive {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const [short, long] = [(at: number) => view.getUint16(at, true), (at: number) => view.getUint32(at, true)];
  const count = (bytes: Uint8Array): Uint8Array => {
    counted.bytes += bytes.length;
    if (counted.files > MAX_FILES || counted.bytes > MAX_UNPACKED_BYTES) throw new CvRefused('bomb');
    return bytes;
  };
  let end = archive.length - 22;
  while (long(end) !== DIRECTORY_END) end -= 1;
  const sizes = new Map<string, number>();
  const files = new Map<string, () => Uint8Array>();
  for (let at = long(end + 16); at < end && long(at) === DIRECTORY_ENTRY;) {
    const [flags, isStored, extra] = [short(at + 8), short(at + 10) === 0, at + 46 + short(at + 28)];
    // The sizes and the place, of which those that are elsewhere follow each other behind the extra field's head.
    let wide = extra - 4;
    const [size = 0, length = 0, start = 0] = [at + 24, at + 20, at + 42].map((place) =>
      long(place) === ELSEWHERE ? long((wide += 8)) : long(place),
    );
    const path = strFromU8(archive.subarray(at + 46, extra), (flags & 2048) === 0);
    const name = path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
    sizes.set(name, size);
    files.set(name, () => {
      if ((flags & 1) === 1) throw new CvRefused('encrypted');
      counted.files += 1;
      const data = start + 30 + short(start + 26) + short(start + 28);
      const packed = archive.subarray(data, data + length);
      return isStored ? count(packed) : inflate(packed, count);
    });
    at = extra + short(at + 30) + short(at + 32);
  }
  const read = (name: string): Uint8Array => files.get(name)?.() ?? new Uint8Array();
  return { sizes, read, inner: (name) => openArchive(read(name), counted) };
}
