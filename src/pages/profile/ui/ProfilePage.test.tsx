import { screen, waitFor } from '@testing-library/react';
import { selectSession } from '@/entities/session';
import { makeProfileDto } from '@test/dto/profile';
import { renderApp, session, signedInState } from '@test/render-app';
import { given, givenNoAnswer } from '@test/server';
import { ProfilePage } from './ProfilePage';

const PROFILE = 'candidate/profile/';

const open = (preloaded = signedInState()) => renderApp(<ProfilePage />, { path: '/profile', preloaded });

it('shows who the candidate is and how to reach them', async () => {
  const requests = given('get', PROFILE, makeProfileDto());
  open();
  expect(screen.getByRole('status', { name: 'Memuat profil' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sari Wulandari' })).toBeVisible();
  expect(screen.getByText('Analis Data')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'E-mailsari@example.com',
    'Telepon+6281234567890',
    'LokasiKabupaten Sleman, DI Yogyakarta',
  ]);
  expect(screen.getByRole('link', { name: 'Application Status' })).toHaveAttribute('href', '/application');
  expect(requests).toMatchObject([{ authorization: 'Bearer test-token' }]);
});

it('says what is missing in an empty profile', async () => {
  given('get', PROFILE, { id: 1 });
  open();
  expect(await screen.findByText('No headline available')).toBeVisible();
  expect(screen.getByText('E-mail belum diisi')).toBeVisible();
  expect(screen.getByText('Telepon belum diisi')).toBeVisible();
  expect(screen.getByText('Lokasi belum diisi')).toBeVisible();
});

it('keeps the candidate’s id where the session has none, and only there', async () => {
  given('get', PROFILE, makeProfileDto({ id: 42 }));
  const without = open({ session: { current: { ...session, userId: null }, expired: false } });
  await waitFor(() => expect(selectSession(without.store.getState())?.userId).toBe(42));
  without.unmount();

  const withId = open();
  await screen.findByRole('heading', { level: 1, name: 'Sari Wulandari' });
  expect(selectSession(withId.store.getState())?.userId).toBe('candidate-1');
});

it('offers to try again after a failure, and logs it', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  givenNoAnswer('get', PROFILE);
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Profil Anda belum dapat ditampilkan.');
  expect(log).toHaveBeenCalled();
  given('get', PROFILE, makeProfileDto());
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sari Wulandari' })).toBeVisible();
});
