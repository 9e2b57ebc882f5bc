import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import { CvRefused } from '../refusal';

const MAX_ENTRIES = 300;
const MAX_UNPACKED_BYTES = 20 * 1024 * 1024;

/** Bytes that are unpacked at once: a thousand times as many may come of them. */
const STEP = 1024;

/** Refuses an archive by the sizes that it states, before anything is unpacked. */
function checkStatedSizes(archive: Uint8Array): void {
  let bytes = 0;
  unzipSync(archive, {
    filter: ({ originalSize }) => {
      bytes += originalSize;
      if (bytes > MAX_UNPACKED_BYTES) throw new CvRefused('bomb');
      return false;
    },
  });
}

/**
 * Files of a zip archive by their names, of which `isWanted` decides. Counted are the real bytes of all files, too:
 * the sizes that an archive states can be forged.
 *
 * @throws CvRefused for an archive with more than 300 files or 20 MB
 */
export function unpack(archive: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> {
  checkStatedSizes(archive);
  const chunks = new Map<string, Uint8Array[]>();
  let entries = 0;
  let bytes = 0;
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > MAX_ENTRIES) throw new CvRefused('bomb');
    const own: Uint8Array[] = [];
    if (isWanted(file.name)) chunks.set(file.name, own);
    file.ondata = (error, chunk) => {
      if (error) throw error;
      bytes += chunk.length;
      if (bytes > MAX_UNPACKED_BYTES) throw new CvRefused('bomb');
      if (isWanted(file.name)) own.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let start = 0; start < archive.length; start += STEP) {
    unzip.push(archive.subarray(start, start + STEP), start + STEP >= archive.length);
  }
  return new Map([...chunks].map(([name, parts]) => [name, concat(parts)]));
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return whole;
}
