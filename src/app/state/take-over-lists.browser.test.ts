import { waitFor } from '@testing-library/react';
import { anything, array, assert, asyncProperty, constantFrom, oneof } from 'fast-check';
import { signedIn, signedOut } from '@/entities/session';
import { makeJobDto } from '@test/dto/job';
import { session, signedInState } from '@test/render-app';
import { takeOverBookmarks } from './take-over-lists';
import { startPersistence } from './persistence';
import { createAppStore } from './store';
import type { RootState } from './store';

jest.mock('./take-over-lists', () => {
  const lists = jest.requireActual<{ takeOverBookmarks: typeof takeOverBookmarks }>('./take-over-lists');
  return { ...lists, takeOverBookmarks: jest.fn(lists.takeOverBookmarks) };
});

const cashier = makeJobDto({ id: 1, slug: 'kasir', title: 'Kasir' });
const tailor = makeJobDto({ id: 'b', slug: 'penjahit', title: 'Penjahit', status: 'closed' });

let stop: (() => void) | undefined;
afterEach(async () => {
  stop?.();
  // Writes to the storage, one field per task, must end before the next test.
  for (let fields = 0; fields < 10; fields += 1) await new Promise((resolve) => setTimeout(resolve));
});

const isRehydrated = (state: object) => '_persist' in state && (state._persist as { rehydrated: boolean }).rehydrated;

const untilRead = (store: ReturnType<typeof createAppStore>) =>
  waitFor(() => {
    const { bookmarkedJobs, searchHistory } = store.getState();
    expect(isRehydrated(bookmarkedJobs) && isRehydrated(searchHistory)).toBe(true);
  });

/** The app starts in a browser in which another build has stored these, as specification 1, section 3 has them. */
async function start(storage: Record<string, unknown>, preloaded: Partial<RootState> = signedInState()) {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, JSON.stringify(value));
  const store = createAppStore(preloaded);
  stop = startPersistence(store);
  await untilRead(store);
  return store;
}

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

const titlesOf = (store: ReturnType<typeof createAppStore>) =>
  store.getState().bookmarkedJobs.jobs.map(({ title }) => title);

it("takes a candidate's bare lists over, and stores them as its own from then on", async () => {
  const store = await start({ bookmarkedJobs: [cashier, tailor], searchHistory: ['kasir', 'penjahit'] });
  expect(store.getState().bookmarkedJobs).toMatchObject({
    jobs: [
      { id: 1, slug: 'kasir', title: 'Kasir', isOpen: true, province: 'Jawa Barat', city: 'Kota Bekasi' },
      { id: 'b', slug: 'penjahit', title: 'Penjahit', isOpen: false },
    ],
    owner: 'candidate-1',
  });
  expect(store.getState().searchHistory).toMatchObject({ entries: ['kasir', 'penjahit'], owner: 'candidate-1' });
  await waitFor(() => {
    expect(stored('bookmarkedJobs')).toEqual(expect.objectContaining({ _persist: expect.any(String) }));
    expect(stored('searchHistory')).toEqual(expect.objectContaining({ _persist: expect.any(String) }));
  });

  stop?.();
  const next = createAppStore(signedInState());
  stop = startPersistence(next);
  await untilRead(next);
  expect(titlesOf(next)).toEqual(['Kasir', 'Penjahit']);
  expect(next.getState().searchHistory.entries).toEqual(['kasir', 'penjahit']);
});

it('gives the lists of a visitor to the candidate who signs in first, and to no later one', async () => {
  localStorage.setItem('bookmarkedJobs', JSON.stringify([cashier]));
  localStorage.setItem('searchHistory', JSON.stringify(['kasir']));
  const visitor = createAppStore({});
  stop = startPersistence(visitor);
  await waitFor(() => expect(visitor.getState().searchHistory.entries).toEqual(['kasir']));
  await waitFor(() =>
    expect(stored('searchHistory')).toEqual(expect.objectContaining({ _persist: expect.any(String) })),
  );
  expect(titlesOf(visitor)).toEqual([]);
  expect(stored('bookmarkedJobs')).toEqual([cashier]);

  stop();
  const store = createAppStore({});
  stop = startPersistence(store);
  await waitFor(() => expect(isRehydrated(store.getState().searchHistory)).toBe(true));
  store.dispatch(signedIn(session));
  await untilRead(store);
  expect(store.getState().bookmarkedJobs).toMatchObject({ jobs: [{ title: 'Kasir' }], owner: 'candidate-1' });
  expect(store.getState().searchHistory).toMatchObject({ entries: ['kasir'], owner: 'candidate-1' });
  await waitFor(() =>
    expect(stored('bookmarkedJobs')).toEqual(expect.objectContaining({ _persist: expect.any(String) })),
  );

  stop?.();
  const next = createAppStore({});
  stop = startPersistence(next);
  await untilRead(next);
  next.dispatch(signedIn(session));
  expect(next.getState().bookmarkedJobs).toMatchObject({ jobs: [{ title: 'Kasir' }], owner: 'candidate-1' });
  expect(next.getState().searchHistory).toMatchObject({ entries: ['kasir'], owner: 'candidate-1' });
  next.dispatch(signedOut());
  next.dispatch(signedIn({ ...session, userId: 'candidate-2' }));
  expect(next.getState().bookmarkedJobs.owner).toBe('candidate-1');
});

