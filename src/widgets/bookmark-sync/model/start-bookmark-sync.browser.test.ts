import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createAppStore } from '@/app/state';
import { signedIn } from '@/entities/session';
import { bookmarksSlice, readDeviceBookmarks, writeDeviceBookmarks } from '@/features/bookmark-job';
import { givenOffline } from '@test/connection';
import { makeJobDto } from '@test/dto/job';
import { bookmarked, bookmarksState } from '@test/jobs-page';
import { noDelay, session } from '@test/session';
import { call, given, givenFailure, givenNoResponse, server, untilCallsSeen } from '@test/server';
import { startBookmarkSync } from './start-bookmark-sync';

const { noteBookmark } = jest.requireActual<{
  noteBookmark: (owner: string, job: string, saved: boolean) => void;
}>('../../../features/bookmark-job/model/note-bookmark');
const { bookmarkToggled } = bookmarksSlice.actions;

const OWNER = 'candidate-1';
const kasir = bookmarked({ id: 'kasir', slug: 'kasir', title: 'Kasir' });
const sopir = bookmarked({ id: 'sopir', slug: 'sopir', title: 'Sopir' });

interface Row {
  job: string;
  saved: boolean;
  vacancy?: object | null;
  known?: object;
}

let rows: Row[];
let calls: string[];

const toRow = ({ job, saved, ...more }: Row) => ({
  job,
  saved,
  version: 1,
  changedAt: '2026-11-20T00:00:00Z',
  ...(saved && { vacancy: makeJobDto({ id: job, slug: job, title: job }), known: null }),
  ...more,
});

/** A provider with these bookmarks, which does as it is told. */
function givenAccount(...bookmarks: Row[]) {
  rows = bookmarks;
  const data = () => rows.map(toRow);
  const change = (saved: boolean) => (job: string) => {
    rows = [{ job, saved }, ...rows.filter((row) => row.job !== job)];
    return HttpResponse.json({ statusCode: 2000, message: '', data: toRow({ job, saved }) });
  };
  server.use(
    http.get(call('candidate/bookmark/'), () => {
      calls.push('GET');
      return HttpResponse.json({ statusCode: 2000, message: '', data: data(), meta: { at: new Date().toISOString() } });
    }),
    http.put(call('candidate/bookmark/:job/'), ({ params }) => {
      calls.push(`PUT ${String(params.job)}`);
      return change(true)(String(params.job));
    }),
    http.delete(call('candidate/bookmark/:job/'), ({ params }) => {
      calls.push(`DELETE ${String(params.job)}`);
      return change(false)(String(params.job));
    }),
  );
}

let ends: (() => void)[] = [];
beforeEach(() => {
  calls = [];
  // `waitFor` moves the clock.
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  ends.forEach((end) => end());
  ends = [];
  jest.useRealTimers();
});

/** The sync runs in the browser of a candidate who has bookmarked these there. */
function open(...jobs: (typeof kasir)[]) {
  const store = createAppStore(bookmarksState(jobs), { delay: noDelay });
  const onFull = jest.fn();
  ends.push(startBookmarkSync(store, OWNER, onFull));
  const titles = () => store.getState().bookmarkedJobs.jobs.map(({ title }) => title);
  const toggle = (job: typeof kasir, saved: boolean) => {
    noteBookmark(OWNER, job.id as string, saved);
    store.dispatch(bookmarkToggled({ job, owner: OWNER }));
  };
  const isHere = () => bookmarksSlice.selectors.selectIsAccountHere(store.getState(), OWNER);
  return { store, onFull, titles, toggle, isHere };
}

const untilDone = (...expected: string[]) => waitFor(() => expect(calls).toEqual(expected), { timeout: 5_000 });
const pending = () => readDeviceBookmarks(OWNER)?.pending.map(({ job, saved }) => [job, saved]);

it('adds what the device has, once, and takes what the account has', async () => {
  givenAccount({ job: 'guru', saved: true }, { job: 'lama', saved: false });
  const { titles } = open(kasir, sopir);
  await untilDone('GET', 'PUT sopir', 'PUT kasir');
  await waitFor(() => expect(titles().sort()).toEqual(['guru', 'kasir', 'sopir']));
  expect(pending()).toEqual([]);
  // The change that the account has made here causes no further call.
  await jest.advanceTimersByTimeAsync(3_000);
  await untilCallsSeen();
  expect(calls).toEqual(['GET', 'PUT sopir', 'PUT kasir']);

  // Deleted elsewhere: it does not come back.
  rows = rows.filter(({ job }) => job !== 'sopir');
  calls = [];
  const again = open(kasir, sopir);
  await untilDone('GET');
  await waitFor(() => expect(again.titles().sort()).toEqual(['guru', 'kasir']));
});

it('sends each change a moment later, and a deletion as one', async () => {
  givenAccount({ job: 'kasir', saved: true });
  const { titles, toggle } = open(kasir);
  await untilDone('GET');
  toggle(kasir, false);
  toggle(sopir, true);
  await untilDone('GET', 'GET', 'DELETE kasir', 'PUT sopir');
  await waitFor(() => expect(pending()).toEqual([]));
  expect(titles()).toEqual(['sopir']);
});

it('sends a change that is made while another one is sent', async () => {
  givenAccount({ job: 'kasir', saved: true });
  const { toggle } = open(kasir);
  await untilDone('GET');
  server.use(
    http.delete(call('candidate/bookmark/kasir/'), () => {
      toggle(sopir, true);
      calls.push('DELETE kasir');
      return HttpResponse.json({ statusCode: 2000, message: '', data: toRow({ job: 'kasir', saved: false }) });
    }),
  );
  toggle(kasir, false);
  await untilDone('GET', 'GET', 'DELETE kasir', 'GET', 'PUT sopir');
  await waitFor(() => expect(pending()).toEqual([]));
});

