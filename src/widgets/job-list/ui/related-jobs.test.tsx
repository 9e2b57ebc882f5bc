import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeJobDto, makeJobDtos } from '@test/dto/job';
import { EMPTY_TEXT, searchBox } from '@test/jobs-page';
import { renderApp } from '@test/render-app';
import { given } from '@test/server';
import { JobList } from './JobList';

const open = (path = '/jobs') => renderApp(<JobList />, { path });

const place = (city: string, province: string) => ({
  city: { id: 1, name: city },
  location: { id: 2, name: province },
});

const sleman = place('Kabupaten Sleman', 'Daerah Istimewa Yogyakarta');
const malang = place('Kota Malang', 'Jawa Timur');

const givenVacancies = () =>
  given('get', 'job/list/', [
    makeJobDto({ id: 1, title: 'Kasir', ...sleman, company: { name: 'Swalayan Kliwon', logo: null, banner: null } }),
    makeJobDto({ id: 2, title: 'Barista', ...malang, workplace: 'remote' }),
    makeJobDto({ id: 3, title: 'Akuntan', ...sleman }),
    makeJobDto({ id: 4, title: 'Cashier Shift Malam', ...malang }),
  ]);

/** The chip of a card that says why it is there. */
const REASON = /^(di |ada di|mirip: |tempat kerja: |jenis pekerjaan: )/;

const untilLoaded = () => screen.findAllByRole('article');

const region = () => screen.findByRole('region', { name: 'Juga cocok' });

const rowsOf = async () =>
  within(await region())
    .getAllByRole('listitem')
    .map((row) => {
      const title = within(row).getByRole('heading').textContent;
      return `${title}: ${within(within(row).getByRole('article')).getByText(REASON).textContent}`;
    });

const status = () => screen.getByRole('status');

it('shows what is found elsewhere than in the title, below an empty list, with count and reasons', async () => {
  givenVacancies();
  const { user } = open();
  await untilLoaded();
  expect(screen.queryByRole('region', { name: 'Juga cocok' })).not.toBeInTheDocument();
  await user.type(searchBox(), 'kliwon');
  expect(await rowsOf()).toEqual(['Kasir: ada di nama perusahaan']);
  expect(within(await region()).getByText('1 lowongan')).toBeVisible();
  expect(screen.getByText(EMPTY_TEXT)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tampilkan semua' })).not.toBeInTheDocument();
  expect(status()).toHaveTextContent(/^0 lowongan$/);
});

it('is there for what was typed before the app ran, which comes without a focus', async () => {
  givenVacancies();
  open();
  await untilLoaded();
  fireEvent.change(searchBox(), { target: { value: 'kliwon' } });
  expect(await rowsOf()).toEqual(['Kasir: ada di nama perusahaan']);
});

it('leaves out what the list shows already, and says of the others why', async () => {
  givenVacancies();
  open('/jobs?search=kasir');
  expect(await rowsOf()).toEqual(['Cashier Shift Malam: mirip: cashier']);
  expect(status()).toHaveTextContent(/^1 lowongan/);
});

it.each([
  ['sleman', ['Kasir: di Kabupaten Sleman', 'Akuntan: di Kabupaten Sleman']],
  ['jogja', ['Kasir: di Daerah Istimewa Yogyakarta', 'Akuntan: di Daerah Istimewa Yogyakarta']],
  ['wfh', ['Barista: tempat kerja: Remote']],
  ['Kasr', ['Kasir: mirip: kasir', 'Cashier Shift Malam: mirip: cashier']],
  ['malam cashier', ['Cashier Shift Malam: di judul']],
])('finds by "%s"', async (text, rows) => {
  givenVacancies();
  open(`/jobs?search=${text}`);
  expect(await rowsOf()).toEqual(rows);
});

it('does without a word that no vacancy has, and says so', async () => {
  givenVacancies();
  const { user } = open('/jobs?search=cashier+astronot');
  expect(within(await region()).getByText('tanpa: astronot')).toBeVisible();
  expect(await rowsOf()).toEqual(['Cashier Shift Malam: di judul', 'Kasir: mirip: kasir']);
  await user.clear(searchBox());
  await user.type(searchBox(), 'cashier sleman');
  await waitFor(async () => expect(await rowsOf()).toEqual(['Kasir: mirip: kasir']));
  expect(screen.queryByText(/^tanpa:/)).not.toBeInTheDocument();
});

it('finds by the location where the list finds nothing', async () => {
  givenVacancies();
  open('/jobs?location=sleman');
  expect(await rowsOf()).toEqual(['Kasir: di Kabupaten Sleman', 'Akuntan: di Kabupaten Sleman']);
});

it('is narrowed by the other filters', async () => {
  givenVacancies();
  open('/jobs?search=malang&workplace=remote');
  expect(await rowsOf()).toEqual(['Barista: di Kota Malang']);
});

it('is not there when nothing else fits, nor for words without weight', async () => {
  givenVacancies();
  const { user } = open('/jobs?search=zzzz');
  expect(await screen.findByRole('button', { name: 'Tampilkan semua' })).toBeVisible();
  expect(screen.getByText(EMPTY_TEXT)).toBeVisible();
  await user.clear(searchBox());
  await user.type(searchBox(), 'sleman');
  await region();
  await user.clear(searchBox());
  await user.type(searchBox(), 'loker');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Juga cocok' })).not.toBeInTheDocument());
});

it('shows five at first, and more on request, the first of them focused', async () => {
  given(
    'get',
    'job/list/',
    makeJobDtos(20, () => sleman),
  );
  const { user } = open('/jobs?search=sleman');
  const found = within(await region());
  expect(found.getAllByRole('article')).toHaveLength(5);
  expect(found.getByText('20 lowongan')).toBeVisible();
  await user.click(found.getByRole('button', { name: 'Tampilkan lainnya' }));
  expect(found.getAllByRole('article')).toHaveLength(15);
  expect(found.getAllByRole('article')[5]).toContainElement(document.activeElement as HTMLElement);
  await user.click(found.getByRole('button', { name: 'Tampilkan lainnya' }));
  expect(found.getAllByRole('article')).toHaveLength(20);
  expect(found.queryByRole('button', { name: 'Tampilkan lainnya' })).not.toBeInTheDocument();
});

it('says where a typed place is, and offers places', async () => {
  givenVacancies();
  const { user, router } = open();
  await untilLoaded();
  await user.type(screen.getByRole('searchbox', { name: 'Lokasi' }), 'sleman');
  expect(await screen.findByText('Sleman ada di Daerah Istimewa Yogyakarta')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Kabupaten Sleman, Daerah Istimewa Yogyakarta' }));
  await waitFor(() => expect(router.state.location.search).toBe('?city=Kabupaten+Sleman'));
  await waitFor(() => expect(status()).toHaveTextContent(/^2 lowongan/));
});

it('takes a province that is offered for the location', async () => {
  givenVacancies();
  const { user } = open();
  await untilLoaded();
  await user.type(screen.getByRole('searchbox', { name: 'Lokasi' }), 'jogja');
  expect(await screen.findByText('Jogja: Daerah Istimewa Yogyakarta')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Daerah Istimewa Yogyakarta' }));
  expect(screen.getByRole('searchbox', { name: 'Lokasi' })).toHaveValue('Daerah Istimewa Yogyakarta');
  await waitFor(() => expect(status()).toHaveTextContent(/^2 lowongan/));
});
