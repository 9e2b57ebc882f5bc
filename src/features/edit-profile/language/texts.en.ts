import type { texts } from './texts';

export const english = {
  title: 'Languages',
  empty: 'No languages yet.',
  add: 'Add language',
  change: 'Edit language',
  added: 'Language saved!',
  changed: 'Language updated!',
  failed: 'An unexpected error occurred',
  language: 'Language',
  level: 'Proficiency',
  languageMissing: 'Please choose a language.',
  languageTaken: 'This language is already in your profile.',
  levelMissing: 'Please choose your proficiency.',
} satisfies typeof texts;
