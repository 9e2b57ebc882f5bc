import { screen } from '@testing-library/react';
import { givenCapabilities } from '@test/capabilities';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure, givenNoResponse, untilCallsSeen } from '@test/server';
import { EmailLinkPage } from './EmailLinkPage';

const renderPage = (path: string, options = {}) =>
  renderApp(<EmailLinkPage />, { path, pattern: '/akun/:link', ...options });

const LINKS = [
  ['konfirmasi-email', 'candidate/confirm-email/', 'Konfirmasi email', 'Email akun Anda berhasil diubah.'],
  ['batalkan-email', 'candidate/undo-email/', 'Batalkan perubahan email', 'Perubahan email dibatalkan.'],
] as const;

it.each(LINKS)(
  '/akun/%s sends the token when the button is pressed, and not before; no address has it',
  async (link, call, button, done) => {
    const requests = given('post', call, null);
    const view = renderPage(`/akun/${link}?token=s3cret-token`);
    await screen.findByRole('button', { name: button });
    await untilCallsSeen();
    expect(requests).toEqual([]);
    expect(view.router.state.location).toMatchObject({ pathname: `/akun/${link}`, search: '' });
    await view.user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByRole('status')).toHaveTextContent(done);
    expect(requests.map(({ body }) => body)).toEqual([{ token: 's3cret-token' }]);
    expect(screen.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/login');
  },
);

describe('each link', () => {
  const [link, call, button, done] = LINKS[0];
  const path = `/akun/${link}?token=s3cret-token`;
  const press = async ({ user }: ReturnType<typeof renderPage>) =>
    user.click(await screen.findByRole('button', { name: button }));

  it('leads a candidate who is signed in to the account, and offers no sign-in', async () => {
    given('post', call, null);
    const view = renderPage(path, { preloaded: signedInState() });
    await press(view);
    expect(await screen.findByRole('link', { name: 'Lanjut' })).toHaveAttribute('href', '/akun');
    expect(screen.queryByRole('link', { name: 'Masuk' })).not.toBeInTheDocument();
  });

  it.each([
    ['expired', 410, 4007, 'Tautan ini tidak berlaku atau sudah kedaluwarsa.'],
    ['used', 409, 4006, 'Tautan ini sudah dipakai.'],
  ])('says that the link is %s, and offers no other attempt', async (_what, status, statusCode, message) => {
    givenFailure('post', call, status, { statusCode, message });
    await press(renderPage(path));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
  });

  it('says at once that the link is dead, where the provider can check it, and leads to a new mail', async () => {
    givenCapabilities('mailedLinks');
    givenFailure('post', 'candidate/mailed-link/', 410, { statusCode: 4007, message: 'Kedaluwarsa.' });
    renderPage(path);
    expect(await screen.findByRole('alert')).toHaveTextContent('Kedaluwarsa.');
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Minta tautan baru/ })).toHaveAttribute('href', '/akun#email');
  });

  it('can be pressed again without a connection', async () => {
    givenNoResponse('post', call);
    const view = renderPage(path);
    await press(view);
    expect(await screen.findByRole('alert')).toBeVisible();
    given('post', call, null);
    await press(view);
    expect(await screen.findByRole('status')).toHaveTextContent(done);
  });

  it('asks to open the link again where it has no token', async () => {
    renderPage(`/akun/${link}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Buka lagi tautan di email Anda.');
  });
});

it('leads elsewhere from an address that no link has', async () => {
  const { router } = renderPage('/akun/lain');
  await screen.findByText('halaman lain');
  expect(router.state.location.pathname).toBe('/akun');
});
