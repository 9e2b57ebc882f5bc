import { Suspense } from 'react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { AppProviders } from '@/app/AppProviders';
import { createAppStore } from '@/app/state';
import { lazyPage } from './lazy-page';
import { reloadWhenReachable } from './page-reload';

jest.mock('./page-reload', () => ({ reloadWhenReachable: jest.fn() }));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

/** A page whose chunk cannot be fetched, beside another one. */
async function openLostPage(load: Parameters<typeof lazyPage>[0] = () => Promise.reject(new Error('chunk 7 failed'))) {
  const LostPage = lazyPage(load);
  render(
    <AppProviders store={createAppStore()}>
      <MemoryRouter>
        <Link to="/">hilang</Link>
        <Link to="/lain">lain</Link>
        <Suspense fallback={<p>memuat</p>}>
          <Routes>
            <Route path="/" element={<LostPage />} />
            <Route path="/lain" element={<p>halaman lain</p>} />
          </Routes>
        </Suspense>
      </MemoryRouter>
    </AppProviders>,
  );
  return screen.findByRole('button', { name: 'Coba lagi' });
}

it('says that the page could not be shown, without the technical reason', async () => {
  await openLostPage();
  expect(screen.getByRole('alert')).toHaveTextContent('Halaman ini tidak dapat ditampilkan.');
  expect(screen.queryByText(/chunk/)).not.toBeInTheDocument();
  expect(document.title).toBe('Halaman tidak dapat ditampilkan – Titian');
});

it('blames the connection for a chunk that did not come, and not for a page that broke', async () => {
  const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  await openLostPage(() => Promise.reject(lost));
  expect(screen.getByRole('alert')).toHaveTextContent('Periksa koneksi internet Anda, lalu coba lagi.');
  cleanup();
  await openLostPage(() => Promise.reject(new TypeError('x is undefined')));
  expect(screen.getByRole('alert')).toHaveTextContent('Silakan coba lagi nanti.');
  expect(screen.queryByText(/koneksi/)).not.toBeInTheDocument();
});

it('lets the candidate try again as often as there is no connection', async () => {
  jest.mocked(reloadWhenReachable).mockResolvedValue(false);
  const button = await openLostPage();
  await userEvent.click(button);
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  expect(reloadWhenReachable).toHaveBeenCalledTimes(2);
});

it('fetches the page again when it is opened another time', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('chunk 7 failed'))
    .mockResolvedValue(() => <p>ada lagi</p>);
  await openLostPage(load);
  await userEvent.click(screen.getByRole('link', { name: 'lain' }));
  expect(await screen.findByText('halaman lain')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'hilang' }));
  expect(await screen.findByText('ada lagi')).toBeVisible();
});
