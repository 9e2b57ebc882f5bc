import { configure, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { selectIsSignedIn } from '@/entities/session';
import { fillText } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { call, given, givenFailure, givenNoResponse, server } from '@test/server';
import { ResetPasswordPage } from './ResetPasswordPage';
import { ResetPasswordForm } from '../../../features/reset-password/ui/ResetPasswordForm';

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

  async function submit(user: UserEvent, password = 'Rahasia!2', confirmation = password) {
    if (password) fillText('Password Baru', password);
    if (confirmation) fillText('Konfirmasi Password Baru', confirmation);
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
    expect(requests.map(({ body }) => body)).toEqual([{ password: 'Rahasia!2' }]);
    await user.click(within(success).getByRole('button', { name: 'Lanjut' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it.each([
    ['a text that is no JSON', () => HttpResponse.text('OK')],
    ['a page of HTML', () => HttpResponse.html('<p>Tersimpan</p>')],
    ['no body', () => new HttpResponse(null, { status: 200 })],
    ['a statusCode of a failure', () => HttpResponse.json({ statusCode: 4007, message: 'Kedaluwarsa' })],
  ])('takes HTTP 200 with %s for a success', async (_what, respond) => {
    server.use(http.post(call(CALL), respond));
    const { user } = renderPage();
    await submit(user);
    expect(await screen.findByRole('dialog', { name: 'Berhasil Mengubah Password!' })).toBeVisible();
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

  it.each([
    ['Abc!5', 'Abc!5', 'Password Baru', 'Password must be at least 6 characters long!'],
    ['', '', 'Password Baru', 'Password must be at least 6 characters long!'],
    ['Rahasia!2', 'Rahasia!3', 'Konfirmasi Password Baru', 'Passwords do not match!'],
    ['Rahasia!2', '', 'Konfirmasi Password Baru', 'Passwords do not match!'],
  ])('sends nothing for "%s" and "%s"', async (password, confirmation, label, message) => {
    const requests = given('post', CALL, null);
    const { user } = renderPage();
    await submit(user, password, confirmation);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message));
    expect(requests).toEqual([]);
  });

  it.each([
    [
      "the provider's words",
      () => givenFailure('post', CALL, 410, { statusCode: 4007, message: 'Tautan sudah kedaluwarsa.' }),
      'Tautan sudah kedaluwarsa.',
    ],
    ['a sentence of its own', () => givenFailure('post', CALL, 500), 'Failed to reset password.'],
    ['the same without an response', () => givenNoResponse('post', CALL), 'Failed to reset password.'],
  ])('shows a failure with %s, and keeps what was typed', async (_what, givenResponse, message) => {
    givenResponse();
    const { user } = renderPage();
    await submit(user);
    const popup = await screen.findByRole('dialog', { name: 'Gagal Mengubah Password!' });
    expect(within(popup).getByText(message)).toBeVisible();
    await user.click(within(popup).getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(popup).not.toBeInTheDocument());
    expect(screen.getByLabelText('Password Baru')).toHaveValue('Rahasia!2');
  });

  it("leaves the provider's rule under the field", async () => {
    const err = { password: ['Password harus memiliki huruf kapital.'] };
    givenFailure('post', CALL, 400, { statusCode: 4000, message: 'Isian belum benar.', err });
    const { user } = renderPage();
    await submit(user, 'rahasia2');
    await user.click(await screen.findByRole('button', { name: 'Tutup' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Password Baru')).toHaveAccessibleDescription(
        'Password harus memiliki huruf kapital.',
      ),
    );
  });
});

describe('ResetPasswordForm', () => {
  it.each([
    ['Password Baru', 'Tampilkan password'],
    ['Konfirmasi Password Baru', 'Tampilkan konfirmasi password'],
  ])('shows and hides %s by a toggle of its own', async (label, toggle) => {
    const { user } = renderApp(<ResetPasswordForm link={{ uidb64: 'MTIz', token: 'token' }} />);
    const field = screen.getByLabelText(label);
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: toggle }));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: toggle }));
    expect(field).toHaveAttribute('type', 'password');
  });
});
