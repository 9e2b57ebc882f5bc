import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { givenCapabilities } from '@test/capabilities';
import { makeJobDto } from '@test/dto/job';
import { bookmarked, openSaved } from '@test/jobs-page';
import { renderApp } from '@test/render-app';
import { call, given, server } from '@test/server';
import { JobList } from './JobList';

const open = (path = '/jobs') => renderApp(<JobList />, { path });

const place = (city: string, province: string) => ({
  city: { id: 1, name: city },
  location: { id: 2, name: province },
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const givenVacancies = () =>
  given('get', 'job/list/', [
    makeJobDto({
      id: 1,
      title: 'Kasir',
      ...place('Kabupaten Sleman', 'Daerah Istimewa Yogyakarta'),
      createdAt: hoursAgo(3),
    }),
    makeJobDto({
      id: 2,
      title: 'Barista',
      ...place('Kota Yogyakarta', 'Daerah Istimewa Yogyakarta'),
      createdAt: hoursAgo(100),
    }),
    makeJobDto({ id: 3, title: 'Akuntan', ...place('Kota Malang', 'Jawa Timur'), createdAt: hoursAgo(1000) }),
  ]);

const untilLoaded = () => screen.findAllByRole('article');

const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

const moreButton = () => screen.getByRole('button', { name: /Filter lainnya/ });

const field = (name: string) => screen.findByRole('combobox', { name });

const optionsOf = async (name: string) =>
  within(await field(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('opens by a click without a focus event, as in Safari and before the app started', async () => {
  givenVacancies();
  open();
  await untilLoaded();
  fireEvent.click(moreButton());
  expect(await field('Tayang dalam')).toBeInTheDocument();
});

it('is closed at first, and then shows how many vacancies each option would leave', async () => {
  givenVacancies();
  const { user } = open();
  await untilLoaded();
  expect(moreButton()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('combobox', { name: 'Tayang dalam' })).not.toBeInTheDocument();
  await user.click(moreButton());
  expect(moreButton()).toHaveAttribute('aria-expanded', 'true');
  await waitFor(async () => expect(await field('Tayang dalam')).toBeEnabled());
  expect(await optionsOf('Tayang dalam')).toEqual([
    'Semua',
    '1 hari terakhir (1)',
    '3 hari terakhir (1)',
    '7 hari terakhir (2)',
    '14 hari terakhir (2)',
    '30 hari terakhir (2)',
  ]);
  expect(await optionsOf('Kota atau kabupaten')).toEqual([
    'Semua',
    'Kabupaten Sleman (1)',
    'Kota Malang (1)',
    'Kota Yogyakarta (1)',
  ]);
  expect(await optionsOf('Mudah dijangkau dari')).toEqual([
    'Semua',
    'Kabupaten Sleman (2)',
    'Kota Yogyakarta (2)',
    'Kota Malang (1)',
  ]);
});

it('offers pay in steps of a million, those that leave nothing disabled', async () => {
  given('get', 'job/list/', [makeJobDto({ id: 1, title: 'Kasir', minSalary: 3_000_000, maxSalary: 4_000_000 })]);
  const { user } = open();
  await untilLoaded();
  await user.click(moreButton());
  await waitFor(async () => expect(await field('Gaji minimal')).toBeEnabled());
  const options = within(await field('Gaji minimal')).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ text, disabled }) => (disabled ? `${text} -` : text))).toEqual([
    'Semua',
    ...[1, 2, 3, 4].map((million) => `Rp ${million} juta (1)`),
    ...[5, 6, 7, 8, 9, 10].map((million) => `Rp ${million} juta (0) -`),
  ]);
});

