import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useSelector } from 'react-redux';
import { selectAccountDialog } from '@/entities/session';
import { fillText } from '@test/fill';
import { renderApp } from '@test/render-app';
import { call, given, givenFailure, givenHtml, givenNoResponse, server } from '@test/server';
import { ForgotPasswordModal } from './ForgotPasswordModal';

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

it('requests a link and says where to find it', async () => {
  const requests = given('post', 'candidate/forgot-password/', null);
  const { user } = renderApp(<ForgotPasswordModal />);
  await request(user, ' sari@example.com ');
  const popup = await screen.findByRole('dialog', { name: SUCCESS });
  expect(popup).toHaveTextContent('Periksa email Anda untuk tautan reset password');
  expect(popup).toHaveTextContent('benar-benar dari Titian');
  expect(requests.map(({ body }) => body)).toEqual([{ email: 'sari@example.com' }]);
  await acknowledge(user, SUCCESS);
});

it.each([
  ['a text that is no JSON', () => HttpResponse.text('OK')],
  ['a page of HTML', () => HttpResponse.html('<p>Terkirim</p>')],
  ['no body', () => new HttpResponse(null, { status: 200 })],
  ['a statusCode of a failure', () => HttpResponse.json({ statusCode: 4004, message: 'Tidak ada' })],
])('takes HTTP 200 with %s for a success', async (_what, respond) => {
  server.use(http.post(call('candidate/forgot-password/'), respond));
  const { user } = renderApp(<ForgotPasswordModal />);
  await request(user);
  expect(await screen.findByRole('dialog', { name: SUCCESS })).toHaveTextContent('Periksa email Anda');
});

it.each([
  ['4004', () => givenFailure('post', 'candidate/forgot-password/', 404, { statusCode: 4004, message: 'Tidak ada' })],
  ['a failing server', () => givenFailure('post', 'candidate/forgot-password/', 500)],
  ['a page of HTML', () => givenHtml('post', 'candidate/forgot-password/', 502)],
  ['no response', () => givenNoResponse('post', 'candidate/forgot-password/')],
])('takes %s for an address that is not registered, and keeps it', async (_what, givenResponse) => {
  givenResponse();
  const { user } = renderApp(<ForgotPasswordModal />);
  await request(user);
  const popup = await screen.findByRole('dialog', { name: FAILURE });
  expect(popup).toHaveTextContent('Pastikan anda menggunakan Email yang sesuai dengan yang digunakan saat mendaftar');
  await acknowledge(user, FAILURE);
  expect(screen.getByLabelText('Email')).toHaveValue('sari@example.com');
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

it('mentions the connection where there was no response', async () => {
  givenNoResponse('post', 'candidate/forgot-password/');
  const { user } = renderApp(<ForgotPasswordModal />);
  await request(user);
  expect(await screen.findByRole('dialog', { name: FAILURE })).toHaveTextContent('Jika koneksi internet Anda terputus');
});

it('is locked at once, counts 60 seconds down and opens again', async () => {
  given('post', 'candidate/forgot-password/', null);
  const { user } = renderApp(<ForgotPasswordModal />);
  await request(user);
  await acknowledge(user, SUCCESS);
  expect(screen.getByRole('button', { name: 'Wait 60s' })).toBeDisabled();
  advance(1);
  expect(screen.getByRole('button', { name: 'Wait 59s' })).toBeDisabled();
  advance(58);
  expect(screen.getByRole('button', { name: 'Wait 1s' })).toBeDisabled();
  advance(1);
  expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
});

it('stays locked when it is closed and opened again', async () => {
  given('post', 'candidate/forgot-password/', null);
  const { user, unmount } = renderApp(<ForgotPasswordModal />);
  await request(user);
  await acknowledge(user, SUCCESS);
  unmount();
  advance(20);
  renderApp(<ForgotPasswordModal />);
  expect(screen.getByRole('button', { name: 'Wait 40s' })).toBeDisabled();
});

it('counts the time that a tab slept', async () => {
  given('post', 'candidate/forgot-password/', null);
  const { user } = renderApp(<ForgotPasswordModal />);
  await request(user);
  await acknowledge(user, SUCCESS);
  jest.setSystemTime(now + 3_000_000);
  advance(1);
  expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
});

it('opens again when the clock was set back', async () => {
  given('post', 'candidate/forgot-password/', null);
  const { user } = renderApp(<ForgotPasswordModal />);
  await request(user);
  await acknowledge(user, SUCCESS);
  jest.setSystemTime(now - 1_800_000);
  advance(1);
  expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
});

it.each([
  ['', 'Email wajib diisi.'],
  ['sari', 'Format email tidak valid.'],
])('neither sends nor locks for the address "%s"', async (email, message) => {
  const requests = given('post', 'candidate/forgot-password/', null);
  const { user } = renderApp(<ForgotPasswordModal />);
  if (email) fillText('Email', email);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message));
  expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
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
