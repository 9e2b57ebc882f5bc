import type { Job } from '@/entities/job';
import { sessionDetailsChanged, signedIn, signedOut } from '@/entities/session';
import { bookmarkToggled, bookmarksSlice, readBookmarks, selectBookmarkedJobs, writeBookmarks } from './bookmarks';

const { reducer, getInitialState } = bookmarksSlice;

const makeJob = (id: number): Job => ({
  id,
  slug: `job-${id}`,
  title: `Lowongan ${id}`,
  isOpen: true,
  workingType: null,
  workplace: null,
  deadline: null,
  createdAt: null,
  province: null,
  city: null,
  company: { name: '-', logo: null, banner: null },
});

const toggled = (ids: number[], owner: string | null = 'a', from = getInitialState()) =>
  ids.reduce((state, id) => reducer(state, bookmarkToggled({ job: makeJob(id), owner })), from);

const ids = (bookmarkedJobs: ReturnType<typeof getInitialState>, owner: string | null = 'a') =>
  selectBookmarkedJobs({ bookmarkedJobs }, owner).map(({ id }) => id);

const candidate = (userId: string | null) => ({ token: 't', name: 'Sari', image: null, userId });

it('lists bookmarks newest first, and takes one away when it is toggled again', () => {
  expect(ids(toggled([1, 2, 3]))).toEqual([3, 2, 1]);
  expect(ids(toggled([1, 2, 3, 2]))).toEqual([3, 1]);
});

it('keeps a candidate their bookmarks over signing out and in', () => {
  const state = reducer(reducer(toggled([1]), signedOut()), signedIn(candidate('a')));
  expect(ids(state)).toEqual([1]);
});

it('shows the bookmarks of a candidate to no other candidate', () => {
  const state = reducer(reducer(toggled([1]), signedOut()), signedIn(candidate('b')));
  expect(ids(state, 'b')).toEqual([]);
  expect(ids(toggled([2], 'b', state), 'b')).toEqual([2]);
  expect(ids(toggled([2], 'b', state), 'a')).toEqual([]);
});

it('gives bookmarks to the candidate whose id becomes known after them', () => {
  const state = reducer(toggled([1], null), sessionDetailsChanged({ userId: 'a' }));
  expect(ids(state)).toEqual([1]);
});

it.each([
  ['signs out', signedOut()],
  ['another signs in', signedIn(candidate('b'))],
])('forgets the bookmarks of a candidate of unknown id when %s', (_what, action) => {
  const state = reducer(toggled([1], null), action);
  expect(ids(state, null)).toEqual([]);
});

it('reads from the storage what is a vacancy, each once', () => {
  const [one, two] = writeBookmarks([makeJob(1), makeJob(2)]);
  expect(readBookmarks([one, null, 'x', { id: 3 }, { ...two, title: 7 }, two, one])).toEqual([makeJob(1), makeJob(2)]);
  expect(readBookmarks({})).toEqual([]);
  expect(readBookmarks(undefined)).toEqual([]);
});

it('reads vacancies in the form in which they were stored before', () => {
  const closed: Job = { ...makeJob(3), isOpen: false, city: 'Kota Bekasi', province: 'Jawa Barat' };
  expect(readBookmarks([makeJob(1), closed])).toEqual([makeJob(1), closed]);
});
