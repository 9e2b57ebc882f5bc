import { texts } from '../texts';

/** Greatest size of a photo, in bytes. Specification 2, section 9. */
export const MAX_PHOTO_BYTES = 1_048_576;

/** Width and height of the photo that is sent, in pixels: enough for the sharpest screen. */
const SIZE = 512;

const JPEG_QUALITY = 0.9;

/** Part of an image, in its own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Problem of a chosen file, or null. Specification 2, section 5, "Profile". Any image that the browser reads is sent as JPEG. */
export const photoProblem = ({ size }: Pick<Blob, 'size'>): string | null =>
  size > MAX_PHOTO_BYTES ? texts.photoTooLarge : null;

function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The image cannot be read.'));
    image.src = address;
  });
}

/**
 * The chosen part of an image as a square JPEG. Redrawing it also leaves out what a camera adds, such as the place.
 *
 * @param address address of the image
 * @returns fails for what is no image
 */
export async function cropPhoto(address: string, area: CropArea): Promise<Blob> {
  const image = await loadImage(address);
  const canvas = document.createElement('canvas');
  const size = Math.min(SIZE, Math.round(area.width));
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The image cannot be drawn.');
  // JPEG knows no transparency: it would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, size, size);
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, size, size);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The image cannot be written.'))),
      'image/jpeg',
      JPEG_QUALITY,
    );
  });
}
