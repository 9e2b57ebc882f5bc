import { waitFor as waitForDocument } from '@testing-library/react';
import type { Job } from '@/entities/job';
import { accountDeletionApi, rememberDeletion } from '@/entities/privacy';
import { candidateErased, jobWanted, registered, selectIsSignedIn, signedIn, signedOut } from '@/entities/session';
import { pendingReferencesSlice } from '@/features/apply-job';
import { bookmarksSlice, readDeviceBookmarks, writeDeviceBookmarks } from '@/features/bookmark-job';
import { searchHistorySlice } from '@/features/search-jobs';
import { sessionExpired } from '@/shared/api';
import { DATA_SAVER_COOKIE } from '@/shared/lib/connection';
import { selectUnsaved } from '@/shared/lib/device-storage';
import { VISITOR, drafts, tabDrafts, toDraftOwner } from '@/shared/lib/drafts';
import { storeLanguage } from '@/shared/lib/language';
import { givenCacheStorage } from '@test/cache-storage';
import { noDelay, session } from '@test/session';
import { given, givenFailure, givenNoResponse } from '@test/server';
import { startDueDeletions } from './due-deletions';
import { startPersistence } from './persistence';
import { startPrivateResponses } from './private-responses';
import { createAppStore } from './store';
import type { AppStore } from './store';

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

const isRehydrated = (state: object) => '_persist' in state && (state._persist as { rehydrated: boolean }).rehydrated;

/** Nothing here changes a document, which `waitFor` watches: it looks often. */
const waitFor: typeof waitForDocument = (check) => waitForDocument(check, { interval: 2 });

/** The store has read these slices from the storage. */
const untilRead = (store: AppStore, ...names: ('bookmarkedJobs' | 'pendingReferences' | 'searchHistory')[]) =>
  waitFor(() => expect(names.filter((name) => !isRehydrated(store.getState()[name]))).toEqual([]));

let stop: (() => void) | undefined;

afterEach(() => {
  stop?.();
  stop = undefined;
});

describe('persistence', () => {
  const { bookmarkToggled } = bookmarksSlice.actions;
  const { referenceAsked } = pendingReferencesSlice.actions;
  const { searchMade } = searchHistorySlice.actions;

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

  /** The app starts in a browser with this storage, and has read it. */
  async function start(storage: Record<string, string> = {}) {
    for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
    const store = createAppStore();
    stop = startPersistence(store);
    await untilRead(store, 'bookmarkedJobs', 'pendingReferences', 'searchHistory');
    return store;
  }

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
    const { jobs } = JSON.parse(localStorage.getItem('bookmarkedJobs') ?? '') as { jobs: string };
    // A list of job objects as the provider has them.
    expect(JSON.parse(jobs)).toMatchObject([{ slug: 'kasir', status: 'open', location: { name: 'Bali' } }]);
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
    await waitFor(() => expect(localStorage.getItem(key)).toContain('asir'));
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
    const unsaved = (store: AppStore) => selectUnsaved(store.getState());
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
});

