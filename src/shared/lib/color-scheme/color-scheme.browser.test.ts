import { chooseColorScheme, onColorScheme, shownColorScheme, startColorScheme } from './color-scheme';

const shown = () => document.documentElement.dataset.scheme;

afterEach(() => {
  window.localStorage.clear();
  delete document.documentElement.dataset.scheme;
});

it('leaves the look to the system until one is chosen, and keeps the choice', () => {
  startColorScheme();
  expect(shown()).toBeUndefined();
  chooseColorScheme('dark');
  expect(shown()).toBe('dark');
  delete document.documentElement.dataset.scheme;
  startColorScheme();
  expect(shown()).toBe('dark');
  chooseColorScheme('system');
  expect(shown()).toBeUndefined();
  expect(window.localStorage).toHaveLength(0);
});

it('takes nothing else from the storage', () => {
  window.localStorage.setItem('titian:scheme', '"><script>');
  startColorScheme();
  expect(shown()).toBeUndefined();
});

it('follows the choice made in another tab', () => {
  startColorScheme();
  const listener = jest.fn();
  const stop = onColorScheme(listener);
  window.localStorage.setItem('titian:scheme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'titian:scheme', newValue: 'light' }));
  expect(shownColorScheme()).toBe('light');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

it('shows the choice where the browser keeps nothing', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  chooseColorScheme('dark');
  expect(shown()).toBe('dark');
  setItem.mockRestore();
});
