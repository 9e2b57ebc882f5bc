import { ApiFailure } from '../../http/failure';
import type { WorkerPool } from '../../workers/worker-pool';

/** Largest upload, in bytes (specification 2, section 9). */
export const MAX_PHOTO_BYTES = 1_048_576;

/** By its first bytes, for a name or a declared type can say anything. Other formats must not reach their decoders. */
export function isJpegPngOrWebp(file: Buffer): boolean {
  const starts = (bytes: string, offset = 0): boolean =>
    file.toString('latin1', offset, offset + bytes.length) === bytes;
  return starts('\xff\xd8\xff') || starts('\x89PNG\r\n\x1a\n') || (starts('RIFF') && starts('WEBP', 8));
}

function refused(code: 4009 | 4010, message: string): ApiFailure {
  return new ApiFailure(code, message, { err: { image: [message] } });
}

/** The failure for a photo of more than 1 MB, in the words of specification 2, section 5. */
export function photoTooLarge(): ApiFailure {
  return refused(4009, 'File tidak boleh lebih dari 1MB');
}

const wrongType = (): ApiFailure => refused(4010, 'Foto harus berupa gambar JPEG, PNG, atau WebP.');
const unreadable = (): ApiFailure => refused(4010, 'Foto ini tidak dapat dibaca.');
const tooManyPixels = (): ApiFailure => refused(4009, 'Ukuran foto tidak boleh lebih dari 40 megapiksel.');

/**
 * Makes the picture to store from an uploaded file: upright, square, at most 512 pixels wide, as WebP. It is drawn
 * again, so that nothing of the file but its pixels is left: no place where it was taken, no camera, no script.
 * Fails with 4010 for what is not a readable JPEG, PNG or WebP, with 4009 for more than 40 megapixels, and with 5000 as
 * HTTP 503 while too many pictures wait, of this candidate or of all.
 */
export async function preparePhoto(file: Buffer, workers: WorkerPool, candidateId: string): Promise<Buffer> {
  if (!isJpegPngOrWebp(file)) throw wrongType();
  const drawn = await workers.run('drawPhoto', candidateId, file);
  if ('webp' in drawn) return Buffer.from(drawn.webp);
  throw drawn.refused === 'too-many-pixels' ? tooManyPixels() : unreadable();
}
