import { configure, screen, waitFor } from '@testing-library/react';
import { renderApp } from '@test/render-app';
import { given, givenFailure, givenNoAnswer } from '@test/server';
import { VerifyPage } from './VerifyPage';

const DONE = 'Sistem Berhasil Aktivasi Akun Anda! Silahkan Login Kembali!';

// As in development: effects run twice.
beforeAll(() => configure({ reactStrictMode: true }));
afterAll(() => configure({ reactStrictMode: false }));

const renderPage = (path = '/verify?token=s3cret-token') => renderApp(<VerifyPage />, { path });

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

it("tells a refusal in the provider's words, and what to do next", async () => {
  givenFailure('post', 'candidate/verify/', 410, { statusCode: 4007, message: 'Tautan sudah kedaluwarsa.' });
  renderPage();
  expect(await screen.findByRole('alert')).toHaveTextContent('Tautan sudah kedaluwarsa.');
  expect(heading()).toHaveTextContent('Aktivasi akun belum berhasil');
  expect(screen.queryByText(DONE)).not.toBeInTheDocument();
  expect(screen.getByText(/daftar lagi dengan email yang sama/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
});

it("reads the provider's err where it sends no message", async () => {
  givenFailure('post', 'candidate/verify/', 400, { err: { verifyToken: ['Token tidak dikenal.'] } });
  renderPage();
  expect(await screen.findByRole('alert')).toHaveTextContent('Token tidak dikenal.');
});

it('offers another try where there was no answer', async () => {
  givenNoAnswer('post', 'candidate/verify/');
  const { user } = renderPage();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  const requests = given('post', 'candidate/verify/', null);
  await user.click(retry);
  await waitFor(() => expect(heading()).toHaveTextContent(DONE));
  expect(requests.map(({ body }) => body)).toEqual([{ verifyToken: 's3cret-token' }]);
});

it.each(['/verify', '/verify?token='])('makes no call for %s', (path) => {
  renderPage(path);
  expect(heading()).toHaveTextContent('Buka lagi tautan dari email Anda');
  expect(screen.getByRole('alert')).toHaveTextContent('Tautan aktivasi ini tidak lengkap.');
});
