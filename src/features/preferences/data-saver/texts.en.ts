import type { texts } from './texts';

export const english = {
  label: 'Data saver',
  hint: 'Pictures and the special font are not loaded, and nothing is downloaded ahead, until you ask for it.',
  active: 'Data saver is on: pictures are not loaded.',
  showImages: 'Show pictures',
} satisfies typeof texts;
