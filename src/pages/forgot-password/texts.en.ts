import type { texts } from './texts';

export const english = {
  documentTitle: 'Forgot password – Titian',
  title: 'Forgot password',
} satisfies typeof texts;
