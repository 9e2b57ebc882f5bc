import type { texts } from './texts';

export const english = {
  legend: 'Language',
  notStored: 'This browser cannot remember your choice of language.',
} satisfies typeof texts;
