import path from 'node:path';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { Provider } from 'react-redux';
import { Router } from 'react-router-dom';
import { createAppStore } from '@/app/state';
import { applicationApi } from '@/entities/application';
import { jobApi } from '@/entities/job';
import {
  readSessionCookie,
  selectIsSignedIn,
  selectSession,
  signedIn,
  signedOut,
  writeSessionCookie,
} from '@/entities/session';
import { portfolioSection } from '@/features/edit-profile/portfolio';
import { useSignOut } from '@/features/sign-out';
import { AccountDialogs } from '@/widgets/account-dialogs';
import { givenCapabilities } from '@test/capabilities';
import { makeSignedInDto } from '@test/dto/account';
import { makeJobDetailDto } from '@test/dto/job';
import { makePortfolioDto } from '@test/dto/portfolio';
import { makeProfileDto } from '@test/dto/profile';
import { fillText } from '@test/fill';
import { bookmarked, bookmarksState } from '@test/jobs-page';
import { renderApp, session, signedInState } from '@test/render-app';
import { call, given, givenFailure, server, untilCallsSeen } from '@test/server';
import { AccountParts } from './AccountParts';
import { AppRoutes } from './AppRoutes';
import { PageOutlet } from './PageOutlet';
import { RequireSession } from './RequireSession';
import { SessionNotice } from './SessionNotice';

