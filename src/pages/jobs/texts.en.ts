import type { texts } from './texts';

export const english = {
  documentTitle: (search, page) => `${search || 'Jobs'}${page > 1 ? `, page ${page}` : ''} – Titian`,
  title: 'Jobs',
  claim: 'Find the job that suits you, from the office to remote work, all over Indonesia.',
} satisfies typeof texts;
