import { act, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { signedIn, signedOut } from '@/entities/session';
import { writeEnded } from '@/shared/lib/device-storage';
import { renderApp, session, signedInState } from '@test/render-app';
import { server } from '@test/server';
import { reloadWhenReachable } from './page-reload';
import { readScrollPositions, storeScrollPositions, useScrollRestoration } from './use-scroll-restoration';
import { useTabChangeToast, useUnsavedToast } from './use-toasts';

describe('useScrollRestoration', () => {
  function Page() {
    useScrollRestoration();
    return <section id="tentang" tabIndex={-1} aria-label="Tentang" />;
  }

  const scrollTo = jest.fn((_x: number, y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  });

  /** The candidate scrolls by hand. */
  function scroll(y: number) {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    act(() => void window.dispatchEvent(new Event('scroll')));
  }

  function open(path = '/jobs') {
    const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] });
    return { ...render(<RouterProvider router={router} />), router };
  }

  beforeEach(() => {
    sessionStorage.clear();
    scrollTo.mockClear();
    window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
  });

  it('opens another page at its top, and goes back to where the one before was', async () => {
    const { router } = open();
    scroll(700);
    await act(() => router.navigate('/jobs/kasir'));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    await act(() => router.navigate(-1));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  });

  it('stays where it is when another tab or filter of the page is chosen', async () => {
    const { router } = open();
    scroll(700);
    await act(() => router.navigate('/jobs?tab=saved', { state: { keepScroll: true } }));
    expect(scrollTo).not.toHaveBeenCalled();
  });

  describe('an address with a fragment', () => {
    const about = () => screen.getByRole('region', { name: 'Tentang' });

    /** Elements that were scrolled into view, with the options. */
    const shown: { element: Element; options: unknown }[] = [];
    beforeEach(() => {
      shown.length = 0;
      jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, options) {
        shown.push({ element: this, options });
        scrollTo(0, 1500);
      });
    });
    afterEach(() => jest.restoreAllMocks());

    it('shows the section that it names, without motion, and moves the focus there', async () => {
      const { router } = open();
      scroll(700);
      await act(() => router.navigate('/#tentang'));
      expect(shown).toEqual([{ element: about(), options: undefined }]);
      expect(about()).toHaveFocus();
    });

    it('shows it again when the same address is chosen again', async () => {
      const { router } = open('/#tentang');
      scroll(0);
      await act(() => router.navigate('/#tentang', { replace: true }));
      expect(shown.at(-1)?.element).toBe(about());
      expect(about()).toHaveFocus();
    });

    it('shows it once the app has drawn the first page, unless the browser did or the visitor has scrolled', () => {
      scroll(0);
      const { unmount } = open('/#tentang');
      expect(shown).toHaveLength(1);
      unmount();
      scroll(300);
      open('/#tentang');
      expect(shown).toHaveLength(1);
    });

    it.each(['/#entah', '/#', '/#%E0%A4%A'])('opens %s, which names nothing, at the top', async (path) => {
      const { router } = open();
      scroll(700);
      await act(() => router.navigate(path));
      expect(shown).toEqual([]);
      expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    });

    it('goes back to where it was scrolled to, not to the section', async () => {
      const { router } = open('/#tentang');
      scroll(400);
      await act(() => router.navigate('/terms'));
      shown.length = 0;
      await act(() => router.navigate(-1));
      expect(scrollTo).toHaveBeenLastCalledWith(0, 400);
      expect(shown).toEqual([]);
    });
  });

  it('finds the position again after a reload', () => {
    const { unmount } = open();
    scroll(700);
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    open();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  });

  it('stores no path, for it may hold a token', () => {
    open('/reset-password/MQ/rahasia-token');
    scroll(70);
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('titian:scroll')).toContain('70');
    expect(sessionStorage.getItem('titian:scroll')).not.toMatch(/rahasia|reset/);
  });

  it.each(['{', 'null', '[7]', '[["a","b"]]', '{"a":1}'])('begins at the top with %s in the storage', (stored) => {
    sessionStorage.setItem('titian:scroll', stored);
    expect(readScrollPositions()).toEqual(new Map());
  });

  it('remembers the newest hundred positions', () => {
    storeScrollPositions(new Map(Array.from({ length: 150 }, (_, index) => [String(index), index])));
    const stored = readScrollPositions();
    expect(stored.size).toBe(100);
    expect(stored.get('149')).toBe(149);
  });
});

describe('useTabChangeToast', () => {
  const other = { ...session, token: 'token-of-budi', name: 'Budi', userId: 'candidate-2' };

  function Page() {
    useTabChangeToast();
    return null;
  }

  const open = () => renderApp(<Page />, { preloaded: signedInState() });

  it('says that another candidate has signed in in another tab', async () => {
    const { store } = open();
    act(() => void store.dispatch(signedIn(other, { fromCookie: true })));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Akun di tab lain telah berganti. Anda kini masuk sebagai Budi.',
    );
  });

  it('says that the candidate has signed out in another tab', async () => {
    const { store } = open();
    act(() => void store.dispatch(signedOut({ fromCookie: true })));
    expect(await screen.findByRole('alert')).toHaveTextContent('Anda telah keluar di tab lain.');
  });

  it('says nothing of what happens in this tab', () => {
    const { store } = open();
    act(() => void store.dispatch(signedIn(other)));
    act(() => void store.dispatch(signedOut()));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('useUnsavedToast', () => {
  function Page() {
    useUnsavedToast();
    return null;
  }

  it('says what could not be stored, once an episode', async () => {
    const { store, user } = renderApp(<Page />);
    for (const [name, label] of [
      ['bookmarkedJobs', 'Bookmark'],
      ['searchHistory', 'Riwayat pencarian'],
      ['pendingReferences', 'Catatan tentang lamaran terakhir'],
      ['registration', 'Alamat email pendaftaran'],
      ['returnTo', 'Lowongan yang Anda tuju'],
    ] as const) {
      const end = (isSaved: boolean) => act(async () => void store.dispatch(writeEnded({ name, isSaved })));
      const close = () => user.click(screen.getByRole('button', { name: 'Tutup' }));
      await end(true);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await end(false);
      expect(await screen.findByRole('alert')).toHaveTextContent(
        `${label} belum bisa disimpan: penyimpanan browser penuh atau diblokir.`,
      );
      await close();
      await end(false);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await end(true);
      await end(false);
      expect(await screen.findByRole('alert')).toHaveTextContent(label);
      await close();
    }
  });
});

describe('page reload', () => {
  /** jsdom cannot reload, and says so here. */
  let reloads: jest.SpyInstance;
  beforeEach(() => {
    reloads = jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => reloads.mockRestore());

  it('reloads when the page can be had', async () => {
    server.use(http.get('*/', () => HttpResponse.html('<!doctype html>')));
    await expect(reloadWhenReachable()).resolves.toBe(true);
    expect(reloads).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('navigation') }));
  });

  it.each([
    ['there is no connection', () => HttpResponse.error()],
    ['the server is down', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
  ])('leaves the app as it is when %s', async (_why, response) => {
    server.use(http.get('*/', response));
    await expect(reloadWhenReachable()).resolves.toBe(false);
    expect(reloads).not.toHaveBeenCalled();
  });
});
