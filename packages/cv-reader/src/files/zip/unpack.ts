import { Inflate, strFromU8 } from 'fflate';
import { CvRefused } from '../refusal';

const MAX_FILES = 300;
const MAX_UNPACKED_BYTES = 10 * 1024 * 1024;

/** Bytes that are unpacked at once: a thousand times as many may come of them. */
const STEP = 1024;

const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

/** A number of this value is in the entry's extra field, as eight bytes. */
const ELSEWHERE = 0xffffffff;

/** The files of a zip archive. Only those that are read count for a limit, by their real bytes: stated sizes can be forged. */
export interface Archive {
  /** Sizes in bytes as the archive's directory states them, by names with `/` between folders. */
  sizes: ReadonlyMap<string, number>;
  /** The content of a file; an archive in it shares the limits when it is opened with `inner`. */
  read: (name: string) => Uint8Array;
  inner: (name: string) => Archive;
}

interface Packed {
  size: number;
  bytes: Uint8Array;
  isStored: boolean;
  isLocked: boolean;
}

function readDirectory(archive: Uint8Array): Map<string, Packed> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const [short, long] = [(at: number) => view.getUint16(at, true), (at: number) => view.getUint32(at, true)];
  let end = archive.length - 22;
  while (long(end) !== DIRECTORY_END) end -= 1;
  const files = new Map<string, Packed>();
  for (let at = long(end + 16); at < end && long(at) === DIRECTORY_ENTRY;) {
    const extra = at + 46 + short(at + 28);
    // The sizes and the place, of which those that are elsewhere follow each other behind the extra field's head.
    let wide = extra + 4;
    const [size = 0, packed = 0, start = 0] = [at + 24, at + 20, at + 42].map((place) => {
      if (long(place) !== ELSEWHERE) return long(place);
      wide += 8;
      return long(wide - 8);
    });
    const data = start + 30 + short(start + 26) + short(start + 28);
    const name = strFromU8(archive.subarray(at + 46, extra), (short(at + 8) & 2048) === 0);
    files.set(name.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, ''), {
      size,
      bytes: archive.subarray(data, data + packed),
      isStored: short(at + 10) === 0,
      isLocked: (short(at + 8) & 1) === 1,
    });
    at = extra + short(at + 30) + short(at + 32);
  }
  return files;
}

function unpack({ bytes, isStored }: Packed, count: (length: number) => void): Uint8Array {
  const parts: Uint8Array[] = [];
  const take = (part: Uint8Array): void => {
    count(part.length);
    parts.push(part);
  };
  if (isStored) take(bytes);
  const inflate = new Inflate(take);
  for (let start = 0; start < bytes.length && !isStored; start += STEP)
    inflate.push(bytes.subarray(start, start + STEP), start + STEP >= bytes.length);
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return whole;
}

/**
 * Opens a zip archive by its directory.
 *
 * @throws CvRefused when more than 300 files or 10 MB are read of it, or a file with a password; RangeError for an archive
 * that is damaged
 */
export function openArchive(archive: Uint8Array, read = { files: 0, bytes: 0 }): Archive {
  const files = readDirectory(archive);
  const readFile = (name: string): Uint8Array => {
    const file = files.get(name);
    if (!file) return new Uint8Array();
    if (file.isLocked) throw new CvRefused('encrypted');
    const count = (length: number): void => {
      read.bytes += length;
      if (read.files > MAX_FILES || read.bytes > MAX_UNPACKED_BYTES) throw new CvRefused('bomb');
    };
    read.files += 1;
    return unpack(file, count);
  };
  const sizes = new Map([...files].map(([name, { size }]) => [name, size]));
  return { sizes, read: readFile, inner: (name) => openArchive(readFile(name), read) };
}
