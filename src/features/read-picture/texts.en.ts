import type { texts } from './texts';

export const english = {
  choose: 'Read from a picture',
  kinds:
    'A poster or screenshot: JPEG, PNG or WebP, at most 10 MB. You can also paste or drag a picture into the field. It is read on this device, and neither sent nor stored.',
  ask: 'Data saver is on. The reader of pictures has to be downloaded first, about 2 MB.',
  agree: 'Download and read',
  loading: 'Loading the reader of pictures…',
  reading: 'Reading the picture…',
  cancel: 'Cancel',
  read: 'The picture was read. Its text is in the field: correct it where needed, then check it.',
  refusals: {
    type: 'This file is no JPEG, PNG or WebP picture that can be opened. Choose another picture, or type its text.',
    tooLarge: 'The picture is larger than 10 MB. Crop or shrink it first, then choose it again.',
    tooSmall: 'The picture is too small to be read. Choose a larger one, or type its text.',
    illegible: 'No text could be read in this picture. Choose a clearer one, or type its text.',
    notLoaded:
      'The reader of pictures could not be loaded. Check your internet connection and choose the picture again, or type its text.',
    failed: 'This picture cannot be read. Choose another one, or type its text.',
  },
} satisfies typeof texts;
