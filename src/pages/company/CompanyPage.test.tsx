import { screen, waitFor, within } from '@testing-library/react';
import { givenCapabilities } from '@test/capabilities';
import { makeJobDto, makeJobDtos } from '@test/dto/job';
import { givenJobSearch } from '@test/job-search';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenNoResponse } from '@test/server';
import { CompanyPage } from './CompanyPage';

const company = { name: 'PT. Maju', logo: null, banner: null };

const open = (path = '/perusahaan/pt-maju', preloaded = {}) =>
  renderApp(<CompanyPage />, { path, pattern: '/perusahaan/:slug', preloaded });

const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

it('shows every open job of the company to anybody, and names it', async () => {
  given('get', 'job/list/', [
    makeJobDto({ id: 1, title: 'Kasir', company: { ...company, name: 'PT MAJU', logo: '/maju.svg' } }),
    makeJobDto({ id: 4, title: 'Sopir', company, createdAt: '2026-11-04T03:00:00Z' }),
    makeJobDto({ id: 2, title: 'Penjahit' }),
    makeJobDto({ id: 3, title: 'Ditutup', company, status: 'closed' }),
  ]);
  open();
  expect(screen.getByRole('status', { name: 'Memuat lowongan perusahaan' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'PT. Maju' })).toBeVisible();
  expect(titles()).toEqual(['Sopir', 'Kasir']);
  expect(screen.getByText('2 lowongan terbuka')).toBeVisible();
  expect(document.querySelector('.company-head img')).toHaveAttribute('src', 'http://localhost/maju.svg');
  await waitFor(() => expect(document.title).toBe('Lowongan di PT. Maju – Titian'));
  expect(screen.getByRole('link', { name: 'Back to Jobs' })).toHaveAttribute('href', '/jobs');
});

it('shows very many page by page, which the address names', async () => {
  given(
    'get',
    'job/list/',
    makeJobDtos(25, () => ({ company })),
  );
  const { user, router } = open('/perusahaan/pt-maju?page=2');
  await screen.findByText('25 lowongan terbuka Halaman 2 dari 3');
  expect(titles()).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Halaman 3' }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
  expect(titles()).toEqual(['Lowongan 5', 'Lowongan 4', 'Lowongan 3', 'Lowongan 2', 'Lowongan 1']);
});

it('shows the first page for one that is none', async () => {
  given(
    'get',
    'job/list/',
    makeJobDtos(12, () => ({ company })),
  );
  open('/perusahaan/pt-maju?page=kedua');
  expect(await screen.findByText('12 lowongan terbuka Halaman 1 dari 2')).toBeVisible();
});

it('opens a job for a candidate', async () => {
  given('get', 'job/list/', [makeJobDto({ title: 'Kasir', company })]);
  const { user, router } = open('/perusahaan/pt-maju', signedInState());
  await user.click(await screen.findByRole('link', { name: 'Kasir' }));
  expect(router.state.location.pathname).toBe('/jobs/staf-gudang-sinar-laut');
});

it('says so when all jobs of the company are closed', async () => {
  given('get', 'job/list/', [makeJobDto({ company, status: 'closed' })]);
  open();
  expect(await screen.findByText('Belum ada lowongan terbuka.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'PT. Maju' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lihat lowongan lain' })).toHaveAttribute('href', '/jobs');
});

it.each(['/perusahaan/tidak-ada', '/perusahaan/PT%20Maju', '/perusahaan/-'])('knows no company at %s', async (path) => {
  given('get', 'job/list/', [makeJobDto({ company })]);
  open(path);
  expect(await screen.findByRole('alert')).toHaveTextContent('Perusahaan ini tidak ditemukan.');
});

it('offers to try again after a failure', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  givenNoResponse('get', 'job/list/');
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Lowongan perusahaan ini tidak dapat dimuat.');
  expect(log).toHaveBeenCalled();
  given('get', 'job/list/', [makeJobDto({ title: 'Kasir', company })]);
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('link', { name: 'Kasir' })).toBeVisible();
  log.mockRestore();
});

describe('with a provider that searches', () => {
  it('requests one page at a time, and never the whole list', async () => {
    const lists = given('get', 'job/list/', []);
    const requests = givenJobSearch(makeJobDtos(25, () => ({ company })));
    const { user } = open('/perusahaan/pt-maju?page=2');
    await screen.findByText('25 lowongan terbuka Halaman 2 dari 3');
    expect(screen.getByRole('heading', { level: 1, name: 'PT. Maju' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Halaman 3' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
    expect(requests.map(({ params }) => params)).toEqual(
      ['2', '3'].map((page) => ({
        company: 'pt-maju',
        open: 'true',
        sort: 'newest',
        page,
        pageSize: '10',
        facets: '1',
      })),
    );
    expect(lists).toHaveLength(0);
  });

  it('says in which cities the jobs are and how the company answers, where the provider knows', async () => {
    const answers = { days: 6, answered: 10, counted: 15 };
    const untold = {
      function: [],
      near: [],
      education: [],
      postedWithin: [],
      minSalary: [],
      experience: [],
      places: [],
    };
    const city = [
      { name: 'Kabupaten Sleman', count: 2 },
      { name: 'Kota Magelang', count: 1 },
    ];
    givenJobSearch([makeJobDto({ company })], { answers, facets: { ...untold, city } });
    givenCapabilities('jobSearch', 'answers');
    open();
    expect(
      await screen.findByText('Biasanya menjawab dalam 6 hari · 10 dari 15 pelamar dijawab (180 hari terakhir)'),
    ).toBeVisible();
    expect(screen.getByText('Dari mana angka ini?')).toBeVisible();
    expect(screen.getByText('1 lowongan terbuka di Kabupaten Sleman dan 1 kota lain')).toBeVisible();
  });

  it('tells a company without open jobs from one that is unknown', async () => {
    givenJobSearch([makeJobDto({ company, status: 'closed' })]);
    const { unmount } = open();
    expect(await screen.findByText('Belum ada lowongan terbuka.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'PT. Maju' })).toBeVisible();
    unmount();
    givenJobSearch([]);
    open('/perusahaan/tidak-ada');
    expect(await screen.findByRole('alert')).toHaveTextContent('Perusahaan ini tidak ditemukan.');
  });
});
