import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { givenCapabilities } from '@test/capabilities';
import { bookmarked, bookmarksState } from '@test/jobs-page';
import { renderApp, signedInState } from '@test/render-app';
import { call, server, untilCallsSeen } from '@test/server';
import { AccountParts } from './AccountParts';

/** The provider's bookmarks, and the calls about them. */
function givenBookmarks() {
  const calls: string[] = [];
  server.use(
    http.all(call('candidate/bookmark/*'), ({ request }) => {
      calls.push(request.method);
      const meta = { at: new Date().toISOString() };
      const row = { job: 'x', saved: true, version: 1, changedAt: meta.at, vacancy: null };
      return HttpResponse.json({ statusCode: 2000, message: '', data: request.method === 'GET' ? [] : row, meta });
    }),
  );
  return calls;
}

/** The page settles; gives back the store once all that it has fetched for it is there. */
async function settle(preloaded = {}) {
  jest.useFakeTimers({ advanceTimers: true });
  const { store } = renderApp(<AccountParts />, { preloaded });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  return store;
}

// A call that began with these timers ends with them.
afterEach(() => jest.useRealTimers());

const kasir = bookmarked({ id: 'x', title: 'Kasir' });

const bookmarkKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('titian:bookmarks'));

/** The provider counts so much unread news; gives back the number of calls for it. */
function givenUnread(unread: number) {
  const calls: string[] = [];
  server.use(
    http.get(call('candidate/notification/'), ({ request }) => {
      calls.push(request.url);
      return HttpResponse.json({ statusCode: 2000, message: '', data: [], meta: { unread, next: null } });
    }),
  );
  return calls;
}

it.each([
  [3, 'Kabar, 3 belum dibaca', '3'],
  [150, 'Kabar, 99+ belum dibaca', '99+'],
  [0, 'Kabar', ''],
])('shows a signed-in candidate a bell with the number of unread news: %i', async (unread, name, shown) => {
  givenCapabilities('notifications');
  givenUnread(unread);
  await settle(signedInState());
  const bell = await screen.findByRole('link', { name }, { timeout: 20_000 });
  expect(bell).toHaveAttribute('href', '/kabar');
  expect(bell.textContent).toBe(shown);
});

it('has the bell from the first render on, before its number is known', () => {
  givenCapabilities('notifications');
  renderApp(<AccountParts />, { preloaded: signedInState() });
  expect(screen.getByRole('link', { name: 'Kabar' })).toBeVisible();
});

it('brings the bookmarks of a signed-in candidate to the account once the page has settled', async () => {
  givenCapabilities('bookmarks');
  const news = givenUnread(3);
  const calls = givenBookmarks();
  await settle(bookmarksState([kasir]));
  await waitFor(() => expect(calls).toEqual(['GET', 'PUT']), { timeout: 20_000 });
  await act(untilCallsSeen);
  expect(news).toEqual([]);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('keeps the bookmarks on the device where the provider has none', async () => {
  givenCapabilities('notifications');
  givenUnread(3);
  const calls = givenBookmarks();
  const store = await settle(bookmarksState([kasir]));
  await screen.findByRole('link', { name: /Kabar/ }, { timeout: 20_000 });
  await act(untilCallsSeen);
  expect(calls).toEqual([]);
  expect(bookmarkKeys()).toEqual([]);
  expect(store.getState().bookmarkedJobs.jobs).toHaveLength(1);
});

it('makes no call and shows no bell for a visitor', async () => {
  givenCapabilities('bookmarks', 'notifications');
  const calls = [givenBookmarks(), givenUnread(3)];
  const store = await settle();
  await act(untilCallsSeen);
  expect(calls).toEqual([[], []]);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(bookmarkKeys()).toEqual([]);
  expect(store.getState().bookmarkedJobs.jobs).toEqual([]);
});
