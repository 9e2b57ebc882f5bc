/** @jest-environment jsdom */
import { language, locale, setEnglishTexts, storeLanguage, storedLanguage, textsOf, languageOf } from './language';

const indonesian = { save: 'Simpan', count: (jobs: number) => `${jobs} lowongan` };

afterEach(() => {
  jest.restoreAllMocks();
  document.cookie = 'titian-language=; Max-Age=0; path=/';
});

it('keeps the choice for this browser', () => {
  expect(storedLanguage()).toBe('id');
  expect(storeLanguage('en')).toBe(true);
  expect(storedLanguage()).toBe('en');
  expect(storeLanguage('id')).toBe(true);
  expect(storedLanguage()).toBe('id');
});

it('is Indonesian where the cookie holds anything else, or the browser takes none', () => {
  document.cookie = 'titian-language=entah; path=/';
  expect(storedLanguage()).toBe('id');
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  expect(storeLanguage('en')).toBe(false);
});

it('gives the texts in English once it speaks it, and in Indonesian what English lacks', () => {
  expect(textsOf('features/test', indonesian)).toEqual(indonesian);
  expect([language(), locale()]).toEqual(['id', 'id-ID']);
  setEnglishTexts({ 'features/test': { save: 'Save' } });
  const texts = textsOf('features/test', indonesian);
  expect([texts.save, texts.count(2)]).toEqual(['Save', '2 lowongan']);
  expect([language(), locale()]).toEqual(['en', 'en-GB']);
  expect(document.documentElement.lang).toBe('en');
});

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
