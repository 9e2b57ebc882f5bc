import { screen, waitFor } from '@testing-library/react';
import { selectIsSignedIn } from '@/entities/session';
import { searchHistorySlice } from '@/features/search-jobs';
import { drafts, toDraftOwner } from '@/shared/lib/drafts';
import { givenCapabilities } from '@test/capabilities';
import { given } from '@test/server';
import { renderApp, signedInState } from '@test/render-app';
import { AccountPage } from './AccountPage';

const renderPage = () => renderApp(<AccountPage />, { path: '/akun', preloaded: signedInState() });

it('stands under one heading, which the tab of the browser names too', async () => {
  renderPage();
  expect(await screen.findByRole('region', { name: 'Preferensi di browser ini' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Pengaturan Akun' })).toBeVisible();
  expect(document.title).toBe('Pengaturan Akun – Titian');
});

it('offers language, look and data saver whatever the provider can do', async () => {
  renderPage();
  expect(await screen.findByRole('region', { name: 'Preferensi di browser ini' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'English' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Gelap' })).toBeVisible();
  expect(screen.getByRole('checkbox')).toBeVisible();
});

it('has nothing of the account where the provider has it not, and makes no call', async () => {
  renderPage();
  await screen.findByRole('region', { name: 'Preferensi di browser ini' });
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

it('has password, address and devices where the provider has them', async () => {
  givenCapabilities('account');
  given('get', 'candidate/profile/', { id: 'candidate-1', name: 'Sari', email: 'sari@example.com' });
  given('get', 'candidate/session/', []);
  given('get', 'candidate/change-email/', null);
  renderPage();
  expect(await screen.findByText('Daftar perangkat belum tersedia.')).toBeVisible();
  expect(await screen.findByText('Email akun Anda sekarang: sari@example.com')).toBeVisible();
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Password', 'Email', 'Perangkat yang masuk', 'Preferensi di browser ini']);
});

it('ends with the candidate’s data and the deletion where the provider has them', async () => {
  givenCapabilities('privacy');
  given('get', 'candidate/disclosure/', []);
  given('get', 'candidate/export/', []);
  given('get', 'candidate/deletion/', null);
  renderPage();
  expect(await screen.findByText('Belum ada perusahaan yang menerima data Anda.')).toBeVisible();
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Preferensi di browser ini',
    'Siapa yang menerima data saya',
    'Unduh data saya',
    'Hapus akun',
  ]);
});

it('signs out of an account that is going to be deleted, and leaves nothing of the candidate in the browser', async () => {
  givenCapabilities('privacy');
  given('get', 'candidate/disclosure/', []);
  given('get', 'candidate/export/', []);
  given('get', 'candidate/deletion/', { requestedAt: '2026-11-24T00:00:00Z', deleteAt: '2026-12-01T00:00:00Z' });
  const revocations = given('post', 'candidate/logout/', null);
  drafts.write({ owner: toDraftOwner('candidate-1'), form: 'training', record: null }, { title: 'K3' });
  const { user, store, router } = renderPage();
  store.dispatch(searchHistorySlice.actions.searchMade({ text: 'kasir', owner: 'candidate-1' }));
  await user.click(await screen.findByRole('button', { name: 'Keluar dan hapus data di browser ini' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(selectIsSignedIn(store.getState())).toBe(false);
  expect(store.getState().searchHistory.entries).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('candidate-1');
  await waitFor(() => expect(revocations).toHaveLength(1));
});
