/** @jest-environment jsdom */
import { language, locale, speakEnglish, storeLanguage, storedLanguage, textsOf, languageOf } from './language';
import { keepOldPage, showOldPage, uncoverNewPage } from './language-change';

const indonesian = { save: 'Simpan', count: (jobs: number) => `${jobs} lowongan` };

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('keeps the choice for this browser', () => {
  expect(storedLanguage()).toBe('id');
  expect(storeLanguage('en')).toBe(true);
  expect(storedLanguage()).toBe('en');
  expect(storeLanguage('id')).toBe(true);
  expect(window.localStorage).toHaveLength(0);
});

describe('a change of the language', () => {
  const picture = () => document.getElementById('old-page');

  /** The page that is loaded next. */
  function reload() {
    document.body.innerHTML = '<div id="root"><p aria-busy="true">Loading</p></div>';
    return showOldPage();
  }

  beforeEach(() => {
    jest.useFakeTimers();
    document.head.innerHTML = '<style>h1 {color: red;}</style>';
    document.body.innerHTML =
      '<div id="root"><h1>Lowongan</h1><input type="search" value="kasir"><input value="rahasia"></div>';
    // jsdom lays nothing out.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 320, 20));
  });
  afterEach(() => jest.useRealTimers());

  it('keeps the old text and its look before the next page, once, until no part of that is on its way', () => {
    keepOldPage();
    expect(reload()).toBe(true);
    expect(picture()?.querySelector('h1')?.textContent).toBe('Lowongan');
    expect(picture()?.querySelector('style')?.textContent).toContain('h1 {color: red;}');
    expect([...(picture()?.querySelectorAll('input') ?? [])].map(({ value }) => value)).toEqual(['kasir', '']);
    uncoverNewPage();
    jest.advanceTimersByTime(1000);
    expect(picture()).not.toBeNull();
    document.querySelector('#root p')?.removeAttribute('aria-busy');
    jest.advanceTimersByTime(50);
    expect(picture()).toBeNull();
    expect(reload()).toBe(false);
  });

  it('gives way after 20 seconds whatever is on its way', () => {
    keepOldPage();
    reload();
    uncoverNewPage();
    jest.advanceTimersByTime(20_000);
    expect(picture()).toBeNull();
  });

  it('covers no page that is loaded later, and none with what is no picture', () => {
    keepOldPage();
    jest.advanceTimersByTime(20_001);
    expect(reload()).toBe(false);
    window.sessionStorage.setItem('titian:language-change', '{');
    expect(reload()).toBe(false);
  });
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
  expect(keepOldPage).not.toThrow();
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden);
  expect(showOldPage()).toBe(false);
});

it('gives the texts in English once it speaks it, and in Indonesian what English lacks', () => {
  expect(textsOf('features/test', indonesian)).toEqual(indonesian);
  expect([language(), locale()]).toEqual(['id', 'id-ID']);
  speakEnglish({ 'features/test': { save: 'Save' } });
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
