import type { texts } from './texts';

export const english = {
  legend: 'Language',
  notKept: 'This browser cannot remember your choice of language.',
} satisfies typeof texts;
