import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config';
import { S3Bucket } from '../media-store/s3-bucket';

/** Prefix of the path of every company's picture, in URLs, keys of a bucket and the folder of uploads. */
export const COMPANY_PICTURES = 'companies/';

const NAME = /^[0-9a-f]{64}\.webp$/;

/** Pictures of companies, by names derived from their content: the file of a path never changes. */
export interface PictureStore {
  /** Stores a picture. Gives back its URL path. */
  write(webp: Uint8Array): Promise<string>;
  /** The picture of a name; null where there is none. */
  read(name: string): Promise<Buffer | null>;
  /** Deletes the picture at a URL path that `write` gave. */
  delete(url: string): Promise<void>;
}

const nameOf = (webp: Uint8Array): string => `${createHash('sha256').update(webp).digest('hex')}.webp`;

const toUrl = (name: string): string => `/media/${COMPANY_PICTURES}${name}`;

/** The name in a URL path that `write` can have given, or null. */
function pictureNameIn(url: string): string | null {
  const prefix = toUrl('');
  const name = url.startsWith(prefix) ? url.slice(prefix.length) : '';
  return NAME.test(name) ? name : null;
}

/** In the bucket of MEDIA_STORE. */
function bucketPictures(bucket: S3Bucket): PictureStore {
  return {
    write: async (webp) => {
      const name = nameOf(webp);
      await bucket.put(COMPANY_PICTURES + name, Buffer.from(webp), 'image/webp');
      return toUrl(name);
    },
    read: async (name) => (NAME.test(name) ? bucket.read(COMPANY_PICTURES + name) : null),
    delete: async (url) => {
      const name = pictureNameIn(url);
      if (name) await bucket.delete(COMPANY_PICTURES + name);
    },
  };
}

/** Below the data folder, where the server serves them as files. */
function filePictures(dataDir: string): Omit<PictureStore, 'read'> {
  const folder = path.join(dataDir, 'media', COMPANY_PICTURES);
  return {
    write: async (webp) => {
      const name = nameOf(webp);
      await mkdir(folder, { recursive: true });
      const part = path.join(dataDir, `${randomUUID()}.part`);
      await writeFile(part, webp, { flush: true });
      await rename(part, path.join(folder, name));
      return toUrl(name);
    },
    delete: async (url) => {
      const name = pictureNameIn(url);
      if (name) await rm(path.join(folder, name), { force: true });
    },
  };
}

type StoreConfig = Pick<Config, 'mediaStore' | 'dataDir'>;

/** The bucket's pictures, to be served from there; null where they are files. */
export function picturesInBucket({ mediaStore }: StoreConfig): PictureStore | null {
  return mediaStore === null ? null : bucketPictures(new S3Bucket(mediaStore));
}

/** The store that MEDIA_STORE names: a bucket, or the data folder. */
export function createPictureStore(config: StoreConfig): Omit<PictureStore, 'read'> {
  return picturesInBucket(config) ?? filePictures(config.dataDir);
}
