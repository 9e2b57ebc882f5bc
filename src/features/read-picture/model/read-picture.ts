import { startTextReader } from './text-reader';

/** Types of pictures that are read. Specification 4, section 14. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

const MAX_PICTURE_BYTES = 10_000_000;

/** Of the longer side; a smaller picture has no letters that could be told apart. */
const MIN_SIDE_PX = 160;

/** More pixels take a phone longer and are read no better: a screenshot has two or three million. */
const MAX_PIXELS = 3_000_000;

/** Of the reader in what it read, of 100: below it are patterns, not words. */
const MIN_CONFIDENCE = 45;

const MIN_LETTERS = 4;

export type PictureRefusal = 'type' | 'tooLarge' | 'tooSmall' | 'illegible' | 'notLoaded' | 'failed';

/** Says why no text came of a picture. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';

  constructor(
    readonly reason: PictureRefusal,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

const refuse =
  (reason: PictureRefusal) =>
  (cause: unknown): never => {
    throw new PictureRefused(reason, { cause });
  };

/** True when this browser has what reading a picture takes. */
export const canReadPictures = (): boolean =>
  typeof Worker === 'function' && typeof WebAssembly === 'object' && typeof createImageBitmap === 'function';

/** The picture as it is read: the file itself, or a smaller copy of a large one. */
async function prepare(file: File): Promise<Uint8Array> {
  const bitmap = await createImageBitmap(file).catch(refuse('type'));
  const { width, height } = bitmap;
  if (Math.max(width, height) < MIN_SIDE_PX) throw new PictureRefused('tooSmall');
  const scale = Math.sqrt(MAX_PIXELS / (width * height));
  let picture: Blob = file;
  if (scale < 1) {
    const canvas = Object.assign(document.createElement('canvas'), {
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    });
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    picture = (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))) ?? file;
  }
  bitmap.close();
  return new Uint8Array(await picture.arrayBuffer());
}

interface Options {
  /** Ends it; then it never settles. */
  signal: AbortSignal;
  /** @param share from 0 to 1 of the reading, once the reader is loaded */
  onProgress: (share: number) => void;
}

/**
 * The text of a picture, read on this device: the picture is neither sent nor stored. The reader, two megabytes, is fetched
 * by this call alone. Specification 4, section 14.
 *
 * @throws PictureRefused when no text comes of it
 */
export async function readPicture(file: File, { signal, onProgress }: Options): Promise<string> {
  if (!PICTURE_TYPES.includes(file.type)) throw new PictureRefused('type');
  if (file.size > MAX_PICTURE_BYTES) throw new PictureRefused('tooLarge');
  const picture = await prepare(file);
  signal.throwIfAborted();
  const reader = await startTextReader(signal).catch(refuse('notLoaded'));
  try {
    const { text, confidence } = await reader.read(picture, onProgress).catch(refuse('failed'));
    const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    if (letters < MIN_LETTERS || confidence < MIN_CONFIDENCE) throw new PictureRefused('illegible');
    return text.trim();
  } finally {
    reader.close();
  }
}
