import type { texts } from './texts';

export const english = {
  locations: { indonesia: 'Indonesia', overseas: 'Abroad' },
  present: 'Present',
  grade: (grade) => `GPA / Grade: ${grade}`,
} satisfies typeof texts;
