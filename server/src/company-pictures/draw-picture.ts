import sharp from 'sharp';

/** A small file can unpack to any size: this bounds the memory that one takes. */
const MAX_PIXELS = 40_000_000;

interface PictureTask {
  file: Uint8Array;
  /** The room that it must fit into, in pixels. */
  width: number;
  height: number;
}

/**
 * Redraws a picture as WebP that fits into a room, never larger than it was, with nothing of the file but its pixels.
 * Null for a file that cannot be read or has too many pixels.
 */
export async function drawPicture({ file, width, height }: PictureTask): Promise<Uint8Array | null> {
  try {
    return await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(width, height, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return null;
  }
}
