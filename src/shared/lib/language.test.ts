/** @jest-environment jsdom */
import { language, locale, setEnglishTexts, storeLanguage, storedLanguage, textsOf, languageOf } from './language';

const indonesian = { save: 'Simpan', count: (jobs: number) => `${jobs} lowongan` };

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

it('keeps the choice for this browser', () => {
  expect(storedLanguage()).toBe('id');
  expect(storeLanguage('en')).toBe(true);
  expect(storedLanguage()).toBe('en');
  expect(storeLanguage('id')).toBe(true);
  expect(window.localStorage).toHaveLength(0);
});

it('is Indonesian where the storage is forbidden or holds anything else', () => {
  window.localStorage.setItem('titian:language', '"><script>');
  expect(storedLanguage()).toBe('id');
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  expect(storedLanguage()).toBe('id');
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
