import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PhotoStore } from './photo-store';
import { isPhotoName, photoNameIn, toPhotoUrl } from './photo-url';

const PART = '.part';

/** The URL paths of what a folder has files of, or of those that were changed at `latest` or before. */
async function urlsIn(folder: string, latest?: Date): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const urls: string[] = [];
  for (const name of await readdir(folder)) {
    if (!isPhotoName(name)) continue;
    // A file that is gone was settled by another server meanwhile.
    const since = latest && (await stat(path.join(folder, name)).catch(() => null));
    if (!latest || (since && since.mtimeMs <= latest.getTime())) urls.push(toPhotoUrl(name));
  }
  return urls;
}

/** Photos as files in the data folder; an empty file of its name in `uploads/` records that one is in doubt. */
export class FilePhotoStore implements PhotoStore {
  readonly #photos: string;
  readonly #uploads: string;

  constructor(dataDir: string) {
    this.#photos = path.join(dataDir, 'media', 'photos');
    this.#uploads = path.join(dataDir, 'uploads');
  }

  async write(url: string, webp: Buffer): Promise<void> {
    const name = photoNameIn(url);
    if (!name) throw new Error('A photo needs a path of its own.');
    const part = path.join(this.#uploads, name + PART);
    await mkdir(this.#photos, { recursive: true });
    await this.doubt(url);
    await writeFile(part, webp, { flush: true });
    await rename(part, path.join(this.#photos, name));
  }

  async read(url: string): Promise<Buffer | null> {
    const name = photoNameIn(url);
    if (!name) return null;
    return readFile(path.join(this.#photos, name)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    });
  }

  async doubt(url: string): Promise<void> {
    const name = photoNameIn(url);
    if (!name) return;
    await mkdir(this.#uploads, { recursive: true });
    await writeFile(path.join(this.#uploads, name), '');
  }

  inDoubt(latest?: Date): Promise<string[]> {
    return urlsIn(this.#uploads, latest);
  }

  list(latest?: Date): Promise<string[]> {
    return urlsIn(this.#photos, latest);
  }

  async settle(url: string, isInUse: boolean): Promise<void> {
    const name = photoNameIn(url);
    if (!name) return;
    if (!isInUse) await rm(path.join(this.#photos, name), { force: true });
    await rm(path.join(this.#uploads, name + PART), { force: true });
    await rm(path.join(this.#uploads, name), { force: true });
  }
}
