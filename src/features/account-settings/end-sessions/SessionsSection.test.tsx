import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { givenCacheStorage } from '@test/cache-storage';
import { renderApp, signedInState } from '@test/render-app';
import { call, given, givenFailure, givenNoResponse, server } from '@test/server';
import { SessionsSection } from './SessionsSection';

const PHONE = { id: 'p', browser: 'Chrome', system: 'Android', lastUsedAt: '2026-11-20T03:00:00Z', current: false };
const THIS = { id: 't', browser: 'Firefox', system: 'Windows', lastUsedAt: '2026-11-19T03:00:00Z', current: true };
const ODD = { id: 'o', browser: null, system: null, lastUsedAt: '2026-11-18T03:00:00Z', current: false };

const renderSection = () => renderApp(<SessionsSection />, { path: '/akun#sessions', preloaded: signedInState() });
const items = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

it('shows this device first, the others as they come, in plain words and with their last use', async () => {
  given('get', 'candidate/session/', [PHONE, THIS, ODD]);
  renderSection();
  expect(await items()).toEqual([
    expect.stringMatching(/^Firefox di WindowsTerakhir dipakai 19 Nov.*Perangkat ini$/),
    expect.stringMatching(/^Chrome di AndroidTerakhir dipakai 20 Nov.*Keluarkan$/),
    expect.stringMatching(/^Perangkat yang tidak dikenali/),
  ]);
});

it('ends one device once that is confirmed, and shows who is left', async () => {
  given('get', 'candidate/session/', [PHONE, THIS]);
  const { user } = renderSection();
  const ended = given('delete', 'candidate/session/p/', null, 'Perangkat telah dikeluarkan.');
  await user.click(await screen.findByRole('button', { name: /^Keluarkan Chrome di Android/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Keluarkan perangkat ini dari akun Anda?' });
  expect(ended).toEqual([]);
  given('get', 'candidate/session/', [THIS]);
  await user.click(within(dialog).getByRole('button', { name: 'Keluarkan' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Perangkat telah dikeluarkan.');
  expect(await screen.findByText('Tidak ada perangkat lain yang masuk ke akun Anda.')).toBeVisible();
  expect(ended).toHaveLength(1);
});

it('ends all others once that is confirmed, and none when it is not', async () => {
  given('get', 'candidate/session/', [PHONE, THIS]);
  const { user } = renderSection();
  const ended = given('delete', 'candidate/session/', null, 'Semua perangkat lain telah dikeluarkan.');
  await user.click(await screen.findByRole('button', { name: 'Keluarkan semua perangkat lain' }));
  await user.click(await screen.findByRole('button', { name: 'Batal' }));
  expect(ended).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Keluarkan semua perangkat lain' }));
  await user.click(await screen.findByRole('button', { name: 'Keluarkan' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Semua perangkat lain telah dikeluarkan.');
  expect(ended).toHaveLength(1);
});

it('says that a device could not be ended', async () => {
  given('get', 'candidate/session/', [PHONE, THIS]);
  givenFailure('delete', 'candidate/session/p/', 404, { statusCode: 4004, message: 'Perangkat tidak ditemukan.' });
  const { user } = renderSection();
  await user.click(await screen.findByRole('button', { name: /^Keluarkan Chrome di Android/ }));
  await user.click(await screen.findByRole('button', { name: 'Keluarkan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Perangkat tidak ditemukan.');
});

it('offers to try again where the devices could not be fetched', async () => {
  givenNoResponse('get', 'candidate/session/');
  const { user } = renderSection();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  given('get', 'candidate/session/', [THIS]);
  await user.click(retry);
  expect(await items()).toHaveLength(1);
});

it('says where the provider sends none', async () => {
  given('get', 'candidate/session/', []);
  renderSection();
  expect(await screen.findByText('Daftar perangkat belum tersedia.')).toBeVisible();
});

it('shows the offline copy with its date, without a connection', async () => {
  const caches = givenCacheStorage();
  given('get', 'candidate/session/', [THIS]);
  const first = renderSection();
  await items();
  await waitFor(() => expect(caches.putCount()).toBe(1));
  first.unmount();

  givenNoResponse('get', 'candidate/session/');
  renderSection();
  expect(await screen.findByRole('status')).toHaveTextContent(/\d\d\.\d\d/);
  expect(await items()).toHaveLength(1);
  caches.remove();
});

it('says that it is loading, without a word of devices', async () => {
  server.use(http.get(call('candidate/session/'), () => delay('infinite')));
  const { container } = renderSection();
  expect(await screen.findByRole('heading', { name: 'Perangkat yang masuk' })).toBeVisible();
  expect(container.querySelector('[aria-busy=true]')).toBeVisible();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});
