import type { texts } from './texts';

export const english = {
  template: 'Template',
  templates: {
    ringkas: 'Concise',
    formal: 'Formal (Daftar Riwayat Hidup)',
    modern: 'Modern',
  },
  lang: 'Language of headings',
  languages: { id: 'Indonesian', en: 'English' },
  hide: 'Left out',
  photo: 'Photo',
  contact: 'Contact details (email, phone, LinkedIn, Instagram)',
  preview: 'Show preview',
  previewFailed: 'The preview could not be shown.',
  downloadInstead: 'You can still download the CV.',
  loading: 'The preview is being made',
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  morePages: (count: number) =>
    (count === 1 ? '1 more page is' : `${count} more pages are`) + ' in the downloaded file.',
  close: 'Close',
  download: 'Download CV',
} satisfies typeof texts;
