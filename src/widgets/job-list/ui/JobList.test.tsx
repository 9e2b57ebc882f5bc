import { Profiler } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { applicationApi } from '@/entities/application';
import { writeEnded } from '@/shared/lib/device-storage';
import { makeApplicationDto } from '@test/dto/application';
import { makeJobDto, makeJobDtos } from '@test/dto/job';
import { renderApp, signedInState } from '@test/render-app';
import { given } from '@test/server';
import { JobList } from './JobList';

const open = (path = '/jobs', preloaded = {}) => renderApp(<JobList />, { path, preloaded });

const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

it('gives a card its logo and the buttons to bookmark, share and apply', async () => {
  given('get', 'job/list/', [makeJobDto()]);
  open();
  const card = await screen.findByRole('article', { name: 'Staf Gudang' });
  expect(card.querySelector('img')).toHaveAttribute('src', 'http://localhost/media/companies/sinar-laut.svg');
  for (const name of ['Bookmark Staf Gudang', 'Share Staf Gudang', 'Apply Staf Gudang']) {
    expect(within(card).getByRole('button', { name })).toBeEnabled();
  }
});

it('marks the card of a closed job and offers neither to share it nor to apply', async () => {
  given('get', 'job/list/', [makeJobDto({ status: 'closed' })]);
  open('/jobs', signedInState());
  const card = await screen.findByRole('article', { name: 'Staf Gudang' });
  expect(card).toHaveAttribute('data-closed');
  expect(within(card).getByRole('button', { name: 'Apply Staf Gudang' })).toBeDisabled();
  expect(within(card).getByRole('button', { name: 'Share Staf Gudang' })).toBeDisabled();
});

