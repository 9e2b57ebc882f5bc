import type { texts } from './texts';

export const english = {
  genders: { Male: 'Male', Female: 'Female' },
  perMonth: (amount) => `${amount} per month`,
  missingInCv: (characters) =>
    `Your CV has not been downloaded. These characters cannot be written yet and would be shown as boxes: ${characters}`,
  downloadAnyway: 'Download anyway',
  omittedInCv: (count) =>
    `The PDF ends before the last ${count === 1 ? 'entry' : `${count} entries`}, because the whole CV is too long to be made. Your profile is still stored in full.`,
} satisfies typeof texts;
