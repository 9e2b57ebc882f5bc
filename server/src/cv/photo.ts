import sharp from 'sharp';
import type { PhotoStore } from '../profile/photo/photo-store';
import { photoNameIn } from '../profile/photo/photo-url';

/** Both sides of the square, in pixels: enough to print it at 300 dots per inch. */
const SIDE = 360;

/**
 * A candidate's photo as a square JPEG, which is what a PDF can hold, or null without one. `image` is the path in the
 * profile; only uploads are read, whatever else may stand there. Rejects when the file is gone or is no image.
 */
export async function readPhoto(photos: PhotoStore, image: string | null): Promise<Buffer | null> {
  if (image === null || photoNameIn(image) === null) return null;
  const webp = await photos.read(image);
  if (!webp) throw new Error('The photo is gone.');
  return sharp(webp)
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'cover' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 85 })
    .toBuffer();
}
