import type { Config } from '../../config';
import { FilePhotoStore } from './file-photo-store';
import type { PhotoStore } from './photo-store';
import { S3PhotoStore } from './s3-photo-store';

/** The store that MEDIA_STORE names: a bucket, or the data folder. */
export function createPhotoStore({ mediaStore, dataDir }: Pick<Config, 'mediaStore' | 'dataDir'>): PhotoStore {
  return mediaStore === null ? new FilePhotoStore(dataDir) : new S3PhotoStore(mediaStore);
}
