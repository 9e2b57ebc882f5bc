import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, delay, http } from 'msw';
import { useSelector } from 'react-redux';
import { selectAccountDialog } from '@/entities/session';
import { fillText } from '@test/fill';
import { inStyledTheme } from '@test/in-theme';
import { renderApp } from '@test/render-app';
import { call, given, givenFailure, givenNoResponse, server } from '@test/server';
import type { Outcome } from '../model/describe-outcome';
import { ForgotPasswordForm, ForgotPasswordResult } from './ForgotPasswordForm';
import { ForgotPasswordModal } from './ForgotPasswordModal';

describe('ForgotPasswordModal', () => {
  const SUCCESS = 'Berhasil Reset Password!';
  const FAILURE = 'Email Anda Tidak Terdaftar!';

  /** Each test starts an hour after the last, so that no lock is left of it. */
  let now = Date.UTC(2026, 10, 20);

  beforeEach(() => {
    now += 3_600_000;
    jest.useFakeTimers({
      now,
      doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'nextTick'],
    });
  });

  afterEach(() => jest.useRealTimers());

  const advance = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

  /** The modal as the app shows it: for as long as it is the open dialog. */
  const WhileAsked = () => useSelector(selectAccountDialog) === 'forgot-password' && <ForgotPasswordModal />;

  async function request(user: UserEvent, email = 'sari@example.com') {
    fillText('Email', email);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
  }

  async function acknowledge(user: UserEvent, title: string) {
    const popup = await screen.findByRole('dialog', { name: title });
    await user.click(within(popup).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(popup).not.toBeInTheDocument());
  }

  it('requests a link, says where to find it, and is locked for 60 seconds', async () => {
    const requests = given('post', 'candidate/forgot-password/', null);
    const { user } = renderApp(<ForgotPasswordModal />);
    await request(user, ' sari@example.com ');
    const popup = await screen.findByRole('dialog', { name: SUCCESS });
    expect(popup).toHaveTextContent('Periksa email Anda untuk tautan reset password');
    expect(popup).toHaveTextContent('benar-benar dari Titian');
    expect(requests.map(({ body }) => body)).toEqual([{ email: 'sari@example.com' }]);
    await acknowledge(user, SUCCESS);
    expect(screen.getByRole('button', { name: 'Wait 60s' })).toBeDisabled();
    advance(59);
    expect(screen.getByRole('button', { name: 'Wait 1s' })).toBeDisabled();
    advance(1);
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
  });

  it('takes HTTP 200 with any body for a success', async () => {
    const { user } = renderApp(<ForgotPasswordModal />);
    for (const respond of [
      () => HttpResponse.text('OK'),
      () => HttpResponse.html('<p>Terkirim</p>'),
      () => new HttpResponse(null, { status: 200 }),
      () => HttpResponse.json({ statusCode: 4004, message: 'Tidak ada' }),
    ]) {
      server.use(http.post(call('candidate/forgot-password/'), respond));
      await request(user);
      expect(await screen.findByRole('dialog', { name: SUCCESS })).toHaveTextContent('Periksa email Anda');
      await acknowledge(user, SUCCESS);
      advance(60);
    }
  });

  it('takes any failure for an address that is not registered, keeps it, and mentions the connection', async () => {
    const { user } = renderApp(<ForgotPasswordModal />);
    const words = 'Pastikan anda menggunakan Email yang sesuai dengan yang digunakan saat mendaftar';
    givenFailure('post', 'candidate/forgot-password/', 404, { statusCode: 4004, message: 'Tidak ada' });
    await request(user);
    expect(await screen.findByRole('dialog', { name: FAILURE })).toHaveTextContent(words);
    await acknowledge(user, FAILURE);
    expect(screen.getByLabelText('Email')).toHaveValue('sari@example.com');
    advance(60);
    givenNoResponse('post', 'candidate/forgot-password/');
    await request(user);
    const popup = await screen.findByRole('dialog', { name: FAILURE });
    expect(popup).toHaveTextContent(words);
    expect(popup).toHaveTextContent('Jika koneksi internet Anda terputus');
  });

  it.each([
    ['a success', 'status', 200, 'Berhasil Reset Password! Periksa email Anda'],
    ['a failure', 'alert', 404, 'Email Anda Tidak Terdaftar! Pastikan anda menggunakan Email yang sesuai'],
  ])('shows %s in a toast when it was closed before the response', async (_what, role, status, text) => {
    let response = () => {};
    const requested = new Promise<void>((resolve) => (response = resolve));
    server.use(
      http.post(call('candidate/forgot-password/'), async () => {
        await requested;
        return HttpResponse.json({ statusCode: status * 10, message: '', data: null }, { status });
      }),
    );
    const { user } = renderApp(<WhileAsked />, {
      preloaded: { accountDialog: { open: 'forgot-password', pendingJob: null } },
    });
    await screen.findByRole('dialog');
    await request(user);
    await user.click(screen.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    response();
    expect(await screen.findByRole(role)).toHaveTextContent(text);
  });

  it('neither sends nor locks for a missing or wrong address', async () => {
    const requests = given('post', 'candidate/forgot-password/', null);
    const { user } = renderApp(<ForgotPasswordModal />);
    for (const [email, message] of [
      ['', 'Email wajib diisi.'],
      ['sari', 'Format email tidak valid.'],
    ] as const) {
      await request(user, email);
      await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message));
      expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
    }
    expect(requests).toEqual([]);
  });

  it('leads on to signing up', async () => {
    const { user, store } = renderApp(<ForgotPasswordModal />);
    expect(screen.getByText(/Don't have an account\?/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(selectAccountDialog(store.getState())).toBe('sign-up');
  });

  it.each([
    ['its close button', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Tutup' }))],
    [
      'its backdrop',
      (user: UserEvent) => user.click(screen.getByRole('dialog').parentElement ?? document.documentElement),
    ],
  ])('closes by %s', async (_what, close) => {
    const { user, store } = renderApp(<ForgotPasswordModal />, {
      preloaded: { accountDialog: { open: 'forgot-password', pendingJob: null } },
    });
    await close(user);
    expect(selectAccountDialog(store.getState())).toBeNull();
  });
});

describe('ForgotPasswordForm', () => {
  it('shows the logo and a field for the e-mail address', () => {
    renderApp(<ForgotPasswordForm />);
    expect(screen.getByRole('img', { name: 'Titian' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Email')).toBeRequired();
  });

  it('counts down before there is a response', async () => {
    const requested = jest.fn();
    server.use(
      http.post(call('candidate/forgot-password/'), async () => {
        requested();
        await delay('infinite');
      }),
    );
    const { user } = renderApp(<ForgotPasswordForm />);
    fillText('Email', 'sari@example.com');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('button', { name: /^Wait \d+s$/ })).toBeDisabled();
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('ForgotPasswordResult', () => {
  it.each<[string, Outcome]>([
    ['Berhasil Reset Password!', { succeeded: true }],
    ['Email Anda Tidak Terdaftar!', { succeeded: false, error: null }],
  ])('shows "%s" with a picture of the outcome, at most 300 pixels wide', (title, outcome) => {
    render(<ForgotPasswordResult outcome={outcome} onAcknowledge={() => undefined} />, inStyledTheme);
    const popup = screen.getByRole('dialog', { name: title });
    expect(popup.querySelector('svg')).toBeInTheDocument();
    expect(popup).toHaveStyle({ maxWidth: '300px' });
    expect(screen.getByRole('button', { name: 'OK' })).toBeVisible();
  });
});