it('opens the filters of a phone over the whole screen, with what they leave in the footer', async () => {
  givenVacancies();
  const { user, router } = open('/jobs?city=Kabupaten+Sleman');
  await untilLoaded();
  await user.click(screen.getByRole('button', { name: 'Filter (1)' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
  expect(sheet.getByRole('button', { name: 'Tampilkan 1 lowongan' })).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Reset' }));
  expect(await sheet.findByRole('button', { name: 'Tampilkan 3 lowongan' })).toBeVisible();
  await user.type(sheet.getByRole('searchbox', { name: 'Lokasi' }), 'Jawa Timur{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Filter (1)' })).toHaveFocus();
  await waitFor(() => expect(titles()).toEqual(['Akuntan']));
  await waitFor(() => expect(router.state.location.search).toBe('?location=Jawa+Timur'));
});

it('suggests which filter to remove from an empty result, with what that leaves', async () => {
  givenVacancies();
  const { user, router } = open('/jobs?type=fulltime&workplace=remote&city=Kabupaten+Sleman');
  const removals = within(await screen.findByRole('group', { name: 'Filter yang bisa dihapus' }));
  // Without the city or the type, no job is remote.
  expect(removals.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Tanpa Remote: 1 lowongan']);
  await user.click(removals.getByRole('button'));
  await waitFor(() => expect(titles()).toEqual(['Kasir']));
  await waitFor(() => expect(router.state.location.search).toBe('?type=fulltime&city=Kabupaten+Sleman'));
});

it('narrows the list, goes into the address, and is taken back one by one or all at once', async () => {
  givenVacancies();
  const { user, router } = open();
  await untilLoaded();
  await user.click(moreButton());
  await waitFor(async () => expect(await field('Mudah dijangkau dari')).toBeEnabled());
  await user.selectOptions(await field('Mudah dijangkau dari'), 'Kota Yogyakarta (2)');
  await waitFor(() => expect(titles()).toEqual(['Kasir', 'Barista']));
  await waitFor(async () => expect(await optionsOf('Tayang dalam')).toContain('1 hari terakhir (1)'));
  await user.selectOptions(await field('Tayang dalam'), '1 hari terakhir (1)');
  await waitFor(() => expect(titles()).toEqual(['Kasir']));
  await waitFor(() => expect(router.state.location.search).toBe('?postedWithin=1&near=Kota+Yogyakarta'));
  expect(moreButton()).toHaveTextContent('Filter lainnya (2)');
  await user.click(screen.getByRole('button', { name: 'Hapus filter 1 hari terakhir' }));
  await waitFor(() => expect(titles()).toEqual(['Kasir', 'Barista']));
  await user.click(screen.getByRole('button', { name: 'Hapus filter' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('opens a link with filters, and drops what is no use', async () => {
  givenVacancies();
  open('/jobs?city=Kota+Malang&minSalary=banyak&experience=lama');
  await waitFor(() => expect(titles()).toEqual(['Akuntan']));
  expect(screen.getByRole('status')).toHaveTextContent(/^1 lowongan/);
  expect(await screen.findByRole('button', { name: 'Hapus filter Kota Malang' })).toBeVisible();
});

it('narrows what else is suitable, too', async () => {
  givenVacancies();
  open('/jobs?search=jogja&postedWithin=3');
  const region = await screen.findByRole('region', { name: 'Juga cocok' });
  expect(within(region).getAllByRole('article')).toHaveLength(1);
  expect(within(region).getByRole('article', { name: 'Kasir' })).toBeVisible();
});

it('lets the pay that is not stated pass or not', async () => {
  givenVacancies();
  const { user, router } = open('/jobs?minSalary=4000000');
  await waitFor(() => expect(titles()).toHaveLength(3));
  await user.click(moreButton());
  const box = await screen.findByRole('checkbox', { name: 'Sertakan yang tidak mencantumkan gaji' });
  expect(box).toBeChecked();
  await user.click(box);
  await waitFor(() => expect(titles()).toEqual([]));
  await waitFor(() => expect(router.state.location.search).toBe('?minSalary=4000000&includeUnstated=false'));
  await user.click(screen.getByRole('button', { name: 'Hapus filter Hanya yang mencantumkan gaji' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
});

it('keeps a filter of which no vacancy tells, disabled', async () => {
  givenVacancies();
  const { user } = open();
  await untilLoaded();
  await user.click(moreButton());
  await waitFor(async () => expect(await field('Tayang dalam')).toBeEnabled());
  for (const name of ['Gaji minimal', 'Syarat pendidikan maksimal', 'Syarat pengalaman maksimal', 'Bidang']) {
    expect(screen.getByRole('combobox', { name })).toBeDisabled();
  }
});

it('names the place of a link officially, drops one that is none, and adds no step back', async () => {
  givenVacancies();
  const { router } = open('/jobs?city=sleman&near=Atlantis');
  await waitFor(() => expect(router.state.location.search).toBe('?city=Kabupaten+Sleman'));
  expect(router.state.historyAction).toBe('REPLACE');
  await waitFor(() => expect(titles()).toEqual(['Kasir']));
});

it('writes amounts and times of a link as they are said', async () => {
  givenVacancies();
  const { user } = open('/jobs?minSalary=4500000&experience=13');
  expect(await screen.findByRole('button', { name: 'Hapus filter Gaji ≥ Rp 4,5 juta' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hapus filter Pengalaman ≤ 1 tahun 1 bulan' })).toBeVisible();
  await user.click(moreButton());
  // Only offered options are counted.
  await waitFor(async () =>
    expect(await optionsOf('Syarat pengalaman maksimal')).toEqual(['Semua', '1 tahun 1 bulan']),
  );
});

it('writes a small amount out', async () => {
  givenVacancies();
  open('/jobs?minSalary=1');
  expect(await screen.findByRole('button', { name: 'Hapus filter Gaji ≥ Rp 1' })).toBeVisible();
});

it('counts what the provider alone finds, and what the list alone shows', async () => {
  givenCapabilities('jobSearch');
  given('get', 'job/list/', [
    makeJobDto({ id: 1, title: 'Megakasir', ...place('Kota Malang', 'Jawa Timur') }),
    makeJobDto({ id: 2, title: 'Kasir', ...place('Kota Malang', 'Jawa Timur') }),
  ]);
  const facets = { city: [{ name: 'Kota Malang', count: 4 }] };
  server.use(
    http.get(call('job/search/'), () =>
      HttpResponse.json({ statusCode: 2000, message: '', data: [], meta: { total: 4, page: 1, pageSize: 1, facets } }),
    ),
  );
  const { user } = open('/jobs?search=kasir');
  await untilLoaded();
  await user.click(moreButton());
  await waitFor(async () => expect(await optionsOf('Kota atau kabupaten')).toEqual(['Semua', 'Kota Malang (5)']));
});

it('counts the bookmarked vacancies in the tab of the bookmarked', async () => {
  givenVacancies();
  const { user } = openSaved([
    bookmarked({ id: 1, title: 'Kasir', city: 'Kabupaten Sleman', province: 'Daerah Istimewa Yogyakarta' }),
  ]);
  await untilLoaded();
  await user.click(moreButton());
  await waitFor(async () => expect(await optionsOf('Kota atau kabupaten')).toEqual(['Semua', 'Kabupaten Sleman (1)']));
});
