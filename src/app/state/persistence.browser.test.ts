import { waitFor } from '@testing-library/react';
import type { Job } from '@/entities/job';
import { candidateErased, jobWanted, registered } from '@/entities/session';
import { pendingReferencesSlice } from '@/features/apply-job';
import { bookmarksSlice } from '@/features/bookmark-job';
import { searchHistorySlice } from '@/features/search-jobs';
import { selectUnsaved } from '@/shared/lib/device-storage';
import { startPersistence } from './persistence';
import { createAppStore } from './store';

const { bookmarkToggled } = bookmarksSlice.actions;
const { referenceAsked } = pendingReferencesSlice.actions;
const { searchMade } = searchHistorySlice.actions;

const job: Job = {
  id: 1,
  slug: 'kasir',
  title: 'Kasir',
  isOpen: true,
  workingType: 'fulltime',
  workplace: 'wfo',
  deadline: '2026-12-31',
  createdAt: '2026-11-01T00:00:00Z',
  province: 'Bali',
  city: null,
  company: { name: 'Swalayan', logo: null, banner: null },
};

/** As redux-persist keeps a slice: every field a text of its own. */
const stored = (fields: object, version = 1): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries({ ...fields, _persist: { version, rehydrated: true } }).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]),
    ),
  );

let stop: (() => void) | undefined;

/** The app starts in a browser with this storage, and has read it. */
async function start(storage: Record<string, string> = {}) {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  const store = createAppStore();
  stop = startPersistence(store);
  const isRehydrated = (state: object) => '_persist' in state && (state._persist as { rehydrated: boolean }).rehydrated;
  await waitFor(() => {
    const { bookmarkedJobs, pendingReferences, searchHistory } = store.getState();
    expect([bookmarkedJobs, pendingReferences, searchHistory].every(isRehydrated)).toBe(true);
  });
  return store;
}

afterEach(() => stop?.());

it('starts with nothing in an empty browser', async () => {
  const { bookmarkedJobs, searchHistory } = (await start()).getState();
  expect(bookmarkedJobs.jobs).toEqual([]);
  expect(searchHistory.entries).toEqual([]);
});

it('brings back what it stored, under the names of the specification', async () => {
  const first = await start();
  first.dispatch(bookmarkToggled({ job, owner: 'a' }));
  first.dispatch(searchMade({ text: 'kasir', owner: 'a' }));
  await waitFor(() => {
    expect(localStorage.getItem('bookmarkedJobs')).toContain('Swalayan');
    expect(localStorage.getItem('searchHistory')).toContain('kasir');
  });
  stop?.();

  const { bookmarkedJobs, searchHistory } = (await start()).getState();
  expect(bookmarkedJobs).toMatchObject({ jobs: [job], owner: 'a' });
  expect(searchHistory).toMatchObject({ entries: ['kasir'], owner: 'a' });
});

it('brings back which questions a candidate has left unanswered', async () => {
  const first = await start();
  first.dispatch(referenceAsked({ owner: 'a', job: 1, slug: 'kasir' }));
  await waitFor(() => expect(localStorage.getItem('pendingReferences')).toContain('kasir'));
  stop?.();
  const second = await start();
  await waitFor(() => {
    expect(second.getState().pendingReferences.jobs).toEqual([{ owner: 'a', job: 1, slug: 'kasir' }]);
  });
});

it.each([
  ['returnTo', { path: '/jobs/kasir', title: 'Kasir', company: 'Kasir Jaya' }],
  ['registration', { email: 'kasir@example.com' }],
])('keeps %s for seven days, and then takes it out of the storage', async (key, fields) => {
  const text = (age: number) => stored({ ...fields, at: Date.now() - age });
  const week = 7 * 86_400_000;
  const recent = await start({ [key]: text(week - 60_000) });
  await waitFor(() => expect(JSON.stringify(recent.getState())).toContain('asir'));
  expect(localStorage.getItem(key)).toContain('asir');
  stop?.();
  const late = await start({ [key]: text(week) });
  await waitFor(() => expect(localStorage.getItem(key)).not.toContain('asir'));
  expect(JSON.stringify(late.getState())).not.toContain('asir');
});

const GARBAGE = [
  '{',
  'null',
  '[]',
  '7',
  '"text"',
  '{"jobs":7}',
  '{"jobs":"{"}',
  stored({ jobs: null, entries: {} }),
  '',
];

it.each(GARBAGE)('starts with nothing where %j is stored, and still stores', async (garbage) => {
  const store = await start({ bookmarkedJobs: garbage, searchHistory: garbage, pendingReferences: garbage });
  expect(store.getState().bookmarkedJobs.jobs).toEqual([]);
  expect(store.getState().searchHistory.entries).toEqual([]);
  expect(store.getState().pendingReferences.jobs).toEqual([]);

  store.dispatch(bookmarkToggled({ job, owner: 'a' }));
  await waitFor(() => expect(localStorage.getItem('bookmarkedJobs')).toContain('Swalayan'));
});

