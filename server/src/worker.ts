/**
 * The program of a worker thread, a bundle of its own: each exported function is a task of `WorkerPool`. A task gets a
 * structured clone of its input, in which a Buffer is a Uint8Array and an error has no class.
 */
export { drawPicture } from './company-pictures/draw-picture';
export { renderCv } from './cv/pdf/render-cv';
export { drawPhoto } from './profile/photo/draw-photo';
export { shareImage } from './web/share-image/share-image';
