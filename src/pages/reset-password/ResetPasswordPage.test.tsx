import { act, configure, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { registered, selectIsSignedIn, sessionApi } from '@/entities/session';
import { givenCapabilities } from '@test/capabilities';
import { fillText } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { call, given, givenFailure, givenNoResponse, server, untilCallsSeen } from '@test/server';
import { ResetPasswordPage } from './ResetPasswordPage';
import { ResetPasswordForm } from '@/features/reset-password';

describe('page', () => {
  const CALL = 'candidate/reset-password/MTIz/s3cret-token/';

  // As in development: effects run twice.
  beforeAll(() => configure({ reactStrictMode: true }));
  afterAll(() => configure({ reactStrictMode: false }));

  const renderPage = (options = {}) =>
    renderApp(<ResetPasswordPage />, {
      path: '/reset-password/MTIz/s3cret-token',
      pattern: '/reset-password/:uidb64/:token',
      ...options,
    });

  async function submit(user: UserEvent, password = 'Kopi-Pagi!2', confirmation = password) {
    fillText('Password Baru', password);
    fillText('Konfirmasi Password Baru', confirmation);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
  }

  it('takes the secrets out of the address bar and still sets the password with them', async () => {
    const requests = given('post', CALL, null);
    const { user, router } = renderPage();
    await waitFor(() => expect(router.state.location.pathname).toBe('/reset-password/-/-'));
    expect(router.state.historyAction).toBe('REPLACE');
    await submit(user);
    const success = await screen.findByRole('dialog', { name: 'Berhasil Mengubah Password!' });
    expect(success).toHaveTextContent('Silahkan masuk menggunakan Password baru Anda.');
    expect(requests.map(({ body }) => body)).toEqual([{ password: 'Kopi-Pagi!2' }]);
    await user.click(within(success).getByRole('button', { name: 'Lanjut' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('shows name and number of the sign-up that the account comes from, with the way to change them', async () => {
    given('post', CALL, { signUp: { name: 'Orang Lain', phoneNumber: '+628999999999' } });
    const { user, router } = renderPage();
    await submit(user);
    const success = await screen.findByRole('dialog', { name: 'Berhasil Mengubah Password!' });
    expect(success).toHaveTextContent(/Nama ?Orang Lain ?Nomor Telepon ?\+628999999999/);
    expect(within(success).getByRole('link', { name: 'Syarat dan Ketentuan' })).toHaveAttribute('href', '/terms');
    await user.click(within(success).getByRole('link', { name: 'profil Anda' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  });

  it('takes HTTP 200 with any body for a success', async () => {
    const { store } = renderPage();
    const link = { uidb64: 'MTIz', token: 's3cret-token', password: 'Kopi-Pagi!2' };
    for (const respond of [
      () => HttpResponse.text('OK'),
      () => HttpResponse.html('<p>Tersimpan</p>'),
      () => new HttpResponse(null, { status: 200 }),
      () => HttpResponse.json({ statusCode: 4007, message: 'Kedaluwarsa' }),
      () => HttpResponse.json({ statusCode: 2000, data: { signUp: 'Siti' } }),
    ]) {
      server.use(http.post(call(CALL), respond));
      const result = await act(() => store.dispatch(sessionApi.endpoints.resetPassword.initiate(link)));
      expect(result.error).toBeUndefined();
    }
  });

  it('ends a session of this browser, so that /login requires the new password', async () => {
    given('post', CALL, null);
    const { user, store } = renderPage({ preloaded: signedInState() });
    await submit(user);
    await screen.findByRole('dialog', { name: 'Berhasil Mengubah Password!' });
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });

  it('says to open the link again after a reload, which has lost its secrets', () => {
    renderPage({ path: '/reset-password/-/-' });
    expect(screen.getByRole('heading', { level: 1, name: 'Buka lagi tautan dari email Anda' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Minta tautan baru' })).toHaveAttribute('href', '/forgot-password');
  });

  it('sends six letters, with a warning only where the provider has the capability', async () => {
    const requests = given('post', CALL, null);
    givenCapabilities('commonPasswords');
    const { user } = renderPage();
    await user.type(screen.getByLabelText('Password Baru'), 'abcdef');
    await waitFor(() =>
      expect(screen.getByLabelText('Password Baru')).toHaveAccessibleDescription(/sering dipakai dan mudah ditebak/),
    );
    await submit(user, 'abcdef');
    await screen.findByRole('dialog', { name: 'Berhasil Mengubah Password!' });
    expect(requests.map(({ body }) => body)).toEqual([{ password: 'abcdef' }]);
  });

  it('says that a password ends with a space, and sends it as it is', async () => {
    const requests = given('post', CALL, null);
    const { user } = renderPage();
    fillText('Password Baru', 'Kopi Pagi ');
    expect(screen.getByLabelText('Password Baru')).toHaveAccessibleDescription(/diawali atau diakhiri spasi/);
    await submit(user, 'Kopi Pagi ');
    await screen.findByRole('dialog', { name: 'Berhasil Mengubah Password!' });
    expect(requests.map(({ body }) => body)).toEqual([{ password: 'Kopi Pagi ' }]);
  });

  it.each([
    ['unknown', 404, 4004, 'Tautan ini tidak berlaku atau sudah kedaluwarsa.'],
    ['used', 409, 4006, 'Password sudah diatur ulang lewat tautan ini.'],
    ['over', 410, 4007, undefined],
  ])('says at once that a link is %s, and leads to a new mail', async (_what, status, statusCode, message) => {
    givenCapabilities('mailedLinks');
    givenFailure('post', 'candidate/mailed-link/', status, { statusCode, message });
    renderPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Tautan ini tidak berlaku lagi' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(message ?? 'Minta tautan baru untuk mengubah password Anda.');
    expect(screen.queryByLabelText('Password Baru')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Minta tautan baru' })).toHaveAttribute('href', '/forgot-password');
  });

  it('keeps the form for a link that works, and where nothing is known of it', async () => {
    givenCapabilities('mailedLinks');
    const checks = given('post', 'candidate/mailed-link/', null);
    const first = renderPage({ preloaded: signedInState() });
    await waitFor(() => expect(checks.map(({ body }) => body)).toEqual([{ purpose: 'reset', token: 's3cret-token' }]));
    await untilCallsSeen();
    expect(screen.getByLabelText('Password Baru')).toBeVisible();
    // Its own success ends the link, which is not checked again.
    given('post', CALL, null);
    givenFailure('post', 'candidate/mailed-link/', 409, { statusCode: 4006 });
    await submit(first.user);
    expect(await screen.findByRole('dialog', { name: 'Berhasil Mengubah Password!' })).toBeVisible();
    await untilCallsSeen();
    expect(screen.getByRole('dialog', { name: 'Berhasil Mengubah Password!' })).toBeVisible();
    first.unmount();
    givenFailure('post', 'candidate/mailed-link/', 429, { statusCode: 4029 }, { 'Retry-After': '60' });
    renderPage();
    await untilCallsSeen();
    expect(screen.getByLabelText('Password Baru')).toBeVisible();
  });

  it('checks no link of a provider without the capability', async () => {
    givenCapabilities();
    const checks = given('post', 'candidate/mailed-link/', null);
    renderPage();
    await untilCallsSeen();
    expect(checks).toEqual([]);
  });

  it('has the known address for password managers, and none where this device knows none', () => {
    const username = () => document.querySelector<HTMLInputElement>('[autocomplete=username]');
    const { store } = renderPage();
    expect(username()).toHaveValue('');
    act(() => void store.dispatch(registered('sari@example.com')));
    expect(username()).toHaveValue('sari@example.com');
    expect(username()).not.toBeVisible();
  });

  it('sends nothing for a short password or another confirmation', async () => {
    const requests = given('post', CALL, null);
    const { user } = renderPage();
    for (const [password, confirmation, label, message] of [
      ['', '', 'Password Baru', 'Password must be at least 6 characters long!'],
      ['Abc!5', 'Abc!5', 'Password Baru', 'Password must be at least 6 characters long!'],
      ['Kopi-Pagi!2', '', 'Konfirmasi Password Baru', 'Passwords do not match!'],
      ['Kopi-Pagi!2', 'Kopi-Pagi!3', 'Konfirmasi Password Baru', 'Passwords do not match!'],
    ] as const) {
      await submit(user, password, confirmation);
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message));
    }
    expect(requests).toEqual([]);
  });

  it("shows a failure with the provider's words or a sentence of its own, and keeps what was typed", async () => {
    const { user } = renderPage();
    for (const [givenResponse, message] of [
      [
        () => givenFailure('post', CALL, 410, { statusCode: 4007, message: 'Tautan sudah kedaluwarsa.' }),
        'Tautan sudah kedaluwarsa.',
      ],
      [() => givenFailure('post', CALL, 500), 'Failed to reset password.'],
      [() => givenNoResponse('post', CALL), 'Failed to reset password.'],
    ] as const) {
      givenResponse();
      await submit(user);
      const popup = await screen.findByRole('dialog', { name: 'Gagal Mengubah Password!' });
      expect(within(popup).getByText(message)).toBeVisible();
      await user.click(within(popup).getByRole('button', { name: 'Tutup' }));
      await waitFor(() => expect(popup).not.toBeInTheDocument());
      expect(screen.getByLabelText('Password Baru')).toHaveValue('Kopi-Pagi!2');
    }
  });

  it("leaves the provider's rule under the field", async () => {
    const err = { password: ['Password harus memiliki huruf kapital.'] };
    givenFailure('post', CALL, 400, { statusCode: 4000, message: 'Isian belum benar.', err });
    const { user } = renderPage();
    await submit(user, 'kopi-pagi2');
    await user.click(await screen.findByRole('button', { name: 'Tutup' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Password Baru')).toHaveAccessibleDescription(
        'Password harus memiliki huruf kapital.',
      ),
    );
  });
});

describe('ResetPasswordForm', () => {
  it('shows and hides each password by a toggle of its own', async () => {
    const { user } = renderApp(<ResetPasswordForm link={{ uidb64: 'MTIz', token: 'token' }} />);
    for (const [label, toggle] of [
      ['Password Baru', 'Tampilkan password'],
      ['Konfirmasi Password Baru', 'Tampilkan konfirmasi password'],
    ] as const) {
      const field = screen.getByLabelText(label);
      expect(field).toHaveAttribute('type', 'password');
      await user.click(screen.getByRole('button', { name: toggle }));
      expect(field).toHaveAttribute('type', 'text');
      await user.click(screen.getByRole('button', { name: toggle }));
      expect(field).toHaveAttribute('type', 'password');
    }
  });
});