it('keeps one slice when the other is garbage', async () => {
  const store = await start({ bookmarkedJobs: '{', searchHistory: stored({ entries: ['kasir'], owner: 'a' }) });
  expect(store.getState().searchHistory).toMatchObject({ entries: ['kasir'], owner: 'a' });
});

it('drops stored entries that are none, one by one', async () => {
  const store = await start({
    bookmarkedJobs: stored({ jobs: [{ id: 2 }, job, 'x', null], owner: 'a' }),
    searchHistory: stored({ entries: ['kasir', 7, '', ['admin']], owner: {} }),
  });
  expect(store.getState().bookmarkedJobs).toMatchObject({ jobs: [job], owner: 'a' });
  expect(store.getState().searchHistory).toMatchObject({ entries: ['kasir'], owner: null });
});

it.each([-1, 0, 99])('reads what version %d stored', async (version) => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const store = await start({ bookmarkedJobs: stored({ jobs: [job], owner: 'a', tags: ['x'] }, version) });
  expect(store.getState().bookmarkedJobs.jobs).toEqual([job]);
  expect(store.getState().bookmarkedJobs).not.toHaveProperty('tags');
  log.mockRestore();
});

it('shows what another tab stores, and keeps it', async () => {
  const store = await start();
  const other = stored({ jobs: [job], owner: 'a' });
  localStorage.setItem('bookmarkedJobs', other);
  window.dispatchEvent(new StorageEvent('storage', { key: 'bookmarkedJobs', newValue: other }));
  await waitFor(() => expect(store.getState().bookmarkedJobs.jobs).toEqual([job]));

  store.dispatch(bookmarkToggled({ job: { ...job, id: 2 }, owner: 'a' }));
  await waitFor(() => expect(localStorage.getItem('bookmarkedJobs')).toMatch(/\\"id\\":2.*\\"id\\":1/));
});

it('leaves the keys of others alone', async () => {
  const store = await start();
  const before = store.getState();
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: '{' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(store.getState()).toBe(before);
});

describe('a browser that refuses to store', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const unsaved = (store: ReturnType<typeof createAppStore>) => selectUnsaved(store.getState());
  const written = () => new Promise((resolve) => setTimeout(resolve, 50));

  beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  const CHANGES = [
    ['bookmarkedJobs', bookmarkToggled({ job, owner: 'a' })],
    ['pendingReferences', referenceAsked({ owner: 'a', job: 1, slug: 'kasir' })],
    ['registration', registered('sari@example.com')],
    ['returnTo', jobWanted('/jobs/kasir')],
    ['searchHistory', searchMade({ text: 'kasir', owner: 'a' })],
  ] as const;

  it.each(CHANGES)('is reported for %s, until a later write succeeds', async (name, change) => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    const store = await start();
    await written();
    // A browser that blocks the storage loses nothing as long as there is nothing to store.
    expect(unsaved(store)).toEqual([]);
    store.dispatch(change);
    await waitFor(() => expect(unsaved(store)).toEqual([name]));
    setItem.mockRestore();
    store.dispatch(candidateErased('a'));
    await waitFor(() => expect(unsaved(store)).toEqual([]));
  });

  it('is reported for every persisted slice', async () => {
    const store = await start();
    const persistedNames = Object.entries<object>(store.getState()).flatMap(([name, state]) =>
      '_persist' in state ? [name] : [],
    );
    expect(CHANGES.map(([name]) => name)).toEqual(persistedNames.sort());
  });

  it('is reported when its storage is out of reach or forgets at once', async () => {
    const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const store = await start();
    store.dispatch(bookmarkToggled({ job, owner: 'a' }));
    await waitFor(() => expect(unsaved(store)).toEqual(['bookmarkedJobs']));
    expect(store.getState().bookmarkedJobs.jobs).toEqual([job]);
    blocked.mockRestore();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
    store.dispatch(searchMade({ text: 'kasir', owner: 'a' }));
    await waitFor(() => expect(unsaved(store)).toEqual(['bookmarkedJobs', 'searchHistory']));
  });

  it('has nothing to report once the content is again the one that is stored', async () => {
    const store = await start();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    store.dispatch(bookmarkToggled({ job, owner: null }));
    await waitFor(() => expect(unsaved(store)).toEqual(['bookmarkedJobs']));
    store.dispatch(bookmarkToggled({ job, owner: null }));
    await waitFor(() => expect(unsaved(store)).toEqual([]));
  });
});
