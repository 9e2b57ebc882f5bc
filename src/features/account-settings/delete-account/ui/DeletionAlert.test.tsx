import { screen, waitFor } from '@testing-library/react';
import { rememberDeletion } from '@/entities/privacy';
import { renderApp, signedInState } from '@test/render-app';
import { given, untilCallsSeen } from '@test/server';
import { DeletionAlert } from './DeletionAlert';

const DELETION = 'candidate/deletion/';
const DELETE_AT = '2999-12-01T03:00:00Z';

const open = (page: 'application' | 'job' | 'profile' = 'job', preloaded = signedInState()) =>
  renderApp(<DeletionAlert page={page} />, { preloaded });

it.each([
  ['job', 'Selama penghapusan menunggu, Anda tidak dapat melamar.'],
  ['application', 'Lamaran yang masih berjalan sudah ditarik'],
  ['profile', 'Profil, foto, dan CV Anda ikut dihapus.'],
] as const)('says on the page %s that the account will be deleted, and where to cancel it', async (page, effect) => {
  rememberDeletion('candidate-1', DELETE_AT);
  given('get', DELETION, { requestedAt: '2999-11-24T03:00:00Z', deleteAt: DELETE_AT });
  open(page);
  const alert = await screen.findByRole('status');
  expect(alert).toHaveTextContent(/Akun Anda akan dihapus pada 1 Des 2999/);
  expect(alert).toHaveTextContent(effect);
  expect(screen.getByRole('link', { name: 'Batalkan di Pengaturan Akun' })).toHaveAttribute('href', '/akun#deletion');
});

it('says nothing of a deletion that was cancelled elsewhere, and forgets it', async () => {
  rememberDeletion('candidate-1', DELETE_AT);
  const requests = given('get', DELETION, null);
  open();
  await waitFor(() => expect(requests).toHaveLength(1));
  await waitFor(() => expect(localStorage.getItem('titian:deletions')).toBeNull());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it.each([
  ['a visitor', 'candidate-1', {}],
  ['another candidate', 'candidate-2', signedInState()],
])('requests nothing for %s', async (_who, owner, preloaded) => {
  rememberDeletion(owner, DELETE_AT);
  const requests = given('get', DELETION, { requestedAt: '2999-11-24T03:00:00Z', deleteAt: DELETE_AT });
  open('job', preloaded);
  await untilCallsSeen();
  expect(requests).toEqual([]);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
