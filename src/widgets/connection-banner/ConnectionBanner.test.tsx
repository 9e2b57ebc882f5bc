import { act, screen, waitFor } from '@testing-library/react';
import { jobApi } from '@/entities/job';
import { JobList } from '@/widgets/job-list';
import { givenCacheStorage } from '@test/cache-storage';
import { makeJobDto } from '@test/dto/job';
import { renderApp } from '@test/render-app';
import { given, givenNoResponse } from '@test/server';
import { ConnectionBanner } from './ConnectionBanner';

/** All but intervals, by which the banner tries again. */
const REAL_TIMERS = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

const LIST = 'job/list/';
const banner = () => screen.getByRole('status', { name: 'Koneksi' });

function givenConnection(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('says that there is no connection, as long as there is none', () => {
  renderApp(<ConnectionBanner />);
  expect(banner()).toBeEmptyDOMElement();
  givenConnection(false);
  expect(banner()).toHaveTextContent(/^Anda sedang offline\. .*tetap dapat dibaca/);
  givenConnection(true);
  expect(banner()).toBeEmptyDOMElement();
});

it('says that the provider cannot be reached, until it responds', async () => {
  givenNoResponse('get', LIST);
  const { store } = renderApp(<ConnectionBanner />);
  const read = () => void store.dispatch(jobApi.endpoints.getJobs.initiate(undefined, { forceRefetch: true }));
  read();
  await waitFor(() => expect(banner()).toHaveTextContent(/^Titian belum bisa dihubungi\./));
  given('get', LIST, []);
  read();
  await waitFor(() => expect(banner()).toBeEmptyDOMElement());
});

it('says no more of it once there is a connection, or nothing on the page to be read', async () => {
  jest.useFakeTimers({ doNotFake: [...REAL_TIMERS] });
  givenNoResponse('get', LIST);
  const { store } = renderApp(<ConnectionBanner />);
  const read = () =>
    act(
      async () =>
        void (await store.dispatch(
          jobApi.endpoints.getJobs.initiate(undefined, { subscribe: false, forceRefetch: true }),
        )),
    );
  givenConnection(false);
  await read();
  expect(banner()).toHaveTextContent(/^Anda sedang offline\./);
  givenConnection(true);
  expect(banner()).toBeEmptyDOMElement();
  await read();
  await waitFor(() => expect(banner()).toHaveTextContent(/^Titian belum bisa dihubungi\./));
  act(() => jest.advanceTimersByTime(10_000));
  expect(banner()).toBeEmptyDOMElement();
});

it('fetches again by itself what the provider did not respond to', async () => {
  jest.useFakeTimers({ doNotFake: [...REAL_TIMERS] });
  jest.spyOn(console, 'error').mockImplementation();
  givenNoResponse('get', LIST);
  renderApp(
    <>
      <ConnectionBanner />
      <JobList />
    </>,
  );
  await waitFor(() => expect(banner()).toHaveTextContent(/^Titian belum bisa dihubungi\./));
  given('get', LIST, [makeJobDto({ title: 'Staf Gudang' })]);
  act(() => jest.advanceTimersByTime(10_000));
  expect(await screen.findByRole('article', { name: 'Staf Gudang' })).toBeVisible();
  expect(banner()).toBeEmptyDOMElement();
});

it('shows the offline copy of the list with its age, and fetches it again once there is a connection', async () => {
  const { putCount, remove } = givenCacheStorage();
  given('get', LIST, [makeJobDto({ title: 'Staf Gudang' })]);
  const before = renderApp(<JobList />);
  await screen.findByRole('article', { name: 'Staf Gudang' });
  await waitFor(() => expect(putCount()).toBe(1));
  before.unmount();

  givenNoResponse('get', LIST);
  givenConnection(false);
  renderApp(<JobList />);
  expect(await screen.findByRole('article', { name: 'Staf Gudang' })).toBeVisible();
  expect(screen.getByText(/^Data per \d+ \w+ \d\d\.\d\d$/)).toBeVisible();

  given('get', LIST, [makeJobDto({ title: 'Kasir' })]);
  givenConnection(true);
  expect(await screen.findByRole('article', { name: 'Kasir' })).toBeVisible();
  expect(screen.queryByText(/^Data per/)).not.toBeInTheDocument();
  remove();
});
