import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { signedIn } from '@/entities/session';
import { givenCapabilities } from '@test/capabilities';
import { fillText } from '@test/fill';
import { renderApp, session } from '@test/render-app';
import { given } from '@test/server';
import { AppRoutes } from './AppRoutes';

/** The app's own routes and pages, from an address on. */
const openApp = (path: string) => renderApp(<AppRoutes />, { path, pattern: '*' });

it('leads unknown paths to the landing page, and says so', async () => {
  const { router } = openApp('/entah');
  expect(document.title).toBe('Titian');
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
