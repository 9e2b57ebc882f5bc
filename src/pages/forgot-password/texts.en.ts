import type { texts } from './texts';

export const english = {
  documentTitle: 'Forgot Password – Titian',
  title: 'Forgot Password',
} satisfies typeof texts;
