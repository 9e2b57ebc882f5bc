export { PICTURE_TYPES } from './model/read-picture';
export { usePictureReading } from './model/use-picture-reading';
export { PictureInput } from './ui/PictureInput';
