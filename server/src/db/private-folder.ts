import type { Stats } from 'node:fs';
import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Owner, group and others, with the bits that change a program's user. */
const MODE_BITS = 0o7777;

/** Makes what this process creates from now on readable and writable for its own user alone. */
export function makeNewFilesPrivate(): void {
  process.umask(0o077);
}

async function restrict(file: string, { mode }: Stats, wanted: number): Promise<void> {
  if ((mode & MODE_BITS) === wanted) return;
  await chmod(file, wanted).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    // A mounted folder may belong to another user, who decides. Another server may delete a file meanwhile.
    if (code !== 'EPERM' && code !== 'ENOENT' && code !== 'EROFS') throw error;
  });
}

async function restrictAll(file: string): Promise<void> {
  const stats = await lstat(file).catch(() => null);
  if (stats?.isFile()) await restrict(file, stats, FILE_MODE);
  if (!stats?.isDirectory()) return;
  await restrict(file, stats, FOLDER_MODE);
  for (const name of await readdir(file)) await restrictAll(path.join(file, name));
}

/**
 * Creates a folder where it is missing, and makes it and everything in it readable and writable for its owner alone:
 * folders 0700, files 0600. Links are not followed. What belongs to another user stays as it is.
 */
export async function makeFolderPrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  for (const name of await readdir(folder)) await restrictAll(path.join(folder, name));
  const stats = await lstat(folder);
  if (stats.isDirectory()) await restrict(folder, stats, FOLDER_MODE);
}
