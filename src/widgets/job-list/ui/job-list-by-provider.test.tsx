import '@test/search-by-provider';
import { screen, waitFor, within } from '@testing-library/react';
import { makeJobDto, makeJobDtos } from '@test/dto/job';
import { gate, givenJobPages } from '@test/job-pages';
import { bookmarked, bookmarksState } from '@test/jobs-page';
import { renderApp, signedInState } from '@test/render-app';
import { JobList } from './JobList';

const jobs = [
  ...makeJobDtos(25),
  makeJobDto({ id: 'kasir', title: 'Kasir' }),
  makeJobDto({ id: 'admin', title: 'Admin' }),
];

const open = (path = '/jobs', preloaded = {}) => renderApp(<JobList />, { path, preloaded });

const untilLoaded = () => screen.findAllByRole('article');

const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

const searchBox = () => screen.getByRole('searchbox', { name: 'Search by job title, company, keywords' });

it('requests one page of ten, with all of the search in the address', async () => {
  const calls = givenJobPages(jobs);
  open('/jobs?search=lowongan&location=jawa&type=fulltime&workplace=wfo&page=3');
  expect(await untilLoaded()).toHaveLength(5);
  expect(calls).toEqual([
    {
      search: 'lowongan',
      location: 'jawa',
      workingType: 'fulltime',
      workplace: 'wfo',
      sort: 'newest',
      page: '3',
      pageSize: '10',
    },
  ]);
  expect(screen.getByText('25 lowongan').parentElement).toHaveTextContent('25 lowongan Halaman 3 dari 3');
});

it('shows the page before, as busy, until the next one comes', async () => {
  const second = gate();
  givenJobPages(jobs, async (params) => (params.get('page') === '2' ? second.opened : undefined));
  const { user, container } = open();
  await untilLoaded();
  const busy = () => container.querySelector('[aria-busy="true"]');
  const before = titles();
  expect(busy()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Halaman berikutnya' }));
  await waitFor(() => expect(busy()).toHaveStyle({ opacity: '0.5' }));
  expect(titles()).toEqual(before);
  expect(screen.getByRole('button', { name: 'Halaman 2' })).toHaveAttribute('aria-current', 'page');

  second.open();
  await waitFor(() => expect(titles()[0]).toBe('Lowongan 17'));
  expect(busy()).toBeNull();
});

it('does not let a late response take the place of a newer one', async () => {
  const slow = gate();
  const calls = givenJobPages(jobs, async (params) => (params.get('search') === 'kasir' ? slow.opened : undefined));
  const { user, store } = open();
  await untilLoaded();
  await user.type(searchBox(), 'kasir{Enter}');
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ search: 'kasir' }));
  await user.clear(searchBox());
  await user.type(searchBox(), 'admin{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Admin']));
  slow.open();
  await waitFor(() =>
    expect(Object.values(store.getState().provider.queries).some((query) => query?.status === 'pending')).toBe(false),
  );
  expect(titles()).toEqual(['Admin']);
});

it('keeps what it shows when the next page cannot be loaded, says so, and retries on request', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  let broken = true;
  givenJobPages(jobs, async (params) => {
    if (broken && params.get('page') === '2') throw new Error('dropped');
  });
  const { user } = open();
  await untilLoaded();
  const before = titles();
  await user.click(screen.getByRole('button', { name: 'Halaman 2' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Lowongan tidak dapat dimuat. Yang tampil adalah hasil sebelumnya. Periksa koneksi internet Anda, lalu coba lagi.',
  );
  expect(titles()).toEqual(before);
  expect(log).toHaveBeenCalledWith('[titian] job/list failed', expect.anything());
  log.mockRestore();

  broken = false;
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(titles()[0]).toBe('Lowongan 17'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('requests nothing for the bookmarked vacancies, which are in this browser', async () => {
  const calls = givenJobPages(jobs);
  const { user } = open('/jobs?search=admin', signedInState());
  await untilLoaded();
  await user.click(screen.getByRole('button', { name: 'Bookmark Admin' }));
  await user.click(screen.getByRole('tab', { name: 'Saved' }));
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Saved' })).toHaveAttribute('aria-selected', 'true'));
  expect(titles()).toEqual(['Admin']);
  expect(calls).toHaveLength(1);
});

it('does not say of a bookmarked vacancy that it is not offered any more, for pages do not tell', async () => {
  givenJobPages(jobs);
  open('/jobs?tab=saved', bookmarksState([bookmarked({ id: 'gone', title: 'Penjahit' })]));
  expect(await screen.findByRole('link', { name: 'Penjahit' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Apply Penjahit' })).toBeEnabled();
  expect(screen.queryByText('Lowongan ini sudah tidak ada')).not.toBeInTheDocument();
});
