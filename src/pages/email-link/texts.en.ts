import type { texts } from './texts';

export const english = {
  documentTitle: 'Change of email address – Titian',
  incomplete: 'Open the link in your email again',
  incompleteReason: 'This link is incomplete, or this page was reloaded. Open the link in your email again.',
} satisfies typeof texts;
