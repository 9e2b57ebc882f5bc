import type { texts } from './texts';

export const english = {
  types: { training: 'Training', certification: 'Certification' },
  locationTypes: { offline: 'In person', online: 'Online' },
  present: 'Present',
} satisfies typeof texts;
