import type { texts } from './texts';

export const english = {
  saveData: 'Data saver',
  saveDataHint: 'Pictures and the special font are not loaded, and nothing is downloaded ahead, until you ask for it.',
  savesData: 'Data saver is on: pictures are not loaded.',
  showImages: 'Show pictures',
  language: 'Language',
  notStored: 'This browser cannot remember your choice of language.',
  scheme: 'Appearance',
  system: 'Automatic',
  light: 'Light',
  dark: 'Dark',
} satisfies typeof texts;
