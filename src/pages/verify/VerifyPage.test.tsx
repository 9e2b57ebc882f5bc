import { configure, screen, waitFor } from '@testing-library/react';
import { selectReturnTo } from '@/entities/session';
import { fillText } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure, givenNoResponse } from '@test/server';
import { VerifyPage } from './VerifyPage';

const DONE = 'Sistem Berhasil Aktivasi Akun Anda! Silahkan Login Kembali!';

// As in development: effects run twice.
beforeAll(() => configure({ reactStrictMode: true }));
afterAll(() => configure({ reactStrictMode: false }));

const renderPage = (path = '/verify?token=s3cret-token', options = {}) =>
  renderApp(<VerifyPage />, { path, ...options });

/** Once the form for a new link is there. */
async function typeEmail(address: string) {
  await screen.findByLabelText('Email');
  fillText('Email', address);
}

const heading = () => screen.getByRole('heading', { level: 1 });

it('sends the token once, takes it out of the address bar and says that the account is active', async () => {
  const requests = given('post', 'candidate/verify/', null, 'Akun Anda berhasil diaktifkan.');
  const { router } = renderPage();
  expect(heading()).toHaveTextContent('Mengaktifkan akun Anda…');
  expect(await screen.findByRole('status')).toHaveTextContent('Akun Anda berhasil diaktifkan.');
  expect(heading()).toHaveTextContent(DONE);
  expect(requests.map(({ body }) => body)).toEqual([{ verifyToken: 's3cret-token' }]);
  expect(router.state.location).toMatchObject({ pathname: '/verify', search: '' });
  expect(screen.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/login');
});

it('keeps the job that the link names on this device, and takes it out of the address bar', async () => {
  given('post', 'candidate/verify/', null);
  const { store, router } = renderPage('/verify?token=s3cret-token&next=%2Fjobs%2Fkasir');
  await screen.findByRole('heading', { level: 1, name: DONE });
  expect(selectReturnTo(store.getState(), Date.now())).toBe('/jobs/kasir');
  expect(router.state.location.search).toBe('');
});

it('keeps no other address', async () => {
  given('post', 'candidate/verify/', null);
  const { store } = renderPage('/verify?token=s3cret-token&next=%2F%2Fevil.example');
  await screen.findByRole('heading', { level: 1, name: DONE });
  expect(selectReturnTo(store.getState(), Date.now())).toBeNull();
});

it("shows a refusal in the provider's words, and what to do next", async () => {
  givenFailure('post', 'candidate/verify/', 410, { statusCode: 4007, message: 'Tautan sudah kedaluwarsa.' });
  renderPage();
  expect(await screen.findByRole('alert')).toHaveTextContent('Tautan sudah kedaluwarsa.');
  expect(heading()).toHaveTextContent('Aktivasi akun belum berhasil');
  expect(screen.queryByText(DONE)).not.toBeInTheDocument();
  expect(screen.getByText(/isi email Anda untuk menerima tautan aktivasi yang baru/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
});

describe('after a link that has run out', () => {
  const resendButton = { name: 'Kirim ulang tautan aktivasi' };

  beforeEach(() => givenFailure('post', 'candidate/verify/', 410, { statusCode: 4007, message: 'Kedaluwarsa.' }));

  it('mails a new one to the address that is given', async () => {
    const requests = given('post', 'candidate/verify/resend/', null, 'Tautan baru telah dikirim.');
    const { user } = renderPage();
    await typeEmail(' sari@example.com ');
    await user.click(screen.getByRole('button', resendButton));
    expect(await screen.findByText('Tautan baru telah dikirim.')).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([{ email: 'sari@example.com' }]);
    expect(screen.queryByRole('button', resendButton)).not.toBeInTheDocument();
  });

  it('sends nothing to what is no address', async () => {
    const requests = given('post', 'candidate/verify/resend/', null);
    const { user } = renderPage();
    for (const address of ['', 'sari']) {
      await typeEmail(address);
      await user.click(screen.getByRole('button', resendButton));
      await waitFor(() => expect(screen.getByLabelText('Email')).toBeInvalid());
    }
    expect(requests).toEqual([]);
  });

  it('keeps the address where no response comes', async () => {
    givenNoResponse('post', 'candidate/verify/resend/');
    const { user } = renderPage();
    await typeEmail('sari@example.com');
    await user.click(screen.getByRole('button', resendButton));
    expect(await screen.findByText('Tautan aktivasi belum bisa dikirim. Silakan coba lagi nanti.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('sari@example.com');
    expect(screen.getByRole('button', resendButton)).toBeEnabled();
  });
});

it('requires no address any more once the provider turns out to mail no link again', async () => {
  givenFailure('post', 'candidate/verify/', 410, { statusCode: 4007, message: 'Kedaluwarsa.' });
  givenFailure('post', 'candidate/verify/resend/', 404, { statusCode: 4004, message: 'Alamat tidak ditemukan.' });
  const { user } = renderPage();
  await typeEmail('sari@example.com');
  await user.click(screen.getByRole('button', { name: 'Kirim ulang tautan aktivasi' }));
  expect(await screen.findByText(/^Tautan baru tidak dapat dikirim dari sini\./)).toBeVisible();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  expect(screen.queryByText(/isi email Anda untuk menerima tautan/)).not.toBeInTheDocument();
  expect(screen.queryByText('Alamat tidak ditemukan.')).not.toBeInTheDocument();
  expect(screen.getByText('Kedaluwarsa.', { selector: 'p' })).toBeVisible();
});

it('says that a link was used, and offers no new one to an account that is active already', async () => {
  givenFailure('post', 'candidate/verify/', 409, { statusCode: 4006, message: 'Akun ini sudah diaktifkan.' });
  renderPage();
  expect(await screen.findByRole('alert')).toHaveTextContent('Akun ini sudah diaktifkan.');
  expect(screen.getByRole('heading', { name: 'Tautan ini sudah dipakai' })).toBeVisible();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Masuk' })).toBeVisible();
});

it("reads the provider's err where it sends no message", async () => {
  givenFailure('post', 'candidate/verify/', 400, { err: { verifyToken: ['Token tidak dikenal.'] } });
  renderPage();
  expect(await screen.findByRole('alert')).toHaveTextContent('Token tidak dikenal.');
});

it('offers another try where there was no response', async () => {
  givenNoResponse('post', 'candidate/verify/');
  const { user } = renderPage();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  expect(screen.getByText('Periksa koneksi internet Anda, lalu coba lagi.')).toBeVisible();
  const requests = given('post', 'candidate/verify/', null);
  await user.click(retry);
  await waitFor(() => expect(heading()).toHaveTextContent(DONE));
  expect(requests.map(({ body }) => body)).toEqual([{ verifyToken: 's3cret-token' }]);
});

it.each([
  [500, {}, 'Silakan coba lagi nanti.'],
  [429, { 'Retry-After': '120' }, 'Coba lagi dalam 2 menit.'],
])('does not blame the connection for a response %s', async (status, headers, hint) => {
  givenFailure('post', 'candidate/verify/', status, {}, headers);
  renderPage();
  expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  expect(screen.getByText(hint)).toBeVisible();
  expect(screen.queryByText(/koneksi/)).not.toBeInTheDocument();
});

it.each(['/verify', '/verify?token='])('makes no call for %s', (path) => {
  renderPage(path);
  expect(heading()).toHaveTextContent('Buka lagi tautan dari email Anda');
  expect(screen.getByRole('alert')).toHaveTextContent('Tautan aktivasi ini tidak lengkap.');
});

it.each([
  ['an active account', '/verify?token=s3cret-token', () => given('post', 'candidate/verify/', null)],
  [
    'a refused link',
    '/verify?token=s3cret-token',
    () => givenFailure('post', 'candidate/verify/', 409, { statusCode: 4006, message: 'Akun ini sudah diaktifkan.' }),
  ],
  ['an incomplete link', '/verify', () => undefined],
])('offers no sign-in after %s to a candidate who is signed in', async (_what, path, givenResponse) => {
  givenResponse();
  renderPage(path, { preloaded: signedInState() });
  expect(await screen.findByRole('link', { name: 'Lanjut' })).toHaveAttribute('href', '/jobs');
  expect(screen.queryByRole('link', { name: 'Masuk' })).not.toBeInTheDocument();
  expect(screen.queryByText(/silakan masuk/)).not.toBeInTheDocument();
});
