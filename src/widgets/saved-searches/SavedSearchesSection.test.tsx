import { fireEvent, screen, within } from '@testing-library/react';
import { givenCacheStorage } from '@test/cache-storage';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure, givenNoResponse } from '@test/server';
import { SavedSearchesSection } from './SavedSearchesSection';

const KASIR = { id: 'k', version: 'v1', name: 'Kasir', query: 'search=kasir', queryVersion: 1, alert: 'daily' };
const NEWER = { ...KASIR, id: 'n', name: 'Dari masa depan', query: 'x=1', queryVersion: 2 };

const PATH = 'candidate/saved-search/';

const renderSection = () =>
  renderApp(<SavedSearchesSection />, { path: '/akun#saved-searches', preloaded: signedInState() });

it('shows each search with its link and how often new jobs are mailed', async () => {
  given('get', PATH, [
    KASIR,
    // Of an earlier form of addresses.
    { ...KASIR, id: 'q', name: 'Sopir', query: '?search=sopir&type=contract', queryVersion: 0, alert: 'none' },
  ]);
  renderSection();
  expect(await screen.findByRole('link', { name: 'Kasir' })).toHaveAttribute('href', '/jobs?search=kasir');
  expect(screen.getByRole('link', { name: 'Sopir' })).toHaveAttribute('href', '/jobs?search=sopir&type=contract');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Email lowongan baru: setiap hari'),
    expect.stringContaining('Email lowongan baru: tidak dikirim'),
  ]);
});

it('has the addresses of the feeds of a search', async () => {
  given('get', PATH, [{ ...KASIR, query: 'search=kasir&type=contract' }]);
  renderSection();
  for (const [name, format] of [
    ['RSS', 'rss'],
    ['JSON Feed', 'json'],
    ['Kalender batas melamar', 'ics'],
  ]) {
    const link = await screen.findByRole('link', { name: `${name}, Kasir` });
    expect(link).toHaveAttribute('href', `http://localhost/api/v1/job/feed/${format}/?search=kasir&type=contract`);
  }
  expect(screen.getByRole('link', { name: 'Buka di kalender, Kasir' })).toHaveAttribute(
    'href',
    'webcal://localhost/api/v1/job/feed/ics/?search=kasir&type=contract',
  );
});

it('opens no search that a later release has saved in another form, and can delete it', async () => {
  given('get', PATH, [NEWER]);
  renderSection();
  expect(await screen.findByText(/versi Titian yang lebih baru/)).toBeVisible();
  expect(screen.queryByRole('link', { name: NEWER.name })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: `Ubah ${NEWER.name}` })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Hapus ${NEWER.name}` })).toBeEnabled();
});

it('changes name and alert of a search, with the version that was seen, and keeps its query', async () => {
  given('get', PATH, [KASIR]);
  const changed = given('put', `${PATH}k/`, KASIR);
  const { user } = renderSection();
  await user.click(await screen.findByRole('button', { name: 'Ubah Kasir' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ubah pencarian tersimpan' });
  const name = within(dialog).getByRole('textbox', { name: 'Nama' });
  fireEvent.change(name, { target: { value: 'Kasir toko' } });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Email lowongan baru' }), 'Setiap minggu');
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('dialog', { name: 'Pencarian tersimpan diubah.' })).toBeVisible();
  expect(changed[0]?.body).toEqual({ name: 'Kasir toko', alert: 'weekly', query: 'search=kasir', queryVersion: 1 });
  expect(changed[0]?.headers.get('If-Match')).toBe('"v1"');
});

it('deletes a search once that is confirmed, and says where to find others', async () => {
  given('get', PATH, [KASIR]);
  const removed = given('delete', `${PATH}k/`, null, 'Pencarian dihapus.');
  const { user } = renderSection();
  await user.click(await screen.findByRole('button', { name: 'Hapus Kasir' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hapus pencarian Kasir?' });
  expect(removed).toEqual([]);
  given('get', PATH, []);
  await user.click(within(dialog).getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Pencarian dihapus.');
  expect(await screen.findByText(/Belum ada pencarian tersimpan/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cari lowongan' })).toHaveAttribute('href', '/jobs');
});

it('says that a search could not be deleted', async () => {
  given('get', PATH, [KASIR]);
  givenFailure('delete', `${PATH}k/`, 500);
  const { user } = renderSection();
  await user.click(await screen.findByRole('button', { name: 'Hapus Kasir' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Pencarian belum bisa dihapus.');
});

it('offers to try again where the searches could not be fetched', async () => {
  givenNoResponse('get', PATH);
  const { user } = renderSection();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  given('get', PATH, [KASIR]);
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Kasir' })).toBeVisible();
});

it('shows the offline copy with its date, without a connection', async () => {
  const caches = givenCacheStorage();
  given('get', PATH, [KASIR]);
  const first = renderSection();
  await screen.findByRole('link', { name: 'Kasir' });
  first.unmount();
  givenNoResponse('get', PATH);
  renderSection();
  expect(await screen.findByRole('link', { name: 'Kasir' })).toBeVisible();
  expect(await screen.findByText(/^Data per /)).toBeVisible();
  caches.remove();
});
