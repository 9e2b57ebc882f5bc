import type { texts } from './texts';

export const english = {
  legend: 'Appearance',
  system: 'Automatic',
  light: 'Light',
  dark: 'Dark',
} satisfies typeof texts;
