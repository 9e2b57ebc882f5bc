import { waitFor } from '@testing-library/react';
import type { Job } from '@/entities/job';
import { accountDeletionApi, rememberDeletion } from '@/entities/privacy';
import { candidateErased, jobWanted, registered, selectIsSignedIn, signedIn, signedOut } from '@/entities/session';
import { pendingReferencesSlice } from '@/features/apply-job';
import { bookmarksSlice, readDeviceBookmarks, writeDeviceBookmarks } from '@/features/bookmark-job';
import { searchHistorySlice } from '@/features/search-jobs';
import { sessionExpired } from '@/shared/api';
import { DATA_SAVER_COOKIE } from '@/shared/lib/connection';
import { VISITOR, drafts, tabDrafts, toDraftOwner } from '@/shared/lib/drafts';
import { storeLanguage } from '@/shared/lib/language';
import { givenCacheStorage } from '@test/cache-storage';
import { noDelay, session } from '@test/render-app';
import { given, givenFailure, givenNoResponse } from '@test/server';
import { startDueDeletions } from './due-deletions';
import { startPersistence } from './persistence';
import { startPrivateResponses } from './private-responses';
import { createAppStore } from './store';
import type { AppStore } from './store';

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

const job: Job = {
  id: MARK,
  slug: MARK,
  title: MARK,
  isOpen: true,
  workingType: 'fulltime',
  workplace: 'wfo',
  deadline: '2026-12-31',
  createdAt: '2026-11-01T00:00:00Z',
  province: 'Bali',
  city: null,
  company: { name: 'Swalayan', logo: null, banner: null },
};

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
  store.dispatch(bookmarksSlice.actions.bookmarkToggled({ job, owner: OWNER }));
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
  expect(localStorage.getItem('titian:language')).toBe('en');
  expect(document.cookie).toBe(`${DATA_SAVER_COOKIE}=on`);
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

it.each([undefined, null, 7, 'besok', {}])('keeps everything where the provider tells %j', async (deleteAt) => {
  const store = await start();
  await leaveMarks(store);
  await refuse(store, deleteAt);
  await waitFor(() => expect(selectIsSignedIn(store.getState())).toBe(false));
  expect(store.getState().bookmarkedJobs.jobs).toHaveLength(1);
  expect(localStorage.getItem('titian:deletions')).toBeNull();
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
