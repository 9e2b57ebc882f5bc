import type { texts } from './texts';

export const english = {
  documentTitle: 'Sign in – Titian',
  title: 'Sign in',
} satisfies typeof texts;