it('keeps what was done without a connection, and sends it once there is one', async () => {
  givenAccount({ job: 'kasir', saved: true });
  const { titles, toggle } = open(kasir);
  await untilDone('GET');
  const online = givenOffline();
  toggle(kasir, false);
  await jest.advanceTimersByTimeAsync(1_200);
  await untilCallsSeen();
  expect([calls, pending()]).toEqual([['GET'], [['kasir', false]]]);
  online();
  await untilDone('GET', 'GET', 'DELETE kasir');
  expect(titles()).toEqual([]);
});

it.each([
  ['fails', () => givenFailure('put', 'candidate/bookmark/sopir/', 500)],
  ['gets no response', () => givenNoResponse('put', 'candidate/bookmark/sopir/')],
])('tries again by itself where a call %s, and shows the bookmark meanwhile', async (_what, givenState) => {
  givenAccount();
  const { titles, toggle } = open();
  await untilDone('GET');
  givenState();
  toggle(sopir, true);
  await waitFor(() => expect(calls).toEqual(['GET', 'GET']), { timeout: 5_000 });
  expect([titles(), pending()]).toEqual([['Sopir'], [['sopir', true]]]);
  givenAccount();
  await untilDone('GET', 'GET', 'GET', 'PUT sopir');
  await waitFor(() => expect(pending()).toEqual([]));
});

it('tells that the bookmarks of the account are there only once it shows them', async () => {
  givenFailure('get', 'candidate/bookmark/', 500);
  const { store, titles, isHere } = open();
  const seen: unknown[] = [];
  store.subscribe(() => seen.push(`${isHere()} ${titles().length}`));
  expect(isHere()).toBeUndefined();
  await waitFor(() => expect(isHere()).toBe(false));
  givenAccount({ job: 'guru', saved: true });
  await waitFor(() => expect(isHere()).toBe(true), { timeout: 5_000 });
  expect(seen).not.toContain('true 0');
});

it('says once that the account is full, and keeps the bookmark on the device', async () => {
  givenAccount();
  givenFailure('put', 'candidate/bookmark/sopir/', 409, { statusCode: 4006, message: '' });
  const { titles, onFull } = open(sopir);
  await waitFor(() => expect(onFull).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('focus'));
  await untilDone('GET', 'GET');
  expect(onFull).toHaveBeenCalledTimes(1);
  expect([titles(), pending()]).toEqual([['Sopir'], [['sopir', true]]]);
});

it('keeps a bookmark whose job the provider does not know, and sends it no more', async () => {
  givenAccount();
  givenFailure('put', 'candidate/bookmark/sopir/', 404, { statusCode: 4004, message: '' });
  const { titles } = open(sopir);
  await waitFor(() => expect(readDeviceBookmarks(OWNER)?.pending).toMatchObject([{ isKept: true }]));
  givenAccount();
  window.dispatchEvent(new Event('online'));
  await untilDone('GET', 'GET');
  await waitFor(() => expect(titles()).toEqual(['Sopir']));
});

it('shows a job that is gone with its last known title, also where this device never had it', async () => {
  const known = { slug: 'penjahit', title: 'Penjahit', company: 'Konveksi' };
  givenAccount({ job: 'penjahit', saved: true, vacancy: null, known });
  const { store } = open();
  await waitFor(() => expect(store.getState().bookmarkedJobs.jobs).toHaveLength(1));
  expect(store.getState().bookmarkedJobs.jobs[0]).toMatchObject({ title: 'Penjahit', isOpen: false, isGone: true });
});

it('ends with a session that has ended, and leaves everything on the device', async () => {
  givenFailure('get', 'candidate/bookmark/', 401, { statusCode: 4001, message: '' });
  const { store, titles } = open(kasir);
  await waitFor(() => expect(store.getState().session.current).toBeNull());
  expect([titles(), pending()]).toEqual([['Kasir'], undefined]);
});

it('neither sends nor shows anything of another candidate, whose bookmarks wait for them', async () => {
  givenAccount({ job: 'guru', saved: true });
  const store = createAppStore(bookmarksState([kasir]), { delay: noDelay });
  store.dispatch(signedIn({ ...session, token: 'other', userId: 'candidate-2' }));
  ends.push(startBookmarkSync(store, 'candidate-2', () => undefined));
  await waitFor(() => expect(store.getState().bookmarkedJobs.owner).toBe('candidate-2'));
  expect([calls, store.getState().bookmarkedJobs.jobs.map(({ title }) => title)]).toEqual([['GET'], ['guru']]);
  expect(pending()).toEqual([['kasir', true]]);
});

it('merges again where its storage holds something else, and leaves out changes that are none', async () => {
  for (const text of ['7', '{', '{"pending":[]}', '{"offset":0,"clock":1,"pending":7,"noted":[]}']) {
    localStorage.setItem(`titian:bookmarks:${OWNER}`, text);
    expect(readDeviceBookmarks(OWNER)).toBeNull();
  }
  writeDeviceBookmarks(OWNER, { offset: 0, clock: 1, pending: [null, { job: {} }, { job: 7, saved: true }] as never });
  given('get', 'candidate/bookmark/', []);
  givenAccount();
  open(kasir);
  await untilDone('GET');
  await waitFor(() => expect(pending()).toEqual([]));
});