it('has nothing twice, and adds what another tab of that build stores to its own', async () => {
  const store = await start({
    bookmarkedJobs: [cashier, tailor, cashier],
    searchHistory: ['kasir', 'kasir', ' Kasir ', 'guru', 'sopir', 'admin'],
  });
  expect(titlesOf(store)).toEqual(['Kasir', 'Penjahit']);
  expect(store.getState().searchHistory.entries).toEqual(['kasir', 'guru', 'sopir']);

  const others = [tailor, makeJobDto({ id: 3, slug: 'guru', title: 'Guru' })];
  localStorage.setItem('bookmarkedJobs', JSON.stringify(others));
  window.dispatchEvent(new StorageEvent('storage', { key: 'bookmarkedJobs', newValue: JSON.stringify(others) }));
  await waitFor(() => expect(titlesOf(store)).toEqual(['Kasir', 'Penjahit', 'Guru']));
});

it('takes what can be used of a hostile list', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const store = await start({
    bookmarkedJobs: [
      null,
      7,
      'kasir',
      [],
      {},
      { id: '__proto__', slug: 'x', title: 'X' },
      { id: 2, slug: '', title: 'X' },
      { id: 3, slug: 'sopir', title: 'Sopir', company: 'bukan objek' },
      // Less than the contract promises, and enough for a card.
      { id: 4, slug: 'guru', title: ' Guru ', city: null },
      cashier,
    ],
    searchHistory: [null, 7, {}, ['kasir'], '', '   ', 'x'.repeat(10_000), 'guru'],
  });
  expect(titlesOf(store)).toEqual(['Guru', 'Kasir']);
  expect(store.getState().searchHistory.entries).toEqual(['guru']);
  expect(JSON.stringify(log.mock.calls)).not.toContain('bukan objek');
  log.mockRestore();
});

it('leaves a list where it is as long as what reads it cannot be fetched', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  jest.mocked(takeOverBookmarks).mockRejectedValueOnce(new Error('chunk 7 failed'));
  localStorage.setItem('bookmarkedJobs', JSON.stringify([cashier]));
  const store = createAppStore(signedInState());
  stop = startPersistence(store);
  await waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('bookmarkedJobs'), expect.anything()));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(stored('bookmarkedJobs')).toEqual([cashier]);
  stop();
  expect(titlesOf(await start({}))).toEqual(['Kasir']);
  log.mockRestore();
});

it('takes jobs as this app itself has them', async () => {
  const first = await start({ bookmarkedJobs: [cashier] });
  const { jobs } = first.getState().bookmarkedJobs;
  stop?.();
  expect(titlesOf(await start({ bookmarkedJobs: jobs }))).toEqual(['Kasir']);
});

it('starts with lists of jobs and of searches, whatever list the storage holds', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const rows = array(oneof(anything(), constantFrom<unknown>(cashier, tailor, 'kasir')));
  await assert(
    asyncProperty(rows, rows, async (bookmarkedJobs, searchHistory) => {
      const store = await start({ bookmarkedJobs, searchHistory });
      for (const job of store.getState().bookmarkedJobs.jobs) {
        expect(job).toMatchObject({ title: expect.stringMatching(/\S/), isOpen: expect.any(Boolean) });
      }
      const { entries } = store.getState().searchHistory;
      expect(entries.every((entry) => typeof entry === 'string' && entry.trim() === entry)).toBe(true);
      expect(new Set(entries.map((entry) => entry.toLowerCase())).size).toBe(entries.length);
      stop?.();
    }),
    { numRuns: 60 },
  );
  log.mockRestore();
});
