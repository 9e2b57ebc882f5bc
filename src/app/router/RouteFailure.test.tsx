import { Suspense, startTransition } from 'react';
import type { ComponentType } from 'react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { AppProviders } from '@/app/AppProviders';
import { createAppStore } from '@/app/state';
import { lazyPage } from './lazy-page';
import { reloadWhenReachable } from './page-reload';
import { createRoot } from 'react-dom/client';
import { renderApp } from '@test/render-app';
import { setUpUser } from '@test/set-up-user';

jest.mock('./page-reload', () => ({ reloadWhenReachable: jest.fn() }));

describe('RouteFailure', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  /** A page whose chunk cannot be fetched, beside another one. */
  async function openLostPage(
    load: Parameters<typeof lazyPage>[0] = () => Promise.reject(new Error('chunk 7 failed')),
  ) {
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
    await setUpUser().click(button);
    await waitFor(() => expect(button).toBeEnabled());
    await setUpUser().click(button);
    expect(reloadWhenReachable).toHaveBeenCalledTimes(2);
  });

  it('fetches the page again when it is opened another time', async () => {
    const load = jest
      .fn()
      .mockRejectedValueOnce(new Error('chunk 7 failed'))
      .mockResolvedValue(() => <p>ada lagi</p>);
    await openLostPage(load);
    await setUpUser().click(screen.getByRole('link', { name: 'lain' }));
    expect(await screen.findByText('halaman lain')).toBeVisible();
    await setUpUser().click(screen.getByRole('link', { name: 'hilang' }));
    expect(await screen.findByText('ada lagi')).toBeVisible();
  });
});

describe('lazy page', () => {
  const Profile = () => <h1>Profil</h1>;

  it('leaves the page before it in place until its chunk is there', async () => {
    let deliver: (page: ComponentType) => void = () => undefined;
    const Page = lazyPage(() => new Promise((resolve) => (deliver = resolve)));
    function Pages() {
      const { pathname } = useLocation();
      return pathname === '/' ? <h1>Beranda</h1> : <Page />;
    }
    const { router } = renderApp(
      <Suspense fallback="Memuat">
        <Pages />
      </Suspense>,
      { pattern: '*' },
    );
    await act(() => router.navigate('/profil'));
    expect(screen.getByRole('heading', { name: 'Beranda' })).toBeVisible();
    await act(async () => deliver(Profile));
    expect(screen.getByRole('heading', { name: 'Profil' })).toBeVisible();
  });

  /** Renders a page as the start of the app does. @returns every text that is seen */
  async function textsSeen(load: () => Promise<ComponentType>) {
    const container = document.createElement('div');
    const seen = new Set<string>();
    const observer = new MutationObserver(() => seen.add(container.textContent));
    observer.observe(container, { childList: true, subtree: true });
    const Page = lazyPage(load);
    const root = createRoot(container);
    // `act` would render in one go.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    try {
      startTransition(() =>
        root.render(
          <MemoryRouter>
            <Suspense fallback="Memuat">
              <Page />
            </Suspense>
          </MemoryRouter>,
        ),
      );
      await waitFor(() => expect(container).toHaveTextContent('Profil'));
    } finally {
      observer.disconnect();
      root.unmount();
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    }
    return [...seen];
  }

  it('is shown at once as the first page of the app, where its chunk is there', async () => {
    const later = () => new Promise<ComponentType>((resolve) => setTimeout(resolve, 100, Profile));
    expect(await textsSeen(later)).toEqual(['Memuat', 'Profil']);
    expect(await textsSeen(() => Promise.resolve(Profile))).toEqual(['Profil']);
  });
});