describe('erasure', () => {
  // Mocks a function that slices keep private, as they store it.
  const { cacheResponse } = jest.requireActual<{
    cacheResponse: (key: object, body: object, isWanted: () => boolean) => Promise<void>;
  }>('../../shared/api/response-cache');
  const { storeFolded } = jest.requireActual<{ storeFolded: (id: string, folded: boolean) => void }>(
    '../../widgets/job-signals/model/folded-jobs',
  );

  /** Is found in everything that the candidate of these tests leaves in the browser. */
  const MARK = 'tanda-candidate-1';

  const OWNER = 'candidate-1';

  const PAST = '2020-01-01T00:00:00Z';

  const markedJob: Job = { ...job, id: MARK, slug: MARK, title: MARK };

  const PERSISTED = ['bookmarkedJobs', 'searchHistory', 'pendingReferences', 'returnTo', 'registration'];

  let ends: (() => void)[] = [];
  let caches: ReturnType<typeof givenCacheStorage>;

  beforeEach(() => {
    caches = givenCacheStorage();
  });

  afterEach(() => {
    ends.forEach((end) => end());
    ends = [];
    caches.remove();
  });

  /** The app starts in this browser, and has read what is stored. */
  async function start(): Promise<AppStore> {
    const store = createAppStore({}, { delay: noDelay });
    await new Promise<void>((resolve) => ends.push(startPersistence(store, resolve)));
    ends.push(startPrivateResponses(store));
    return store;
  }

  const inCaches = async (): Promise<string[]> => {
    const texts: string[] = [];
    for (const name of await caches.storage.keys()) {
      const cache = await caches.storage.open(name);
      for (const request of await cache.keys()) texts.push(`${name} ${await (await cache.match(request))?.text()}`);
    }
    return texts;
  };

  const inStorage = (storage: Storage): string => JSON.stringify({ ...storage });

  /** Uses the app as a candidate does who leaves something in every storage of the browser. */
  async function leaveMarks(store: AppStore): Promise<void> {
    store.dispatch(signedIn({ ...session, name: MARK }));
    store.dispatch(bookmarksSlice.actions.bookmarkToggled({ job: markedJob, owner: OWNER }));
    store.dispatch(searchHistorySlice.actions.searchMade({ text: MARK, owner: OWNER }));
    store.dispatch(pendingReferencesSlice.actions.referenceAsked({ owner: OWNER, job: MARK, slug: MARK }));
    store.dispatch(jobWanted(`/jobs/${MARK}`, MARK));
    store.dispatch(pendingReferencesSlice.actions.lastApplicationChanged({ owner: OWNER, job: MARK }));
    store.dispatch(registered(`${MARK}@example.com`));
    drafts.write({ owner: toDraftOwner(OWNER), form: 'training', record: null }, { title: MARK });
    tabDrafts.write({ owner: VISITOR, form: 'sign-up', record: null }, { name: MARK });
    storeFolded(MARK, true);
    writeDeviceBookmarks(OWNER, { offset: 0, clock: 1, pending: [{ job: MARK, saved: true, at: 1 }] });
    rememberDeletion(OWNER, PAST);
    await cacheResponse({ owner: OWNER, endpoint: 'getProfile', path: 'p' }, { name: MARK }, () => true);
    await cacheResponse({ owner: null, endpoint: 'getPublicJob', path: MARK }, { title: MARK }, () => true);
    // A write without a response leaves its key.
    givenNoResponse('post', 'job/job-reference/');
    const { applicationApi } = await import('@/entities/application');
    await store.dispatch(applicationApi.endpoints.saveReference.initiate({} as never));
    await waitFor(() => PERSISTED.forEach((key) => expect(localStorage.getItem(key)).toContain(MARK)));
  }

  async function expectMarks(): Promise<void> {
    for (const key of [...PERSISTED, 'titian:folded-signals']) expect(localStorage.getItem(key)).toContain(MARK);
    expect(inStorage(localStorage)).toContain('titian:draft:candidate-candidate-1');
    expect(inStorage(localStorage)).toContain('titian:bookmarks:candidate-1');
    expect(localStorage.getItem('titian:request-keys')).not.toBeNull();
    expect(localStorage.getItem('titian:deletions')).toContain(OWNER);
    expect(inStorage(sessionStorage)).toContain(MARK);
    expect(document.cookie).toContain('titian=');
    expect(await inCaches()).toEqual([expect.stringContaining(MARK), expect.stringContaining(MARK)]);
  }

  /** Nothing of the candidate is in any storage: neither the mark, nor the id. */
  async function expectNothing(): Promise<void> {
    await waitFor(() => {
      const all = `${inStorage(localStorage)} ${inStorage(sessionStorage)}`;
      expect(all).not.toContain(MARK);
      expect(all).not.toContain(OWNER);
    });
    expect(localStorage.getItem('titian:request-keys')).toBeNull();
    expect(document.cookie).not.toContain('titian=');
    await waitFor(async () => expect(await inCaches()).toEqual([]));
  }

  it('leaves nothing of a candidate who signs out and erases their data, and keeps what is not theirs', async () => {
    storeLanguage('en');
    document.cookie = `${DATA_SAVER_COOKIE}=on; path=/`;
    const store = await start();
    await leaveMarks(store);
    await expectMarks();

    store.dispatch(signedOut());
    store.dispatch(candidateErased(OWNER));
    await expectNothing();
    expect(JSON.stringify(store.getState())).not.toContain(MARK);
    expect(document.cookie).toBe(`titian-language=en; ${DATA_SAVER_COOKIE}=on`);
  });

  it('leaves nothing when the session ends after the account must have been deleted', async () => {
    const store = await start();
    await leaveMarks(store);
    await expectMarks();
    store.dispatch(sessionExpired());
    await expectNothing();
  });

  /** A device that did not ask for the deletion: its session was ended, and it knows nothing yet. */
  async function refuse(store: AppStore, deleteAt: unknown): Promise<void> {
    localStorage.removeItem('titian:deletions');
    givenFailure('get', 'candidate/profile/', 401, { statusCode: 4001, message: '', deleteAt });
    const { profileApi } = await import('@/entities/profile/candidate');
    await store.dispatch(profileApi.endpoints.getProfile.initiate());
  }

  it('leaves nothing on a device that the provider tells of a deletion that is over', async () => {
    const store = await start();
    await leaveMarks(store);
    await refuse(store, PAST);
    await expectNothing();
    expect(selectIsSignedIn(store.getState())).toBe(false);
    expect(JSON.stringify(store.getState().bookmarkedJobs)).not.toContain(MARK);
  });

  it('remembers on such a device when to erase, and does it at a start after that', async () => {
    const store = await start();
    await leaveMarks(store);
    await refuse(store, '2999-01-01T00:00:00Z');
    await waitFor(() => expect(localStorage.getItem('titian:deletions')).toContain('2999'));
    expect(inStorage(localStorage)).toContain('titian:draft:candidate-candidate-1');
    rememberDeletion(OWNER, PAST);
    await startDueDeletions(await start());
    await expectNothing();
  });

  it('keeps everything where the provider tells no time', async () => {
    const store = await start();
    await leaveMarks(store);
    for (const deleteAt of [undefined, null, 7, 'besok', {}]) {
      store.dispatch(signedIn({ ...session, name: MARK }));
      await refuse(store, deleteAt);
      await waitFor(() => expect(selectIsSignedIn(store.getState())).toBe(false));
      expect(store.getState().bookmarkedJobs.jobs).toHaveLength(1);
      expect(localStorage.getItem('titian:deletions')).toBeNull();
    }
  });

  it('keeps all but the session when it ends before that', async () => {
    const store = await start();
    await leaveMarks(store);
    rememberDeletion(OWNER, '2999-01-01T00:00:00Z');
    store.dispatch(sessionExpired());
    expect(inStorage(localStorage)).toContain('titian:draft:candidate-candidate-1');
    expect(store.getState().bookmarkedJobs.jobs).toHaveLength(1);
  });

  it('keeps what another candidate has left, and what may be theirs while they are signed in', async () => {
    const store = await start();
    await leaveMarks(store);
    const theirs = { owner: toDraftOwner('candidate-2'), form: 'training', record: null };
    drafts.write(theirs, { title: 'K3' });
    writeDeviceBookmarks('candidate-2', { offset: 0, clock: 1, pending: [] });
    store.dispatch(pendingReferencesSlice.actions.referenceAsked({ owner: 'candidate-2', job: 2, slug: 'admin' }));
    store.dispatch(signedIn({ ...session, token: 'other', name: 'Ratih', userId: 'candidate-2' }));
    store.dispatch(candidateErased(OWNER));
    expect(drafts.find(theirs)).not.toBeNull();
    expect(readDeviceBookmarks('candidate-2')).not.toBeNull();
    await waitFor(() => expect(readDeviceBookmarks(OWNER)).toBeNull());
    expect(store.getState().pendingReferences.jobs).toEqual([{ owner: 'candidate-2', job: 2, slug: 'admin' }]);
    expect(store.getState().bookmarkedJobs.jobs).toEqual([]);
    expect(selectIsSignedIn(store.getState())).toBe(true);
    expect(document.cookie).toContain('titian=');
    expect(localStorage.getItem('titian:request-keys')).not.toBeNull();
  });

  describe('at the start of the app, once an account must have been deleted', () => {
    /** A first visit that ends with its marks stored. */
    async function visitBefore() {
      const store = await start();
      await leaveMarks(store);
      return store;
    }

    it('erases what is left of a candidate without a session', async () => {
      (await visitBefore()).dispatch(signedOut());
      rememberDeletion(OWNER, PAST);
      expect(inStorage(localStorage)).toContain(MARK);
      const store = await start();
      await startDueDeletions(store);
      await expectNothing();
      expect(JSON.stringify(store.getState())).not.toContain(MARK);
    });

    it('asks the provider about one with a session, and erases what is left when it has ended', async () => {
      await visitBefore();
      givenFailure('get', 'candidate/deletion/', 401, { statusCode: 4001, message: 'Sesi berakhir.' });
      await startDueDeletions(await start());
      await expectNothing();
    });

    it('keeps what is stored of one whose deletion was cancelled elsewhere, and asks no more', async () => {
      await visitBefore();
      const requests = given('get', 'candidate/deletion/', null);
      const store = await start();
      await startDueDeletions(store);
      await waitFor(() => expect(localStorage.getItem('titian:deletions')).toBeNull());
      await startDueDeletions(store);
      expect(requests).toHaveLength(1);
      expect(selectIsSignedIn(store.getState())).toBe(true);
      expect(store.getState().bookmarkedJobs.jobs).toHaveLength(1);
    });

    it('keeps everything while the provider cannot be reached', async () => {
      await visitBefore();
      givenNoResponse('get', 'candidate/deletion/');
      const store = await start();
      await startDueDeletions(store);
      expect(selectIsSignedIn(store.getState())).toBe(true);
      expect(localStorage.getItem('titian:deletions')).toContain(OWNER);
    });
  });

  describe('a deletion that this browser knows of', () => {
    const DELETION = { requestedAt: '2999-01-01T00:00:00Z', deleteAt: '2999-01-08T00:00:00Z' };
    const known = () => localStorage.getItem('titian:deletions');
    const { requestDeletion, cancelDeletion, getDeletion } = accountDeletionApi.endpoints;

    it('comes with the request, and goes with the cancellation', async () => {
      const store = await start();
      store.dispatch(signedIn(session));
      given('post', 'candidate/deletion/', DELETION);
      await store.dispatch(requestDeletion.initiate({ password: 'Rahasia!1' }));
      await waitFor(() => expect(known()).toContain(DELETION.deleteAt));
      given('delete', 'candidate/deletion/', null);
      await store.dispatch(cancelDeletion.initiate());
      await waitFor(() => expect(known()).toBeNull());
    });

    it('goes when its candidate signs in again, and not when another tab’s session is taken up', async () => {
      const store = await start();
      store.dispatch(signedIn(session));
      given('get', 'candidate/deletion/', DELETION);
      await store.dispatch(getDeletion.initiate());
      await waitFor(() => expect(known()).toContain(OWNER));
      store.dispatch(signedIn(session, { fromCookie: true }));
      expect(known()).toContain(OWNER);
      store.dispatch(signedIn(session));
      await waitFor(() => expect(known()).toBeNull());
    });
  });
});
