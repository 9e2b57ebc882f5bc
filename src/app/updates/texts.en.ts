import type { texts } from './texts';

export const english = {
  label: 'Update',
  offer: 'A new version of Titian is available.',
  later: 'Later',
  reload: 'Reload',
} satisfies typeof texts;
