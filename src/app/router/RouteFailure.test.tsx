import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { AppProviders } from '@/app/AppProviders';
import { createAppStore } from '@/app/state';
import { RouteFailure } from './RouteFailure';
import { reloadWhenReachable } from './page-reload';

jest.mock('./page-reload', () => ({ reloadWhenReachable: jest.fn() }));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

/** A page whose chunk cannot be had. */
async function openLostPage() {
  const lost = { path: '/', lazy: () => Promise.reject(new Error('Loading chunk 7 failed.')) };
  const router = createMemoryRouter([
    { errorElement: <RouteFailure />, hydrateFallbackElement: <p>memuat</p>, children: [lost] },
  ]);
  render(
    <AppProviders store={createAppStore()}>
      <RouterProvider router={router} />
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

it('lets the candidate try again as often as there is no connection', async () => {
  jest.mocked(reloadWhenReachable).mockResolvedValue(false);
  const button = await openLostPage();
  await userEvent.click(button);
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  expect(reloadWhenReachable).toHaveBeenCalledTimes(2);
});
