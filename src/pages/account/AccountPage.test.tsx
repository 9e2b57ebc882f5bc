import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { selectIsSignedIn } from '@/entities/session';
import { searchHistorySlice } from '@/features/search-jobs';
import { drafts, toDraftOwner } from '@/shared/lib/drafts';
import { givenCapabilities } from '@test/capabilities';
import { given } from '@test/server';
import { renderApp, signedInState } from '@test/render-app';
import { AccountPage } from './AccountPage';

const renderPage = (path = '/akun') => renderApp(<AccountPage />, { path, preloaded: signedInState() });

const rows = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('has one heading, and of a provider without the account the preferences of this browser alone', async () => {
  const { user } = renderPage();
  expect(await screen.findByRole('heading', { level: 1, name: 'Pengaturan Akun' })).toBeVisible();
  expect(document.title).toBe('Pengaturan Akun – Titian');
  expect(rows()).toEqual(['Preferensi di browser ini']);
  await user.click(screen.getByRole('button', { name: 'Preferensi di browser ini' }));
  const section = within(screen.getByRole('region', { name: 'Preferensi di browser ini' }));
  expect(await section.findByRole('button', { name: 'English' })).toBeVisible();
  expect(await section.findByRole('button', { name: 'Gelap' })).toBeVisible();
  expect(await section.findByRole('checkbox')).toBeVisible();
});

it('has password, address, number and devices where the provider has them, and loads what is opened', async () => {
  givenCapabilities('account', 'accountPhone');
  const profiles = given('get', 'candidate/profile/', { id: 'candidate-1', name: 'Sari', email: 'sari@example.com' });
  const sessions = given('get', 'candidate/session/', []);
  const { user } = renderPage();
  await screen.findByRole('button', { name: 'Telepon', expanded: false });
  expect(rows()).toEqual(['Password', 'Email', 'Telepon', 'Perangkat yang masuk', 'Preferensi di browser ini']);
  await user.click(screen.getByRole('button', { name: 'Perangkat yang masuk' }));
  expect(await screen.findByText('Daftar perangkat belum tersedia.')).toBeVisible();
  expect([sessions.length, profiles.length]).toEqual([1, 0]);
});

it('has no row for the number where the provider cannot change it', async () => {
  givenCapabilities('account');
  renderPage();
  await screen.findByRole('button', { name: 'Email' });
  expect(screen.queryByRole('button', { name: 'Telepon' })).not.toBeInTheDocument();
});

it('opens the row that the address names, and keeps what was typed when it is closed', async () => {
  givenCapabilities('account');
  const { user } = renderPage('/akun#password');
  fireEvent.change(await screen.findByLabelText(/^Password lama|^Password saat ini/), { target: { value: 'Rahasia' } });
  const row = screen.getByRole('button', { name: 'Password' });
  await user.click(row);
  expect(row).toHaveAttribute('aria-expanded', 'false');
  await user.click(row);
  expect(screen.getByDisplayValue('Rahasia')).toBeInTheDocument();
});

it('ends with the candidate’s data and the deletion where the provider has them', async () => {
  givenCapabilities('privacy');
  renderPage();
  await screen.findByRole('button', { name: 'Hapus akun' });
  expect(rows()).toEqual([
    'Preferensi di browser ini',
    'Siapa yang menerima data saya',
    'Unduh data saya',
    'Hapus akun',
  ]);
});

it('signs out of an account that is going to be deleted, and leaves nothing of the candidate in the browser', async () => {
  givenCapabilities('privacy');
  given('get', 'candidate/deletion/', { requestedAt: '2026-11-24T00:00:00Z', deleteAt: '2026-12-01T00:00:00Z' });
  const revocations = given('post', 'candidate/logout/', null);
  drafts.write({ owner: toDraftOwner('candidate-1'), form: 'training', record: null }, { title: 'K3' });
  const { user, store, router } = renderPage('/akun#deletion');
  store.dispatch(searchHistorySlice.actions.searchMade({ text: 'kasir', owner: 'candidate-1' }));
  await user.click(await screen.findByRole('button', { name: 'Keluar dan hapus data di browser ini' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(selectIsSignedIn(store.getState())).toBe(false);
  expect(store.getState().searchHistory.entries).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('candidate-1');
  await waitFor(() => expect(revocations).toHaveLength(1));
});
