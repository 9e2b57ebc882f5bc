import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rememberDeletion } from '@/entities/privacy';
import { selectIsSignedIn } from '@/entities/session';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure, givenNoResponse, untilCallsSeen } from '@test/server';
import { DeleteAccountSection } from './DeleteAccountSection';
import { DeletionAlert } from './DeletionAlert';

describe('DeleteAccountSection', () => {
  const CALL = 'candidate/deletion/';
  const PENDING = { requestedAt: '2026-11-24T03:00:00Z', deleteAt: '2026-12-01T03:00:00Z' };

  /** The row's button, which opens it. */
  const title = () => screen.getByRole('button', { name: 'Hapus akun', expanded: true });

  const section = () => within(screen.getByRole('region', { name: 'Hapus akun' }));

  const findOpenButton = () => section().findByRole('button', { name: 'Hapus akun' });

  function renderSection() {
    const onLeave = jest.fn();
    const app = renderApp(<DeleteAccountSection onLeave={onLeave} />, {
      path: '/akun#deletion',
      preloaded: signedInState(),
    });
    return { ...app, onLeave };
  }

  type User = ReturnType<typeof renderSection>['user'];

  async function openDialog(user: User) {
    await user.click(await findOpenButton());
    return within(await screen.findByRole('dialog', { name: 'Hapus akun Anda?' }));
  }

  const enterPassword = () =>
    fireEvent.change(screen.getByLabelText(/^Password saat ini/), { target: { value: 'Rahasia!Lama' } });

  async function submit(user: User) {
    const dialog = await openDialog(user);
    enterPassword();
    await user.click(dialog.getByRole('button', { name: 'Hapus akun saya' }));
  }

  it('says, before it requires any input, what goes, what stays and how long it can be cancelled', async () => {
    given('get', CALL, null);
    renderSection();
    await findOpenButton();
    const section = screen.getByRole('region', { name: 'Hapus akun' });
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Yang dihapus', 'Yang tetap ada', 'Yang terjadi begitu Anda memintanya']);
    expect(section).toHaveTextContent('Sampai saat itu Anda dapat membatalkannya di sini atau dengan masuk lagi.');
    expect(section).toHaveTextContent('laporan lowongan yang Anda kirim, tanpa nama, isi, dan kontak Anda');
    expect(section).toHaveTextContent('tidak kembali bila Anda membatalkan, tetapi Anda boleh melamar lagi.');
    expect(section).toHaveTextContent('Sebaiknya unduh data Anda dulu');
  });

  it('requests the deletion with the password, keeps the session, and says when the account goes', async () => {
    given('get', CALL, null);
    const requests = given('post', CALL, PENDING);
    const { user, store } = renderSection();
    await openDialog(user);
    given('get', CALL, PENDING);
    enterPassword();
    await user.click(screen.getByRole('button', { name: 'Hapus akun saya' }));
    expect(await screen.findByRole('status')).toHaveTextContent(/^Akun Anda akan dihapus pada 1 Des/);
    expect(requests.map(({ body }) => body)).toEqual([{ password: 'Rahasia!Lama' }]);
    expect(selectIsSignedIn(store.getState())).toBe(true);
    expect(section().queryByRole('button', { name: 'Hapus akun' })).not.toBeInTheDocument();
    await waitFor(() => expect(title()).toHaveFocus());
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Rahasia');
  });

  it('says under the field that the password is wrong, or above what else failed, and keeps session and dialog', async () => {
    given('get', CALL, null);
    givenFailure('post', CALL, 401, { statusCode: 4003, message: 'Password yang kamu input salah, dicoba lagi ya!' });
    const { user, store } = renderSection();
    await submit(user);
    expect(await screen.findByText('Password yang kamu input salah, dicoba lagi ya!')).toBeVisible();
    expect(screen.getByLabelText(/^Password saat ini/)).toBeInvalid();
    expect(selectIsSignedIn(store.getState())).toBe(true);

    const send = screen.getByRole('button', { name: 'Hapus akun saya' });
    givenFailure('post', CALL, 429, {}, { 'Retry-After': '60' });
    await user.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent('60 detik');
    givenNoResponse('post', CALL);
    await user.click(send);
    expect(await screen.findByText(/^Penghapusan akun belum bisa diminta\./)).toBeVisible();
    expect(screen.getByLabelText(/^Password saat ini/)).toHaveValue('Rahasia!Lama');
  });

  it('sends nothing without a password, or when the dialog is closed', async () => {
    given('get', CALL, null);
    const requests = given('post', CALL, PENDING);
    const { user } = renderSection();
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Hapus akun saya' }));
    expect(await dialog.findByText('Password wajib diisi.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests).toEqual([]);
  });

  it('says that it could not be cancelled, and still waits; cancels it by the same button, and offers it again', async () => {
    given('get', CALL, PENDING);
    givenNoResponse('delete', CALL);
    const { user } = renderSection();
    await user.click(await screen.findByRole('button', { name: 'Batalkan penghapusan' }));
    expect(await screen.findByText('Penghapusan belum bisa dibatalkan.')).toBeVisible();
    expect(screen.getByText(/^Akun Anda akan dihapus pada/)).toBeVisible();
    const cancelled = given('delete', CALL, null, 'Penghapusan akun dibatalkan.');
    const keep = await screen.findByRole('button', { name: 'Batalkan penghapusan' });
    given('get', CALL, null);
    await user.click(keep);
    expect(await screen.findByText('Penghapusan akun dibatalkan.')).toBeVisible();
    expect(await findOpenButton()).toBeVisible();
    expect(cancelled).toHaveLength(1);
    await waitFor(() => expect(title()).toHaveFocus());
  });

  it('is cancelled also where the network is lost right after', async () => {
    given('get', CALL, PENDING);
    given('delete', CALL, null);
    const { user } = renderSection();
    const keep = await screen.findByRole('button', { name: 'Batalkan penghapusan' });
    givenNoResponse('get', CALL);
    await user.click(keep);
    expect(await findOpenButton()).toBeVisible();
    expect(screen.queryByText(/^Akun Anda akan dihapus pada/)).not.toBeInTheDocument();
    await waitFor(() => expect(title()).toHaveFocus());
  });

  it('waits from its request on, also where the network is lost right after', async () => {
    given('get', CALL, null);
    given('post', CALL, PENDING);
    const { user } = renderSection();
    await findOpenButton();
    givenNoResponse('get', CALL);
    await submit(user);
    expect(await screen.findByText(/^Akun Anda akan dihapus pada 1 Des/)).toBeVisible();
    expect(section().queryByRole('button', { name: 'Hapus akun' })).not.toBeInTheDocument();
  });

  it('offers to leave nothing in this browser while the deletion waits', async () => {
    given('get', CALL, PENDING);
    const { user, onLeave } = renderSection();
    await user.click(await screen.findByRole('button', { name: 'Keluar dan hapus data di browser ini' }));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('offers no deletion where it is not known whether one waits, but to try again', async () => {
    givenNoResponse('get', CALL);
    const { user } = renderSection();
    const retry = await screen.findByRole('button', { name: 'Coba lagi' });
    expect(section().queryByRole('button', { name: 'Hapus akun' })).not.toBeInTheDocument();
    given('get', CALL, null);
    await user.click(retry);
    expect(await findOpenButton()).toBeVisible();
  });
});

describe('DeletionAlert', () => {
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
});
