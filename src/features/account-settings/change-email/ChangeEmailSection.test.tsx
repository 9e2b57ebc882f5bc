import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { selectIsSignedIn } from '@/entities/session';
import { renderApp, signedInState } from '@test/render-app';
import { expectLoggedFailures } from '@test/console';
import { call, given, givenFailure, givenNoResponse, server } from '@test/server';
import { ChangeEmailSection } from './ChangeEmailSection';

const CALL = 'candidate/change-email/';
const WAITING = {
  email: 'baru@example.com',
  requestedAt: '2026-11-24T03:00:00Z',
  expiresAt: '2026-11-25T03:00:01Z',
};

function renderSection(waiting: typeof WAITING | null = null) {
  given('get', CALL, waiting);
  return renderBare();
}

/** With what a test has given for the change that waits. */
function renderBare() {
  given('get', 'candidate/profile/', { id: 'candidate-1', name: 'Sari', email: 'sari@example.com' });
  return renderApp(<ChangeEmailSection />, { path: '/akun#email', preloaded: signedInState() });
}

async function fill(user: ReturnType<typeof renderSection>['user'], email = ' baru@example.com ') {
  expect(await screen.findByText('Email akun Anda sekarang: sari@example.com')).toBeVisible();
  fireEvent.change(screen.getByLabelText(/^Email baru/), { target: { value: email } });
  fireEvent.change(screen.getByLabelText(/^Password saat ini/), { target: { value: 'Rahasia!Lama' } });
  await user.click(screen.getByRole('button', { name: 'Ubah email' }));
}

it('sends address and password, and shows the change that waits from then on', async () => {
  const requests = given('post', CALL, null);
  const { user } = renderSection();
  expect(await screen.findByText('Email akun Anda sekarang: sari@example.com')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  given('get', CALL, WAITING);
  await fill(user);
  expect(await screen.findByText('Menunggu konfirmasi dari baru@example.com')).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ email: 'baru@example.com', password: 'Rahasia!Lama' }]);
  expect(screen.getByLabelText(/^Password saat ini/)).toHaveValue('');
});

it('sends no wrong address, says under each field what the provider has against it, and keeps the session', async () => {
  const requests = given('post', CALL, null);
  const { user, store } = renderSection();
  await fill(user, 'baru');
  expect(await screen.findByText('Format email tidak valid.')).toBeVisible();
  expect(requests).toEqual([]);

  givenFailure('post', CALL, 401, { statusCode: 4003, message: 'Password salah sekali.' });
  await fill(user);
  expect(await screen.findByText('Password salah sekali.')).toBeVisible();
  expect(selectIsSignedIn(store.getState())).toBe(true);

  givenFailure('post', CALL, 409, { statusCode: 4006, message: '-', err: { email: ['Email sudah terdaftar.'] } });
  await fill(user);
  expect(await screen.findByText('Email sudah terdaftar.')).toBeVisible();
});

