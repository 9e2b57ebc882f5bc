import type { texts } from './texts';

export const english = {
  genders: { Male: 'Male', Female: 'Female' },
  perMonth: (amount) => `${amount} per month`,
  missingInCv: (characters) =>
    `Your CV has not been downloaded. These characters cannot be written yet and would be shown as boxes: ${characters}`,
  downloadAnyway: 'Download anyway',
} satisfies typeof texts;
