import type { texts } from './texts';

export const english = {
  genders: { Male: 'Male', Female: 'Female' },
  perMonth: (amount) => `${amount} per month`,
} satisfies typeof texts;
