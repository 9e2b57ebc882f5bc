import { readFile } from 'node:fs/promises';
import { ImportError } from './import-problems';

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

function decode(file: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isOtherText = code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
    const reason = isOtherText ? 'is not UTF-8 text' : 'is too large to be read at once; split it';
    throw new ImportError(`${file} ${reason}.`);
  }
}

/**
 * Reads a file of text in UTF-8, with or without a byte order mark, and gives back its text without the mark.
 * Throws ImportError when it cannot be read.
 */
export async function readTextFile(file: string): Promise<string> {
  return decode(file, await readBytes(file));
}
