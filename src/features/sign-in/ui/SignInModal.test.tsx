import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, delay, http } from 'msw';
import { readPushRecord, writePushRecord } from '@/entities/push';
import { selectAccountDialog, selectSession } from '@/entities/session';
import { givenCapabilities } from '@test/capabilities';
import { fillText } from '@test/fill';
import { makeSignedInDto } from '@test/dto/account';
import { renderApp } from '@test/render-app';
import { call, given, givenFailure, givenHtml, givenNoResponse, server } from '@test/server';
import { SignInModal } from './SignInModal';

const RESEND = { name: 'Kirim ulang tautan aktivasi' };

const signInButton = () => screen.getByRole('button', { name: 'Sign In' });

async function signIn(user: UserEvent, email = 'sari@example.com', password = 'Rahasia!') {
  fillText('Email', email);
  fillText('Password', password);
  await user.click(signInButton());
}

describe('SignInModal', () => {
  it('remembers by default, and shows and hides the password', async () => {
    const { user } = renderApp(<SignInModal />);
    const box = screen.getByRole('checkbox', { name: 'Remember me' });
    expect(box).toBeChecked();
    await user.click(box);
    expect(box).not.toBeChecked();
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    const password = screen.getByLabelText('Password');
    const toggle = screen.getByRole('button', { name: 'Tampilkan password' });
    expect(password).toHaveAttribute('type', 'password');
    await user.click(toggle);
    expect(password).toHaveAttribute('type', 'text');
    await user.click(toggle);
    expect(password).toHaveAttribute('type', 'password');
  });

  it("saves the session, shows the provider's message and goes to the profile", async () => {
    const requests = given('post', 'candidate/login/', makeSignedInDto(), 'Selamat datang, Sari!');
    writePushRecord('candidate-1', { device: 'd1', at: Date.now() });
    const { user, store, router } = renderApp(<SignInModal />);
    await signIn(user, ' sari@example.com ');
    expect(await screen.findByRole('status')).toHaveTextContent('Selamat datang, Sari!');
    expect(requests.map(({ body }) => body)).toEqual([{ email: 'sari@example.com', password: 'Rahasia!' }]);
    expect(selectSession(store.getState())).toEqual({
      token: 'token-of-sari',
      name: 'Sari Wulandari',
      image: '/media/candidates/sari.webp',
      userId: 'candidate-1',
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
    // The provider is told that this device belongs to the new session.
    expect(readPushRecord('candidate-1')).toMatchObject({ device: 'd1', at: 0 });
  });

  it('goes back to where the visitor was going', async () => {
    given('post', 'candidate/login/', makeSignedInDto());
    const { user, router } = renderApp(<SignInModal />);
    await act(() => router.navigate('/', { state: { from: '/application?sort=new' } }));
    await signIn(user);
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/application', search: '?sort=new' }));
  });

  it('leaves the way from /login to that page, which knows the job of its address', async () => {
    given('post', 'candidate/login/', makeSignedInDto());
    const { user, router } = renderApp(<SignInModal />, { path: '/login?next=%2Fjobs%2Fkasir' });
    await signIn(user);
    await screen.findByRole('status');
    expect(router.state.location.pathname).toBe('/login');
  });

  it('leaves the way to a job that waits for the session', async () => {
    given('post', 'candidate/login/', makeSignedInDto());
    const { user, router } = renderApp(<SignInModal />, {
      preloaded: { accountDialog: { open: 'sign-in', pendingJob: 'staf-gudang' } },
    });
    await signIn(user);
    await screen.findByRole('status');
    expect(router.state.location.pathname).toBe('/');
  });

  it('sends nothing without an address and a password', async () => {
    const requests = given('post', 'candidate/login/', makeSignedInDto());
    const { user } = renderApp(<SignInModal />);
    for (const [email, password, focused] of [
      ['', '', 'Email'],
      [' ', 'Rahasia!', 'Email'],
      ['sari@example.com', '', 'Password'],
    ] as const) {
      await signIn(user, email, password);
      expect(await screen.findByRole('alert')).toHaveTextContent('Email dan password tidak boleh kosong.');
      await waitFor(() => expect(screen.getByLabelText(focused)).toHaveFocus());
    }
    expect(requests).toEqual([]);
  });

  it('shows a failure in a popup, with how long to wait after too many attempts, and keeps what was typed', async () => {
    const { user, store } = renderApp(<SignInModal />);
    const acknowledge = async (title: string, ...words: string[]) => {
      const popup = await screen.findByRole('dialog', { name: title });
      for (const text of words) expect(popup).toHaveTextContent(text);
      // The address is known to have an account only where that waits for its activation.
      expect(within(popup).queryByRole('button', RESEND)).not.toBeInTheDocument();
      await user.click(within(popup).getByRole('button', { name: 'Lanjut' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument());
    };
    givenFailure('post', 'candidate/login/', 401, { statusCode: 4003, message: 'Salah' });
    await signIn(user);
    await acknowledge('Email / Password Salah!', 'Email atau Password yang kamu input salah, dicoba lagi ya!');
    givenFailure('post', 'candidate/login/', 429, { statusCode: 4029 }, { 'Retry-After': '600' });
    await user.click(signInButton());
    await acknowledge('Terjadi Kesalahan!', 'Tunggu 10 menit sebelum mencoba lagi.');
    givenNoResponse('post', 'candidate/login/');
    await user.click(signInButton());
    await acknowledge('Terjadi Kesalahan!', 'Terjadi kesalahan, coba lagi nanti.');
    expect(screen.getByLabelText('Email')).toHaveValue('sari@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('Rahasia!');
    expect(selectSession(store.getState())).toBeNull();
  });

  it('sends once, with the button disabled meanwhile', async () => {
    let calls = 0;
    server.use(
      http.post(call('candidate/login/'), async () => {
        calls += 1;
        await delay(50);
        return HttpResponse.json({ statusCode: 2000, message: 'Berhasil', data: makeSignedInDto() });
      }),
    );
    const { user } = renderApp(<SignInModal />);
    fillText('Email', 'sari@example.com');
    fillText('Password', 'Rahasia!');
    await user.type(screen.getByLabelText('Password'), '{Enter}{Enter}');
    expect(signInButton()).toBeDisabled();
    await screen.findByRole('status');
    expect(calls).toBe(1);
  });

  it.each([
    ['Forgot Password?', 'forgot-password'],
    ['Create Account', 'sign-up'],
  ])('leads by "%s" to the dialog %s', async (name, dialog) => {
    const { user, store } = renderApp(<SignInModal />);
    await user.click(screen.getByRole('button', { name }));
    expect(selectAccountDialog(store.getState())).toBe(dialog);
  });

  it('closes by a click on its backdrop', async () => {
    const { user, store } = renderApp(<SignInModal />, {
      preloaded: { accountDialog: { open: 'sign-in', pendingJob: 'staf-gudang' } },
    });
    await user.click(screen.getByRole('dialog').parentElement ?? document.documentElement);
    expect(store.getState().accountDialog).toEqual({ open: null, pendingJob: null });
  });

  it('says that the last session ended by itself', () => {
    renderApp(<SignInModal />, { preloaded: { session: { current: null, ended: 'expired' } } });
    expect(screen.getByText('Sesi Anda telah berakhir. Silakan masuk kembali.')).toBeVisible();
  });
});

describe('activation', () => {
  describe('an account that waits for its activation', () => {
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
    await user.click(popup.getByRole('button', RESEND));
    expect(await popup.findByRole('alert')).toHaveTextContent('Jika email ini terdaftar, tautan baru telah dikirim.');
    expect(requests.map(({ body }) => body)).toEqual([{ email: 'sari@example.com' }]);
  });
});
