import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const URL_PREFIX = '/media/photos/';
const NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;
const PART = '.part';

/**
 * The candidates' photos, as files in the data folder. A file and the row that names it cannot change in one
 * transaction: between the two changes a photo is in doubt, which an empty file of its name in `uploads/` records. The
 * call itself or, after a crash, a later clean-up ends the doubt and deletes the photo unless a row names it.
 */
export class PhotoStore {
  readonly #photos: string;
  readonly #uploads: string;

  constructor(dataDir: string) {
    this.#photos = path.join(dataDir, 'media', 'photos');
    this.#uploads = path.join(dataDir, 'uploads');
  }

  /** Stores a photo, in doubt, at a path that `newPhotoUrl` has made. */
  async write(url: string, webp: Buffer): Promise<void> {
    const name = nameIn(url);
    if (!name) throw new Error('A photo needs a path of its own.');
    const part = path.join(this.#uploads, name + PART);
    await mkdir(this.#photos, { recursive: true });
    await this.doubt(url);
    await writeFile(part, webp, { flush: true });
    await rename(part, path.join(this.#photos, name));
  }

  /** Puts a photo in doubt before its row changes. The address of a file that is not stored here is ignored. */
  async doubt(url: string): Promise<void> {
    const name = nameIn(url);
    if (!name) return;
    await mkdir(this.#uploads, { recursive: true });
    await writeFile(path.join(this.#uploads, name), '');
  }

  /** The URL paths of all photos in doubt, or of those that have been in doubt since `latest` or longer. */
  async inDoubt(latest?: Date): Promise<string[]> {
    if (!existsSync(this.#uploads)) return [];
    const urls: string[] = [];
    for (const name of await readdir(this.#uploads)) {
      if (!NAME.test(name)) continue;
      // A file that is gone was settled by another server meanwhile.
      const since = latest && (await stat(path.join(this.#uploads, name)).catch(() => null));
      if (!latest || (since && since.mtimeMs <= latest.getTime())) urls.push(URL_PREFIX + name);
    }
    return urls;
  }

  /** Ends the doubt about a photo, and deletes it unless it is in use. */
  async settle(url: string, isInUse: boolean): Promise<void> {
    const name = nameIn(url);
    if (!name) return;
    if (!isInUse) await rm(path.join(this.#photos, name), { force: true });
    await rm(path.join(this.#uploads, name + PART), { force: true });
    await rm(path.join(this.#uploads, name), { force: true });
  }
}

/** A URL path that nobody can guess, for a new photo. */
export function newPhotoUrl(): string {
  return `${URL_PREFIX}${randomUUID()}.webp`;
}

/** The file's name if the path can be that of a stored photo. */
function nameIn(url: string): string | null {
  const name = url.startsWith(URL_PREFIX) ? url.slice(URL_PREFIX.length) : '';
  return NAME.test(name) ? name : null;
}
