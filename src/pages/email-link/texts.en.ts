import type { texts } from './texts';

export const english = {
  documentTitle: 'Change of e-mail address – Titian',
  incomplete: 'Open the link in your e-mail again',
  incompleteReason: 'This link is incomplete, or this page was reloaded. Open the link in your e-mail again.',
} satisfies typeof texts;
