import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { EMPTY_TEXT, card, givenJobs, openJobsPage, titles, untilLoaded } from '@test/jobs-page';
import { call, given, givenFailure, givenNoResponse, server } from '@test/server';

const pages = () => within(screen.getByRole('navigation', { name: 'Halaman lowongan' }));

it('shows the ten newest vacancies, how many there are and the page', async () => {
  givenJobs();
  openJobsPage();
  await untilLoaded();
  expect(screen.getByRole('heading', { level: 1, name: 'Lowongan Pekerjaan' })).toBeVisible();
  expect(titles()).toHaveLength(10);
  expect(titles()[0]).toBe('Lowongan 25');
  expect(screen.getByRole('status')).toHaveTextContent('25 lowongan Halaman 1 dari 3');
  expect(document.title).toBe('Lowongan Pekerjaan – Titian');
});

it('shows on a card what the specification names', async () => {
  givenJobs();
  openJobsPage();
  await untilLoaded();
  const first = card('Lowongan 25');
  for (const text of ['Sinar Laut Logistik', 'Kota Bekasi, Jawa Barat', 'WFO', 'Penuh Waktu', '31 Desember 2026']) {
    expect(first.getByText(text)).toBeVisible();
  }
  expect(first.getByRole('link', { name: 'Lowongan 25' })).toHaveAttribute('href', '/jobs/lowongan-25');
});

it('shows a closed vacancy grey, without a way to open it', async () => {
  givenJobs();
  openJobsPage();
  await untilLoaded();
  const closed = card('Lowongan 23');
  expect(closed.getByText('Closed')).toBeVisible();
  expect(closed.queryByText(/Desember/)).not.toBeInTheDocument();
  expect(closed.queryByRole('link')).not.toBeInTheDocument();
  expect(closed.getByRole('button', { name: 'Apply Lowongan 23' })).toBeDisabled();
});

it('shows each vacancy once over its pages, and keeps the page in the address', async () => {
  givenJobs();
  const { user, router } = openJobsPage();
  await untilLoaded();
  const seen = titles();
  await user.click(pages().getByRole('button', { name: 'Halaman berikutnya' }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  seen.push(...titles());
  await user.click(pages().getByRole('button', { name: 'Halaman 3' }));
  await waitFor(() => expect(titles()).toHaveLength(5));
  seen.push(...titles());
  expect(new Set(seen).size).toBe(25);
  expect(pages().getByRole('button', { name: 'Halaman berikutnya' })).toBeDisabled();
});

it('shows the last page for one beyond it', async () => {
  givenJobs();
  openJobsPage('/jobs?page=99');
  await untilLoaded();
  expect(screen.getByRole('status')).toHaveTextContent('Halaman 3 dari 3');
});

it('says that it is loading', async () => {
  server.use(http.get(call('job/list/'), () => delay('infinite')));
  openJobsPage();
  expect(await screen.findByText('Loading jobs, please wait...')).toHaveRole('status');
  expect(screen.queryByText(EMPTY_TEXT)).not.toBeInTheDocument();
});

const REFUSED = 'Permintaan ini belum bisa dipenuhi. Silakan coba lagi nanti.';
const TOO_MANY = { statusCode: 4029, message: 'Terlalu sering.' };

it.each([
  ['the provider fails', () => givenFailure('get', 'job/list/', 500), REFUSED],
  ['the provider refuses', () => givenFailure('get', 'job/list/', 403, { message: 'Tidak boleh.' }), 'Tidak boleh.'],
  [
    'requests are too frequent',
    () => givenFailure('get', 'job/list/', 429, TOO_MANY, { 'Retry-After': '30' }),
    'Terlalu sering. Coba lagi dalam 30 detik.',
  ],
  ['there is no response', () => givenNoResponse('get', 'job/list/'), 'Periksa koneksi internet Anda, lalu coba lagi.'],
  ['the response is no list', () => given('get', 'job/list/', {}), REFUSED],
])('logs, says why, and retries on request when %s', async (_what, givenState, why) => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  givenState();
  const { user } = openJobsPage();
  expect(await screen.findByRole('alert')).toHaveTextContent(`Lowongan tidak dapat dimuat.${why}`);
  expect(screen.queryByText(EMPTY_TEXT)).not.toBeInTheDocument();
  expect(log).toHaveBeenCalledWith('[titian] job/list failed', expect.anything());
  log.mockRestore();

  givenJobs();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await untilLoaded()).toHaveLength(10);
});

it('has an empty list when the provider has no vacancy', async () => {
  server.use(http.get(call('job/list/'), () => HttpResponse.json({ statusCode: 2000, message: '', data: [] })));
  openJobsPage();
  expect(await screen.findByText(EMPTY_TEXT)).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Halaman lowongan' })).not.toBeInTheDocument();
});
