import { screen, waitFor } from '@testing-library/react';
import type { JsonBodyType } from 'msw';
import { givenCacheStorage } from '@test/cache-storage';
import { makeJobDto } from '@test/dto/job';
import { bookmarked, card, openSaved } from '@test/jobs-page';
import { given, givenFailure, givenNoResponse } from '@test/server';

const LIST = 'job/list/';
const GONE = 'Lowongan ini sudah tidak ada';

const old = bookmarked({ id: 'gone', slug: 'penjahit', title: 'Penjahit' });

/** Resolves once the provider's list is there as well. */
const untilListed = () => screen.findByText('Closed');

/** The provider's list, in which one bookmarked vacancy is closed. */
const givenList = (...others: JsonBodyType[]) =>
  given('get', LIST, [makeJobDto({ id: 'closed', slug: 'x', title: 'Sopir', status: 'closed' }), ...others]);

const open = (...jobs: ReturnType<typeof bookmarked>[]) =>
  openSaved([bookmarked({ id: 'closed', slug: 'x', title: 'Sopir' }), ...jobs]);

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

it('says of a bookmarked vacancy which the provider lists no more that it is not offered, and opens it no more', async () => {
  givenList();
  const { user } = open(old);
  await untilListed();
  const gone = card('Penjahit');
  expect(gone.getByText(GONE)).toBeVisible();
  expect(gone.queryByText(/Batas lamaran/)).not.toBeInTheDocument();
  expect(gone.queryByRole('link')).not.toBeInTheDocument();
  expect(gone.queryByRole('button', { name: /Apply/ })).not.toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Penjahit' })).toHaveAttribute('data-closed');

  await user.click(gone.getByRole('button', { name: 'Bookmark Penjahit' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Penjahit' })).not.toBeInTheDocument());
});

it('knows a vacancy by its address too, where the provider gives it another id', async () => {
  givenList(makeJobDto({ id: 7, slug: 'penjahit', title: 'Penjahit' }));
  open(old);
  await untilListed();
  expect(screen.queryByText(GONE)).not.toBeInTheDocument();
  expect(card('Penjahit').getByRole('link', { name: 'Penjahit' })).toBeVisible();
});

describe('does not guess', () => {
  it.each([
    ['cannot be loaded', () => givenFailure('get', LIST, 500)],
    ['gets no response', () => givenNoResponse('get', LIST)],
  ])('where the list %s', async (_what, givenState) => {
    givenState();
    open(old);
    await waitFor(() => expect(log).toHaveBeenCalledWith('[titian] job/list failed', expect.anything()));
    expect(card('Penjahit').getByRole('link', { name: 'Penjahit' })).toBeVisible();
    expect(card('Penjahit').getByRole('button', { name: 'Apply Penjahit' })).toBeEnabled();
    expect(screen.queryByText(GONE)).not.toBeInTheDocument();
  });

  it('from the offline copy of a list', async () => {
    const { putCount, remove } = givenCacheStorage();
    givenList();
    const before = open(old);
    await untilListed();
    await waitFor(() => expect(putCount()).toBe(1));
    before.unmount();

    givenNoResponse('get', LIST);
    open(old);
    await untilListed();
    expect(screen.getByText(/^Data per/)).toBeVisible();
    expect(card('Penjahit').getByRole('link', { name: 'Penjahit' })).toBeVisible();
    expect(screen.queryByText(GONE)).not.toBeInTheDocument();
    remove();
  });

  it('from a list of which a row could not be read', async () => {
    givenList({ id: 'gone', slug: 'penjahit', title: null });
    open(old);
    await untilListed();
    expect(card('Penjahit').getByRole('link', { name: 'Penjahit' })).toBeVisible();
    expect(screen.queryByText(GONE)).not.toBeInTheDocument();
  });

  it('of a vacancy that is newer than the list', async () => {
    givenList();
    open(bookmarked({ ...old, createdAt: new Date(Date.now() + 60_000).toISOString() }));
    await untilListed();
    expect(card('Penjahit').getByRole('link', { name: 'Penjahit' })).toBeVisible();
    expect(screen.queryByText(GONE)).not.toBeInTheDocument();
  });
});
