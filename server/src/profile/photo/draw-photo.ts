import sharp from 'sharp';

/** A small file can unpack to any size: this bounds the memory that one takes. */
const MAX_PIXELS = 40_000_000;

/** Side of the stored square, in pixels. */
const SIDE = 512;

// One thread for a picture and no cache: uploads are rare and must not crowd out other calls.
sharp.concurrency(1);
sharp.cache(false);

/** A drawn picture, or why there is none. */
type DrawnPhoto = { webp: Uint8Array } | { refused: 'unreadable' | 'too-many-pixels' };

/** Redraws a picture as an upright WebP square of at most 512 pixels, with nothing of the file but its pixels. */
export async function drawPhoto(file: Uint8Array): Promise<DrawnPhoto> {
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) return { refused: 'too-many-pixels' };
    const side = Math.min(SIDE, width, height);
    const webp = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
    return { webp };
  } catch {
    return { refused: 'unreadable' };
  }
}