it('shows every job under For You and under Explore', async () => {
  given('get', 'job/list/', makeJobDtos(3));
  const { user } = open('/jobs', signedInState());
  await screen.findByRole('article', { name: 'Lowongan 1' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['For You', 'Explore', 'Saved']);
  expect(titles()).toEqual(['Lowongan 3', 'Lowongan 2', 'Lowongan 1']);
  await user.click(screen.getByRole('tab', { name: 'Explore' }));
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Explore' })).toHaveAttribute('aria-selected', 'true'));
  expect(titles()).toEqual(['Lowongan 3', 'Lowongan 2', 'Lowongan 1']);
});

it('says above the saved jobs that the browser could not store them', async () => {
  given('get', 'job/list/', makeJobDtos(1));
  const { store } = open('/jobs?tab=saved', signedInState());
  await screen.findByText('Belum ada lowongan yang Anda simpan.');
  const text = /^Perubahan bookmark belum bisa disimpan.*hilang saat halaman dimuat ulang\.$/;
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  act(() => void store.dispatch(writeEnded({ name: 'bookmarkedJobs', isSaved: false })));
  expect(screen.getByText(text)).toBeVisible();
});

it('shows on a card what the employer states and no field can hold', async () => {
  const stated = { salary: 'Rp 150.000 per shift', location: 'Site Tambang', deadline: 'sampai terpenuhi' };
  const none = { location: null, city: null, deadline: null };
  const daily = { title: 'Kasir', slug: 'kasir', id: 'job-2', minSalary: 120_000, salaryPeriod: 'day' } as const;
  given('get', 'job/list/', [makeJobDto({ ...none, stated }), makeJobDto(daily)]);
  open();
  const card = await screen.findByRole('article', { name: 'Staf Gudang' });
  for (const text of Object.values(stated)) expect(card).toHaveTextContent(text);
  expect(card.querySelector('[data-pay]')).toHaveTextContent('Rp 150.000 per shift');
  expect(screen.getByRole('article', { name: 'Kasir' })).toHaveTextContent('Mulai Rp 120 rb per hari');
  expect(screen.queryByText(/tidak dicantumkan/)).not.toBeInTheDocument();
});

it('goes back by the previous page, and offers the two orders', async () => {
  given('get', 'job/list/', makeJobDtos(12));
  const { user, router } = open('/jobs?page=2');
  await user.click(await screen.findByRole('button', { name: 'Halaman sebelumnya' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(titles()).toHaveLength(10);
  const orders = within(screen.getByRole('combobox', { name: 'Urutkan' })).getAllByRole('option');
  expect(orders.map(({ textContent }) => textContent)).toEqual(['Newest', 'Oldest']);
});

it('leaves each job its card when the order changes, so that a press opens no other job', async () => {
  given('get', 'job/list/', makeJobDtos(3));
  const { user } = open();
  const link = await screen.findByRole('link', { name: 'Lowongan 3' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Urutkan' }), 'Oldest');
  await waitFor(() => expect(titles()).toEqual(['Lowongan 1', 'Lowongan 2', 'Lowongan 3']));
  expect(screen.getByRole('link', { name: 'Lowongan 3' })).toBe(link);
});

it('leads from the company of an open job to its page, and from a closed job nowhere', async () => {
  given('get', 'job/list/', [makeJobDto({ id: 1 }), makeJobDto({ id: 2, title: 'Kasir', status: 'closed' })]);
  const { user, router } = open('/jobs?search=a');
  const closed = await screen.findByRole('article', { name: 'Kasir' });
  expect(within(closed).queryByRole('link')).not.toBeInTheDocument();
  const card = screen.getByRole('article', { name: 'Staf Gudang' });
  const company = within(card).getByRole('link', { name: 'Sinar Laut Logistik' });
  expect(company).toHaveAttribute('href', '/perusahaan/sinar-laut-logistik');
  await user.click(company);
  expect(router.state.location.pathname).toBe('/perusahaan/sinar-laut-logistik');
});

describe('the line below a card', () => {
  const line = async () =>
    (await screen.findByRole('article', { name: 'Staf Gudang' })).querySelector('.job-highlights');

  const threeDaysOld = () => makeJobDto({ createdAt: new Date(Date.now() - 3 * 86_400_000).toISOString() });

  it('shows only the age with a provider that implements only the specification', async () => {
    given('get', 'job/list/', [threeDaysOld()]);
    open();
    expect(await line()).toHaveTextContent(/^3 hari lalu$/);
  });

  it('tells pay, age and education, in this order', async () => {
    const told = { minSalary: 5_000_000, maxSalary: 4_000_000, minEducation: 'SMA/SMK' };
    given('get', 'job/list/', [{ ...threeDaysOld(), ...told }, makeJobDto({ id: 2, title: 'Kasir', createdAt: '' })]);
    open();
    const parts = [...((await line())?.children ?? [])].map(({ textContent }) => textContent);
    expect(parts).toEqual(['Rp 4–5 jt', '3 hari lalu', 'min. SMA/SMK']);
    const other = screen.getByRole('article', { name: 'Kasir' }).querySelector('.job-highlights');
    expect(other).toHaveTextContent(/^Gaji tidak dicantumkan$/);
  });

  it('says that the candidate has applied once the applications are loaded, and fetches none for it', async () => {
    given('get', 'job/list/', [threeDaysOld()]);
    const requests = given('get', 'job-application/application-status/', [makeApplicationDto()]);
    const { store } = open('/jobs', signedInState());
    expect(await line()).not.toHaveTextContent('Sudah dilamar');
    expect(requests).toHaveLength(0);
    await act(() => store.dispatch(applicationApi.endpoints.getApplications.initiate()));
    expect(await screen.findByText('Sudah dilamar')).toBeVisible();
    expect(await line()).toHaveTextContent(/^3 hari lalu Sudah dilamar$/);
    const status = screen.getByRole('link', { name: 'Lihat status lamaran Staf Gudang' });
    expect(status).toHaveAttribute('href', '/application');
    expect(screen.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
    expect(requests).toHaveLength(1);
  });
});

it('changes number and cards in one commit, and marks the earlier cards as pending until then', async () => {
  given('get', 'job/list/', makeJobDtos(12));
  const commits: unknown[][] = [];
  const note = () =>
    commits.push([
      document.querySelector('[aria-current="page"]')?.textContent,
      document.querySelector('.results-list')?.getAttribute('aria-busy'),
      /Lowongan \d+/.exec(document.querySelector('article')?.textContent ?? '')?.[0],
    ]);
  const list = (
    <Profiler id="list" onRender={note}>
      <JobList />
    </Profiler>
  );
  const { user } = renderApp(list, { path: '/jobs' });
  await screen.findByRole('article', { name: 'Lowongan 12' });
  commits.length = 0;
  note();
  await user.click(screen.getByRole('button', { name: 'Halaman 2' }));
  await screen.findByRole('article', { name: 'Lowongan 2' });
  const states = new Set(commits.map((commit) => commit.join(' ')));
  expect([...states]).toEqual(['1 false Lowongan 12', '1 true Lowongan 12', '2 false Lowongan 2']);
});
