import type { texts } from './texts';

export const english = {
  documentTitle: 'Account settings – Titian',
  title: 'Account settings',
  push: 'Notifications on the phone',
  preferences: 'Preferences in this browser',
  language: 'Language',
  scheme: 'Appearance',
} satisfies typeof texts;
