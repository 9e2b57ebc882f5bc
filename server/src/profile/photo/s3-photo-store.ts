import type { MediaStore } from '../../config';
import { S3Bucket } from '../../media-store/s3-bucket';
import type { PhotoStore } from './photo-store';
import { isPhotoName, photoNameIn, toPhotoUrl } from './photo-url';

const PHOTOS = 'photos/';
const photoKey = (name: string): string => PHOTOS + name;
const MARKS = 'uploads/';
const markKey = (name: string): string => MARKS + name;

/** Photos as objects of a bucket; an empty object of its name under `uploads/` records that one is in doubt. */
export class S3PhotoStore implements PhotoStore {
  readonly #bucket: S3Bucket;

  constructor(store: MediaStore) {
    this.#bucket = new S3Bucket(store);
  }

  async write(url: string, webp: Buffer): Promise<void> {
    const name = photoNameIn(url);
    if (!name) throw new Error('A photo needs a path of its own.');
    await this.doubt(url);
    await this.#bucket.put(photoKey(name), webp, 'image/webp');
  }

  async read(url: string): Promise<Buffer | null> {
    const name = photoNameIn(url);
    return name ? this.#bucket.read(photoKey(name)) : null;
  }

  async doubt(url: string): Promise<void> {
    const name = photoNameIn(url);
    if (name) await this.#bucket.put(markKey(name), Buffer.alloc(0));
  }

  inDoubt(latest?: Date): Promise<string[]> {
    return this.#urlsBelow(MARKS, latest);
  }

  list(latest?: Date): Promise<string[]> {
    return this.#urlsBelow(PHOTOS, latest);
  }

  async #urlsBelow(prefix: string, latest?: Date): Promise<string[]> {
    return (await this.#bucket.list(prefix))
      .filter(
        ({ name, changedAt }) => isPhotoName(name) && (!latest || (changedAt !== undefined && changedAt <= latest)),
      )
      .map(({ name }) => toPhotoUrl(name));
  }

  async settle(url: string, isInUse: boolean): Promise<void> {
    const name = photoNameIn(url);
    if (!name) return;
    if (!isInUse) await this.#bucket.delete(photoKey(name));
    await this.#bucket.delete(markKey(name));
  }
}
