import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@test/render-app';
import { SharedLinkPage } from './SharedLinkPage';

const share = (parts: Record<string, string>) =>
  renderApp(<SharedLinkPage />, { path: `/bagikan?${new URLSearchParams(parts)}` });

it('opens the vacancy whose link was shared', async () => {
  const { router } = share({ text: `Ada loker: ${window.location.origin}/jobs/kasir` });
  expect(await screen.findByText('halaman lain')).toBeVisible();
  expect(router.state.location.pathname).toBe('/jobs/kasir');
  expect(router.state.historyAction).toBe('REPLACE');
});

it('opens nothing of another site, says so, and offers to search for the words', async () => {
  const { router } = share({ title: 'Loker kasir Sleman', url: 'https://evil.example/jobs/kasir' });
  expect(screen.getByRole('heading', { level: 1, name: 'Bukan tautan lowongan Titian' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('tidak berisi tautan lowongan');
  expect(screen.getByRole('link', { name: 'Cari kata ini di Titian' })).toHaveAttribute(
    'href',
    '/jobs?search=Loker+kasir+Sleman',
  );
  expect(screen.getByRole('link', { name: 'Lihat semua lowongan' })).toHaveAttribute('href', '/jobs');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByText(/Loker kasir Sleman/)).toBeVisible();
});

it('leads to all vacancies when nothing was shared', () => {
  share({});
  expect(screen.getByRole('link', { name: 'Lihat semua lowongan' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Cari kata ini di Titian' })).not.toBeInTheDocument();
});