describe('AppRoutes', () => {
  /** The app's own routes and pages, from an address on. */
  const openApp = (path: string) => renderApp(<AppRoutes />, { path, pattern: '*' });

  it('leads unknown paths to the landing page, and says so', async () => {
    const { router } = openApp('/entah');
    expect(await screen.findByRole('heading', { level: 1, name: /Jembatan Anda/ })).toBeVisible();
    expect(await screen.findByText('Halaman itu tidak ditemukan. Ini halaman Beranda.')).toBeVisible();
    for (const path of ['/jobs/analis/lamar', '/profile/edit']) {
      await act(() => router.navigate(path));
      expect(router.state.location.pathname).toBe('/');
    }
  });

  it('renders every page between navbar and footer', async () => {
    openApp('/');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('main')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it('shows navbar and footer while the page is still on its way', async () => {
    // A page that no test before this one has opened.
    openApp('/verify');
    expect(screen.getByRole('progressbar', { name: 'Memuat halaman' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Memuat halaman' })).not.toBeInTheDocument());
  });

  it('requires a session on every private page, and comes back there with one', async () => {
    givenCapabilities('account', 'notifications');
    given('get', 'job-application/application-status/', []);
    const { router, store } = openApp('/profile');
    for (const path of ['/profile', '/kabar', '/akun', '/application']) {
      await act(() => router.navigate(path));
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
      expect(router.state.location.state).toEqual({ from: path });
    }
    await screen.findByRole('heading', { level: 1, name: 'Masuk' });
    act(() => void store.dispatch(signedIn(session)));
    await waitFor(() => expect(router.state.location.pathname).toBe('/application'));
  });

  it('shows the form for a forgotten password as a page', async () => {
    given('post', 'candidate/forgot-password/', null);
    const { user } = openApp('/forgot-password');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('heading', { level: 1, name: 'Lupa Password' })).toBeVisible();
    fillText('Email', 'sari@example.com');
    await user.click(main.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('dialog', { name: 'Berhasil Reset Password!' })).toBeVisible();
  });

  it('moves the focus to the content when another page is shown', async () => {
    const { router } = openApp('/');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('main')).not.toHaveFocus();
    await act(() => router.navigate('/terms'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it("shows the section that the footer's About leads to, from another page and from its own", async () => {
    const scrolledTo: Element[] = [];
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledTo.push(this);
    });
    given('get', 'job/list/', []);
    const { router } = openApp('/jobs');
    await screen.findByRole('heading', { level: 1 });
    for (const _page of ['/jobs', '/']) {
      fireEvent.click(screen.getByRole('link', { name: 'About' }));
      await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', hash: '#tentang' }));
      const section = await screen.findByRole('region', { name: 'Kenapa Memilih Kami?' });
      await waitFor(() => expect(scrolledTo).toEqual([section]));
      expect(section).toHaveFocus();
      scrolledTo.length = 0;
      act(() => section.blur());
    }
    scrollIntoView.mockRestore();
  });
});

describe('AccountParts', () => {
  /** The provider's bookmarks, and the calls about them. */
  function givenBookmarks() {
    const calls: string[] = [];
    server.use(
      http.all(call('candidate/bookmark/*'), ({ request }) => {
        calls.push(request.method);
        const meta = { at: new Date().toISOString() };
        const row = { job: 'x', saved: true, version: 1, changedAt: meta.at, vacancy: null };
        return HttpResponse.json({ statusCode: 2000, message: '', data: request.method === 'GET' ? [] : row, meta });
      }),
    );
    return calls;
  }

  /** The page settles; gives back the store once all that it has fetched for it is there. */
  async function settle(preloaded = {}) {
    jest.useFakeTimers({ advanceTimers: true });
    const { store } = renderApp(<AccountParts />, { preloaded });
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    return store;
  }

  // A call that began with these timers ends with them.
  afterEach(() => jest.useRealTimers());

  const kasir = bookmarked({ id: 'x', title: 'Kasir' });

  const bookmarkKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('titian:bookmarks'));

  /** The provider counts so much unread news; gives back the number of calls for it. */
  function givenUnread(unread: number) {
    const calls: string[] = [];
    server.use(
      http.get(call('candidate/notification/'), ({ request }) => {
        calls.push(request.url);
        return HttpResponse.json({ statusCode: 2000, message: '', data: [], meta: { unread, next: null } });
      }),
    );
    return calls;
  }

  it.each([
    [3, 'Kabar, 3 belum dibaca', '3'],
    [150, 'Kabar, 99+ belum dibaca', '99+'],
    [0, 'Kabar', ''],
  ])('shows a signed-in candidate a bell with the number of unread news: %i', async (unread, name, shown) => {
    givenCapabilities('notifications');
    givenUnread(unread);
    await settle(signedInState());
    const bell = await screen.findByRole('link', { name }, { timeout: 20_000 });
    expect(bell).toHaveAttribute('href', '/kabar');
    expect(bell.textContent).toBe(shown);
  });

  it('has the bell from the first render on, before its number is known', () => {
    givenCapabilities('notifications');
    renderApp(<AccountParts />, { preloaded: signedInState() });
    expect(screen.getByRole('link', { name: 'Kabar' })).toBeVisible();
  });

  it('brings the bookmarks of a signed-in candidate to the account once the page has settled', async () => {
    givenCapabilities('bookmarks');
    const news = givenUnread(3);
    const calls = givenBookmarks();
    await settle(bookmarksState([kasir]));
    await waitFor(() => expect(calls).toEqual(['GET', 'PUT']), { timeout: 20_000 });
    await act(untilCallsSeen);
    expect(news).toEqual([]);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('keeps the bookmarks on the device where the provider has none', async () => {
    givenCapabilities('notifications');
    givenUnread(3);
    const calls = givenBookmarks();
    const store = await settle(bookmarksState([kasir]));
    await screen.findByRole('link', { name: /Kabar/ }, { timeout: 20_000 });
    await act(untilCallsSeen);
    expect(calls).toEqual([]);
    expect(bookmarkKeys()).toEqual([]);
    expect(store.getState().bookmarkedJobs.jobs).toHaveLength(1);
  });

  it('makes no call and shows no bell for a visitor', async () => {
    givenCapabilities('bookmarks', 'notifications');
    const calls = [givenBookmarks(), givenUnread(3)];
    const store = await settle();
    await act(untilCallsSeen);
    expect(calls).toEqual([[], []]);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(bookmarkKeys()).toEqual([]);
    expect(store.getState().bookmarkedJobs.jobs).toEqual([]);
  });
});

describe('RequireSession', () => {
  function PrivatePage() {
    const signOut = useSignOut();
    const [load] = jobApi.useLazyGetJobQuery();
    return (
      <>
        <p>data pribadi</p>
        <button onClick={signOut}>Logout</button>
        <button onClick={() => void load('staf-gudang')}>Muat</button>
      </>
    );
  }

  /** The guard around a private page, at an address of its own; every other path is another page. */
  const openPrivatePage = (preloaded = signedInState()) =>
    renderApp(<p>halaman publik</p>, {
      path: '/application?tab=1',
      pattern: '/',
      preloaded,
      routes: [{ element: <RequireSession />, children: [{ path: '/application', element: <PrivatePage /> }] }],
    });

  it('sends a visitor to /login, and says where they were going', () => {
    const { router } = openPrivatePage({});
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/application?tab=1' } });
    expect(screen.queryByText('data pribadi')).not.toBeInTheDocument();
  });

  it('shows the page to a candidate', () => {
    openPrivatePage();
    expect(screen.getByText('data pribadi')).toBeVisible();
  });

  it('moves to /login when the provider ends the session, and says where the candidate was', async () => {
    givenFailure('get', 'job/by-slug/staf-gudang/', 401, { statusCode: 4001 });
    const { router, user } = openPrivatePage();
    await user.click(screen.getByRole('button', { name: 'Muat' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state).toEqual({ from: '/application?tab=1' });
    expect(screen.queryByText('data pribadi')).not.toBeInTheDocument();
  });

  it('ends on the landing page, and not on /login, after signing out', async () => {
    given('post', 'candidate/logout/', null);
    const { router, user } = openPrivatePage();
    const visited: string[] = [];
    router.subscribe(({ location }) => visited.push(location.pathname));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(visited).not.toContain('/login');
    expect(screen.queryByText('data pribadi')).not.toBeInTheDocument();
  });

  it('leads to /login when Back follows the sign-out before the landing page is drawn', () => {
    const store = createAppStore(signedInState());
    // The address of the router stays, for the landing page has not been drawn.
    const navigator = { createHref: String, go: jest.fn(), push: jest.fn(), replace: jest.fn() };
    render(
      <Provider store={store}>
        <Router location="/profile" navigator={navigator}>
          <RequireSession />
        </Router>
      </Provider>,
    );
    act(() => void store.dispatch(signedOut()));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(navigator.replace.mock.calls).toMatchObject([
      [{ pathname: '/' }, undefined, {}],
      [{ pathname: '/login' }, { from: '/profile' }, {}],
    ]);
  });

  it('requires a session again after one that was signed out', async () => {
    given('post', 'candidate/logout/', null);
    const { router, user, store } = openPrivatePage();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await act(() => router.navigate('/application'));
    expect(router.state.location.pathname).toBe('/login');
    act(() => void store.dispatch(signedIn(session)));
    await act(() => router.navigate('/application'));
    expect(screen.getByText('data pribadi')).toBeVisible();
  });
});

/** The terms and the help page name screens and buttons as these are called. Specification 4, section 6. */
describe('promised screens', () => {
  const JOB = '/jobs/staf-gudang';

  /**
   * The promises by their names in the terms' texts: where the terms lead, where the screen is, what it is called, and
   * which text that is.
   */
  const PROMISES = [
    [
      'forgottenPassword',
      '/forgot-password',
      '/forgot-password',
      'heading',
      'Lupa Password',
      'pages/forgot-password',
      'title',
    ],
    ['password', '/akun', '/akun', 'heading', 'Password', 'features/account-settings/change-password', 'title'],
    ['email', '/akun', '/akun', 'heading', 'Email', 'features/account-settings/change-email', 'title'],
    ['devices', '/akun', '/akun', 'heading', 'Perangkat yang masuk', 'features/account-settings/end-sessions', 'title'],
    ['preview', '/jobs', JOB, 'button', 'Yang dilihat perusahaan', 'features/preview-application', 'title'],
    ['report', '/jobs', JOB, 'button', 'Laporkan lowongan', 'features/report-job', 'report'],
    ['correct', '/profile', '/profile', 'heading', 'Informasi Pribadi', 'pages/profile', 'personalInformation'],
    ['copy', '/akun', '/akun', 'heading', 'Unduh data saya', 'features/account-settings/export-data', 'title'],
    [
      'recipients',
      '/akun',
      '/akun',
      'heading',
      'Siapa yang menerima data saya',
      'features/account-settings/disclosures',
      'title',
    ],
    ['deletion', '/akun', '/akun', 'heading', 'Hapus akun', 'features/account-settings/delete-account', 'title'],
  ] as const;

  interface TermsTexts {
    promises: Record<string, { text: string; screen: string }>;
  }

  /** The texts of a slice, as its file has them. */
  const textsIn = (slice: string, file: 'texts' | 'texts.en'): Record<string, unknown> => {
    const found = jest.requireActual<Record<string, Record<string, unknown>>>(
      path.join(__dirname, '../..', slice, file),
    );
    return found[file === 'texts' ? 'texts' : 'english'] ?? {};
  };

  const terms = textsIn('pages/terms', 'texts') as unknown as TermsTexts;
  const englishTerms = textsIn('pages/terms', 'texts.en') as unknown as TermsTexts;

  /** Renders the app with a signed-in candidate. */
  const openApp = (path: string) => renderApp(<AppRoutes />, { path, pattern: '*', preloaded: signedInState() });

  beforeEach(() => {
    givenCapabilities('account', 'jobReports', 'privacy');
    given('get', 'candidate/:list/', []);
    given('get', 'candidate/skill/', { skill: [] });
    given('get', 'candidate/profile/', makeProfileDto());
    given('get', 'candidate/deletion/', null);
    given('get', 'candidate/change-email/', null);
    given('get', 'master/:list/', []);
    given('get', 'job/list/', []);
    given('get', 'job/by-slug/staf-gudang/', makeJobDetailDto());
    given('get', 'job-application/application-status/', []);
  });

  it('lists every promise, with the page that it leads to', async () => {
    openApp('/terms');
    const main = within(await screen.findByRole('main'));
    await main.findByRole('heading', { level: 1, name: 'Syarat dan Ketentuan' });
    const links = main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual(PROMISES.map(([, to, , , name]) => [name, to]));
    expect(Object.keys(terms.promises)).toEqual(PROMISES.map(([promise]) => promise));
  });

  it.each([...new Set(PROMISES.map(([, , address]) => address))])(
    'has on %s what is promised of it',
    async (address) => {
      openApp(address);
      const main = within(await screen.findByRole('main'));
      for (const [promise, , place, role, name] of PROMISES) {
        if (place !== address) continue;
        expect(terms.promises[promise]?.screen).toBe(name);
        expect(await main.findByRole(role, { name }, { timeout: 8_000 })).toBeVisible();
      }
    },
  );

  it('names every screen in English as it is called', () => {
    const named = PROMISES.map(([promise]) => [promise, englishTerms.promises[promise]?.screen]);
    expect(named).toEqual(PROMISES.map(([promise, ...rest]) => [promise, textsIn(rest[4], 'texts.en')[rest[5]]]));
  });

  it('names on the help page screens and buttons as they are called', () => {
    const named = [
      ['features/sign-up', 'submit'],
      ['features/sign-in', 'resendActivation'],
      ['features/verify-account', 'resendActivation'],
      ['features/forgot-password', 'title'],
      ['features/apply-job', 'apply'],
      ['features/preview-application', 'title'],
      ['pages/application', 'title'],
      ['entities/application', 'more'],
      ['features/withdraw-application', 'withdraw'],
      ['widgets/job-signals', 'title'],
      ['features/report-job', 'report'],
      ['features/preferences', 'saveData'],
      ['widgets/navbar', 'accountSettings'],
      ['pages/account', 'title'],
      ['features/account-settings/export-data', 'title'],
      ['features/account-settings/disclosures', 'title'],
      ['features/account-settings/delete-account', 'open'],
    ] as const;
    const wrong = (['texts', 'texts.en'] as const).flatMap((file) => {
      const help = JSON.stringify(textsIn('pages/help', file));
      return named.filter(([slice, key]) => !help.includes(`“${String(textsIn(slice, file)[key])}”`));
    });
    expect(wrong).toEqual([]);
  });
});

describe('SessionNotice', () => {
  afterEach(() => jest.restoreAllMocks());

  it('says after each sign-in that a reload ends a session that the browser does not keep', async () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    const { store, user } = renderApp(<SessionNotice />);
    const notice = screen.getByRole('status', { name: 'Sesi' });
    expect(notice).toBeEmptyDOMElement();
    const signIn = () => act(async () => void store.dispatch(signedIn(session)));
    await signIn();
    expect(notice).toHaveTextContent(
      /^Browser ini belum bisa menyimpan sesi Anda; mungkin penyimpanan data situs diblokir\. Anda akan keluar saat halaman dimuat ulang\./,
    );
    await user.click(screen.getByRole('button', { name: 'Tutup' }));
    expect(notice).toBeEmptyDOMElement();
    act(() => void store.dispatch(signedOut()));
    await signIn();
    expect(notice).toHaveTextContent(/Anda akan keluar/);
  });
});

describe('interrupted session', () => {
  const PATH = 'candidate/portfolio/';
  const SAVED = { name: 'Berhasil Menyimpan Portofolio!' };
  const LOST = 'Isian Anda belum disimpan karena sesi Anda telah berakhir.';

  /** The provider knows these tokens, and responds to any other with 401. Returns who sent a write, and with which key. */
  function givenSessions(...tokens: string[]) {
    const writes: { token: string | undefined; key: string | null }[] = [];
    const response = ({ request }: { request: Request }) => {
      const token = request.headers.get('Authorization')?.replace('Bearer ', '');
      writes.push({ token, key: request.headers.get('Idempotency-Key') });
      return tokens.includes(token ?? '')
        ? HttpResponse.json({ statusCode: 2001, data: makePortfolioDto() }, { status: 201 })
        : HttpResponse.json({ statusCode: 4001 }, { status: 401 });
    };
    server.use(http.post(call(PATH), response), http.post(call('job-application/apply/'), response));
    return writes;
  }

  function openProfile() {
    given('get', PATH, []);
    writeSessionCookie(session);
    const layout = (
      <>
        <PageOutlet />
        <AccountDialogs />
      </>
    );
    const guarded = {
      element: <RequireSession />,
      children: [{ path: '/profile', element: <portfolioSection.Section /> }],
    };
    return renderApp(<p>halaman publik</p>, {
      path: '/profile?tab=dokumen',
      pattern: '/',
      preloaded: signedInState(),
      routes: [{ element: layout, children: [guarded, { path: '/login', element: <p>halaman masuk</p> }] }],
    });
  }

  /** A record is typed and sent, and refused with 401. Resolves with the sign-in dialog over it. */
  async function saveWithoutSession(user: UserEvent) {
    await user.click(await screen.findByRole('button', { name: 'Add Portofolio' }));
    const form = await screen.findByRole('dialog', { name: 'Tambah Portofolio' });
    fillText('Nama Portofolio', 'Blog');
    fillText('URL', 'https://blog.example.com');
    await user.click(within(form).getByRole('button', { name: 'Simpan' }));
    return screen.findByRole('dialog', { name: 'Masuk' });
  }

  async function signIn(user: UserEvent) {
    fillText('Email', 'sari@example.com');
    fillText('Password', 'Rahasia!');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
  }

  beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  it('opens the sign-in dialog over the form, waits for the right password, sends the save once more with its key, and closes the form as usual', async () => {
    const writes = givenSessions('token-of-sari');
    givenFailure('post', 'candidate/login/', 401, { statusCode: 4003 });
    const { user, router, store } = openProfile();
    const dialog = await saveWithoutSession(user);
    expect(dialog).toHaveTextContent('Sesi Anda telah berakhir. Masuk lagi untuk menyimpan isian Anda.');
    expect(readSessionCookie()).toBeNull();
    expect(screen.getByLabelText('Nama Portofolio')).toHaveValue('Blog');

    await signIn(user);
    await user.click(await screen.findByRole('button', { name: 'Lanjut' }));
    expect(writes).toHaveLength(1);

    const logins = given('post', 'candidate/login/', makeSignedInDto());
    await signIn(user);
    expect(await screen.findByRole('dialog', SAVED)).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Masuk' })).not.toBeInTheDocument();
    expect(writes.map(({ token }) => token)).toEqual(['test-token', 'token-of-sari']);
    expect(writes[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(writes[1]?.key).toBe(writes[0]?.key);
    expect(logins).toMatchObject([{ authorization: null }]);
    expect(readSessionCookie()?.token).toBe('token-of-sari');
    expect(selectSession(store.getState())?.token).toBe('token-of-sari');
    expect(router.state.location).toMatchObject({ pathname: '/profile', search: '?tab=dokumen' });
  });

  it('says that nothing was saved, and leads to /login and back, when the candidate does not sign in', async () => {
    const writes = givenSessions('token-of-sari');
    const { user, router, store } = openProfile();
    const dialog = await saveWithoutSession(user);
    await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    expect(await screen.findByText(LOST)).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state).toEqual({ from: '/profile?tab=dokumen' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(selectIsSignedIn(store.getState())).toBe(false);
    expect(writes).toHaveLength(1);
  });

  it('sends nothing of one candidate as another, and takes the form away', async () => {
    const writes = givenSessions('token-of-budi');
    given('post', 'candidate/login/', makeSignedInDto({ token: 'token-of-budi', name: 'Budi', userId: 'candidate-2' }));
    const { user, store } = openProfile();
    await saveWithoutSession(user);
    await signIn(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByDisplayValue('Blog')).not.toBeInTheDocument();
    expect(selectSession(store.getState())?.name).toBe('Budi');
    expect(await screen.findByText('Belum ada portofolio.')).toBeVisible();
    expect(writes.map(({ token }) => token)).toEqual(['test-token']);
  });

  it('ends the session when the new one is refused too, and opens no second dialog', async () => {
    const writes = givenSessions();
    given('post', 'candidate/login/', makeSignedInDto());
    const { user, router } = openProfile();
    await saveWithoutSession(user);
    await signIn(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(screen.queryByRole('dialog', { name: 'Masuk' })).not.toBeInTheDocument();
    expect(writes).toHaveLength(2);
  });

  it('opens one sign-in dialog for six saves at a time, and sends each once more', async () => {
    const writes = givenSessions('token-of-sari');
    given('get', 'job-application/application-status/', []);
    given('post', 'candidate/login/', makeSignedInDto());
    const { user, store } = openProfile();
    const jobs = ['1', '2', '3', '4', '5', '6'];
    const responses: PromiseLike<{ error?: unknown }>[] = [];
    act(() => jobs.forEach((job) => void responses.push(store.dispatch(applicationApi.endpoints.apply.initiate(job)))));
    await screen.findByRole('dialog', { name: 'Masuk' });
    await waitFor(() => expect(writes).toHaveLength(6));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);

    await signIn(user);
    for (const response of await Promise.all(responses)) expect(response.error).toBeUndefined();
    expect(writes).toHaveLength(12);
    expect(new Set(writes.map(({ key }) => key)).size).toBe(6);
  });

  it('lets queries wait for the new session meanwhile, rather than take the form away', async () => {
    givenSessions('token-of-sari');
    given('post', 'candidate/login/', makeSignedInDto());
    const { user, store } = openProfile();
    await saveWithoutSession(user);
    server.use(
      http.get(call('job-application/application-status/'), ({ request }) =>
        request.headers.get('Authorization') === 'Bearer token-of-sari'
          ? HttpResponse.json({ statusCode: 2000, data: [] })
          : HttpResponse.json({ statusCode: 4001 }, { status: 401 }),
      ),
    );
    const read = store.dispatch(applicationApi.endpoints.getApplications.initiate());
    await untilCallsSeen();
    expect(screen.getByLabelText('Nama Portofolio')).toHaveValue('Blog');

    await signIn(user);
    expect(await screen.findByRole('dialog', SAVED)).toBeVisible();
    expect((await read).data).toEqual([]);
  });

  it('sends the save once more when the same candidate has signed in again in another tab', async () => {
    const writes = givenSessions('token-of-sari');
    const { user } = openProfile();
    writeSessionCookie({ ...session, token: 'token-of-sari' });
    await user.click(await screen.findByRole('button', { name: 'Add Portofolio' }));
    const form = await screen.findByRole('dialog', { name: 'Tambah Portofolio' });
    fillText('Nama Portofolio', 'Blog');
    fillText('URL', 'https://blog.example.com');
    await user.click(within(form).getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByRole('dialog', SAVED)).toBeVisible();
    expect(writes.map(({ token }) => token)).toEqual(['test-token', 'token-of-sari']);
  });
});
