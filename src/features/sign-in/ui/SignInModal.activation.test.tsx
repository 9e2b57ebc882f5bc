import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { givenCapabilities } from '@test/capabilities';
import { fillText } from '@test/fill';
import { renderApp } from '@test/render-app';
import { given, givenFailure, givenHtml } from '@test/server';
import { SignInModal } from './SignInModal';

const signInButton = () => screen.getByRole('button', { name: 'Sign In' });

async function signIn(user: UserEvent, email = 'sari@example.com') {
  fillText('Email', email);
  fillText('Password', 'Rahasia!');
  await user.click(signInButton());
}

describe('an account that waits for its activation', () => {
  const RESEND = { name: 'Kirim ulang tautan aktivasi' };

  async function openPopup() {
    givenFailure('post', 'candidate/login/', 403, { statusCode: 4005 });
    const { user } = renderApp(<SignInModal />);
    await signIn(user, ' sari@example.com ');
    return { user, popup: within(await screen.findByRole('dialog', { name: 'Akun Belum Diverifikasi!' })) };
  }

  it("is mailed a new link, in the provider's words", async () => {
    const requests = given('post', 'candidate/verify/resend/', null, 'Tautan baru telah dikirim.');
    const { user, popup } = await openPopup();
    await user.click(popup.getByRole('button', RESEND));
    expect(await popup.findByRole('alert')).toHaveTextContent('Tautan baru telah dikirim.');
    expect(requests.map(({ body }) => body)).toEqual([{ email: 'sari@example.com' }]);
    expect(popup.queryByRole('button', RESEND)).not.toBeInTheDocument();
    await user.click(popup.getByRole('button', { name: 'Lanjut' }));
    expect(screen.getByLabelText('Email')).toHaveValue('sari@example.com');
  });

  it('may request again after a refusal', async () => {
    const message = 'Terlalu banyak percobaan. Silakan coba lagi dalam 10 menit.';
    givenFailure('post', 'candidate/verify/resend/', 429, { statusCode: 4029, message });
    const { user, popup } = await openPopup();
    await user.click(popup.getByRole('button', RESEND));
    expect(await popup.findByRole('alert')).toHaveTextContent(message);
    given('post', 'candidate/verify/resend/', null);
    await user.click(popup.getByRole('button', RESEND));
    await waitFor(() => expect(popup.getByRole('alert')).not.toHaveTextContent(message));
  });
});

describe('a provider that mails no activation link again', () => {
  const RESEND = { name: 'Kirim ulang tautan aktivasi' };
  const path = 'candidate/verify/resend/';
  const inactivePopup = () => screen.findByRole('dialog', { name: 'Akun Belum Diverifikasi!' });

  it.each([
    [
      '404 in an envelope',
      () => givenFailure('post', path, 404, { statusCode: 4004, message: 'Alamat tidak ditemukan.' }),
    ],
    ['404 without a body', () => givenFailure('post', path, 404)],
    ['404 as a page of HTML', () => givenHtml('post', path, 404)],
    ['405', () => givenFailure('post', path, 405, { detail: 'Method "POST" not allowed.' })],
  ])('has its button taken away by %s, without a word of an error', async (_what, givenResponse) => {
    givenFailure('post', 'candidate/login/', 403, { statusCode: 4005 });
    givenResponse();
    const { user } = renderApp(<SignInModal />);
    await signIn(user);
    const popup = within(await inactivePopup());
    await user.click(popup.getByRole('button', RESEND));
    expect(await popup.findByRole('status')).toHaveTextContent('Tautan baru tidak dapat dikirim dari sini.');
    expect(popup.queryByRole('button', RESEND)).not.toBeInTheDocument();
    expect(popup.queryByRole('alert')).not.toBeInTheDocument();
    expect(popup.queryByText(/tidak ditemukan|not allowed/)).not.toBeInTheDocument();

    await user.click(popup.getByRole('button', { name: 'Lanjut' }));
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    await user.click(signInButton());
    const again = within(await inactivePopup());
    expect(again.getByText('Periksa email kamu untuk mengaktifkan akun!')).toBeVisible();
    expect(again.queryByRole('button', RESEND)).not.toBeInTheDocument();
  });

  it('keeps the button where the address itself is refused', async () => {
    givenFailure('post', 'candidate/login/', 403, { statusCode: 4005 });
    givenFailure('post', path, 404, { statusCode: 4004, err: { email: ['Email ini tidak terdaftar.'] } });
    const { user } = renderApp(<SignInModal />);
    await signIn(user);
    const popup = within(await inactivePopup());
    await user.click(popup.getByRole('button', RESEND));
    expect(await popup.findByRole('alert')).toBeVisible();
    expect(popup.getByRole('button', RESEND)).toBeEnabled();
  });
});

it('offers no activation link after another failure', async () => {
  givenFailure('post', 'candidate/login/', 401, { statusCode: 4003 });
  const { user } = renderApp(<SignInModal />);
  await signIn(user);
  await screen.findByRole('dialog', { name: 'Email / Password Salah!' });
  expect(screen.queryByRole('button', { name: 'Kirim ulang tautan aktivasi' })).not.toBeInTheDocument();
});

it('offers one after a wrong password when the provider hides which accounts wait, in the specified words', async () => {
  givenCapabilities('hiddenAccounts');
  givenFailure('post', 'candidate/login/', 401, { statusCode: 4003 });
  const requests = given(
    'post',
    'candidate/verify/resend/',
    null,
    'Jika email ini terdaftar, tautan baru telah dikirim.',
  );
  const { user } = renderApp(<SignInModal />);
  await signIn(user);
  const popup = within(await screen.findByRole('dialog', { name: 'Email / Password Salah!' }));
  expect(popup.getByText('Email atau Password yang kamu input salah, dicoba lagi ya!')).toBeVisible();
  await user.click(popup.getByRole('button', { name: 'Kirim ulang tautan aktivasi' }));
  expect(await popup.findByRole('alert')).toHaveTextContent('Jika email ini terdaftar, tautan baru telah dikirim.');
  expect(requests.map(({ body }) => body)).toEqual([{ email: 'sari@example.com' }]);
});