describe('a change that waits', () => {
  const title = 'Menunggu konfirmasi dari baru@example.com';
  const cancel = () => screen.findByRole('button', { name: 'Batalkan perubahan email' });

  it('is shown when the page opens, with instructions, the time of the request and the expiry of its link', async () => {
    renderSection(WAITING);
    expect(await screen.findByText(title)).toBeVisible();
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('tekan tautan di email dari kami');
    expect(status).toHaveTextContent(/Diminta 24 Nov.* \d\d\.\d\d\. Tautannya berlaku sampai 25 Nov.* \d\d\.\d\d\./);
    expect(status).toHaveTextContent('isi lagi formulir di bawah');
  });

  it('is looked for before anything is said of it', async () => {
    server.use(http.get(call(CALL), () => new Promise(() => undefined)));
    renderBare();
    expect(await screen.findByText('Email akun Anda sekarang: sari@example.com')).toBeVisible();
    expect(document.querySelector('[aria-busy=true]')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ubah email' })).toBeEnabled();
  });

  it('is cancelled, and gone then, with the focus on the heading', async () => {
    const requests = given('delete', CALL, null, 'Perubahan email dibatalkan.');
    const { user } = renderSection(WAITING);
    const button = await cancel();
    given('get', CALL, null);
    await user.click(button);
    expect(await screen.findByText('Perubahan email dibatalkan.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Email' })).toHaveFocus();
    expect(requests).toHaveLength(1);
  });

  it('stays where it could not be cancelled, and says so, and is gone where the network is lost after it was', async () => {
    givenFailure('delete', CALL, 429, {}, { 'Retry-After': '60' });
    const { user } = renderSection(WAITING);
    await user.click(await cancel());
    expect(await screen.findByText(/60 detik/)).toBeVisible();
    expect(screen.getByText(title)).toBeVisible();

    givenNoResponse('delete', CALL);
    await user.click(await cancel());
    expect(await screen.findByText('Perubahan email belum bisa dibatalkan.')).toBeVisible();
    expect(screen.getByText(title)).toBeVisible();

    given('delete', CALL, null, 'Perubahan email dibatalkan.');
    givenNoResponse('get', CALL);
    await user.click(await cancel());
    await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Email' })).toHaveFocus();
  });

  it('is gone where it was confirmed elsewhere and the network is lost right after', async () => {
    givenFailure('delete', CALL, 404, { statusCode: 4004, message: 'Tidak ada.' });
    const { user } = renderSection(WAITING);
    const button = await cancel();
    givenNoResponse('get', CALL);
    await user.click(button);
    await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Email' })).toHaveFocus();
  });

  it('offers to give up a cancelling that takes long', async () => {
    const { user } = renderSection(WAITING);
    const button = await cancel();
    server.use(http.delete(call(CALL), () => new Promise(() => undefined)));
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
    fireEvent.click(button);
    expect(button).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(8_000));
    jest.useRealTimers();
    expect(screen.getByText('Pembatalan masih dikirim.')).toBeVisible();
    expectLoggedFailures();
    await user.click(screen.getByRole('button', { name: 'Batalkan' }));
    expect(await screen.findByText(/^Pengiriman dibatalkan\./)).toBeVisible();
    expect(screen.getByText(title)).toBeVisible();
  });

  it('is not said to be cancelled where it was confirmed in another tab, whose address is shown', async () => {
    givenFailure('delete', CALL, 404, { statusCode: 4004, message: 'Tidak ada.' });
    const { user } = renderSection(WAITING);
    const button = await cancel();
    given('get', CALL, null);
    given('get', 'candidate/profile/', { id: 'candidate-1', name: 'Sari', email: 'baru@example.com' });
    await user.click(button);
    expect(await screen.findByText(/tidak menunggu lagi: sudah dikonfirmasi, atau sudah berakhir/)).toBeVisible();
    expect(await screen.findByText('Email akun Anda sekarang: baru@example.com')).toBeVisible();
    expect(screen.queryByText(title)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Email' })).toHaveFocus();
  });

  it('is looked for again when the candidate comes back to the tab, and so is the address once it is gone', async () => {
    renderSection(WAITING);
    expect(await screen.findByText(title)).toBeVisible();
    given('get', CALL, null);
    given('get', 'candidate/profile/', { id: 'candidate-1', name: 'Sari', email: 'baru@example.com' });
    fireEvent.focus(window);
    expect(await screen.findByText('Email akun Anda sekarang: baru@example.com')).toBeVisible();
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  it('is mailed once more by the form, which says so', async () => {
    const requests = given('post', CALL, null);
    const { user } = renderSection(WAITING);
    expect(await screen.findByText(title)).toBeVisible();
    await fill(user);
    expect(await screen.findByText(/^Buka tautan yang kami kirim ke baru@example.com/)).toBeVisible();
    expect(screen.getByText(title)).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  it('may have no dates', async () => {
    given('get', CALL, { email: 'baru@example.com' });
    renderBare();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('status')).not.toHaveTextContent(/Diminta|berlaku sampai/);
  });

  it('is nothing to a provider that does not tell it: the page says where the link was sent to', async () => {
    givenFailure('get', CALL, 404, { statusCode: 4004, message: 'Tidak ada.' });
    given('post', CALL, null);
    const { user } = renderBare();
    await fill(user);
    expect(await screen.findByRole('status')).toHaveTextContent('tautan yang kami kirim ke baru@example.com');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers to try again where it could not be fetched, beside a form that can be used', async () => {
    givenFailure('get', CALL, 500, { statusCode: 5000, message: 'Server sedang sibuk.' });
    const { user } = renderBare();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Belum diketahui apakah ada perubahan email');
    expect(alert).toHaveTextContent('Server sedang sibuk.');
    given('post', CALL, null);
    await fill(user);
    expect(await screen.findByRole('status')).toHaveTextContent('tautan yang kami kirim ke baru@example.com');
  });

  it('is fetched once more when the candidate wants it', async () => {
    givenFailure('get', CALL, 500);
    const { user } = renderBare();
    const retry = await screen.findByRole('button', { name: 'Coba lagi' });
    given('get', CALL, WAITING);
    await user.click(retry);
    expect(await screen.findByText(title)).toBeVisible();
  });
});
