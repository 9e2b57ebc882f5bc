import { languageOf } from './language-of';

it.each([
  'Are you sure you want to delete?',
  'Please fill in required fields.',
  'An error occurred',
  'Link copied to clipboard!',
  'There is no application.',
  'Passwords do not match!',
])('hears English in "%s"', (text) => {
  expect(languageOf(text)).toBe('en');
});

it.each(['Data gagal dihapus. Coba lagi.', 'Upload CV', 'Anda sedang offline.', 'Rp 5.000.000 per bulan', ''])(
  'leaves "%s" to the page',
  (text) => {
    expect(languageOf(text)).toBeUndefined();
  },
);
