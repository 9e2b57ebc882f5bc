import path from 'node:path';
import sharp from 'sharp';
import type { Config } from '../config';

/** Both sides of the square, in pixels: enough to print it at 300 dots per inch. */
const SIDE = 360;

const STORED_PHOTO = /^\/media\/photos\/([\w-]+\.webp)$/;

/**
 * A candidate's photo as a square JPEG, which is what a PDF can hold, or null without one. `image` is the path in the
 * profile; only uploads are read, whatever else may stand there. Rejects when the file is gone or is no image.
 */
export async function readPhoto({ dataDir }: Config, image: string | null): Promise<Buffer | null> {
  const file = STORED_PHOTO.exec(image ?? '')?.[1];
  if (file === undefined) return null;
  return sharp(path.join(dataDir, 'media', 'photos', file))
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'cover' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 85 })
    .toBuffer();
}
