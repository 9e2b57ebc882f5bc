/** @jest-environment jsdom */
const KEY = 'titian:tab';
const WELL_FORMED = /^[a-z0-9]{8,16}$/;

/** The id that a page loaded again in this tab has. */
function load(): string {
  let id = '';
  jest.isolateModules(() => {
    id = jest.requireActual<{ tabId: () => string }>('./tab-id').tabId();
  });
  return id;
}

const leave = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('is the same after a reload', () => {
  const id = load();
  leave();
  expect(load()).toBe(id);
});

it('is another in a tab that was duplicated from this one', () => {
  const id = load();
  // The duplicate starts with a copy of the session storage, as it is while the page is shown.
  expect(sessionStorage.getItem(KEY)).toBeNull();
  expect(load()).not.toBe(id);
});

it.each([
  ['half of an object', '{'],
  ['null', 'null'],
  ['nothing', ''],
  ['what no key should hold', 'a:b:c:d:e'],
  ['4 MB', 'x'.repeat(4_000_000)],
])('is a new one when the storage holds %s', (_what, stored) => {
  sessionStorage.setItem(KEY, stored);
  const id = load();
  expect(id).toMatch(WELL_FORMED);
  expect(id).not.toBe(stored);
});

it('is there even when the storage is not available', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(load()).toMatch(WELL_FORMED);
  expect(leave).not.toThrow();
});
