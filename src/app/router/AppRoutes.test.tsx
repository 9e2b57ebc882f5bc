import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { signedIn } from '@/entities/session';
import { renderApp, session } from '@test/render-app';
import { given, givenFailure } from '@test/server';
import { AppRoutes } from './AppRoutes';

/** The app's own routes and pages, from an address on. */
const openApp = (path: string) => renderApp(<AppRoutes />, { path, pattern: '*' });

it.each(['/entah', '/jobs/analis/lamar', '/profile/edit'])(
  'leads the unknown path %s to the landing page',
  async (path) => {
    const { router } = openApp(path);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(await screen.findByRole('heading', { level: 1, name: /Jembatan Anda/ })).toBeVisible();
  },
);

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

it.each(['/profile', '/application'])('requires a session on %s and comes back there with one', async (path) => {
  given('get', 'job-application/application-status/', []);
  givenFailure('get', 'candidate/profile/', 500);
  const { router, store } = openApp(path);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toEqual({ from: path });
  await screen.findByRole('heading', { level: 1, name: 'Masuk' });
  act(() => void store.dispatch(signedIn(session)));
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

it('moves the focus to the content when another page is shown', async () => {
  const { router } = openApp('/');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('main')).not.toHaveFocus();
  await act(() => router.navigate('/terms'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it.each(['/jobs', '/'])("shows the section that the footer's About leads to, from %s", async (path) => {
  const scrolledTo: Element[] = [];
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this);
  });
  given('get', 'job/list/', []);
  const { router } = openApp(path);
  await screen.findByRole('heading', { level: 1 });
  for (const _time of ['once', 'again']) {
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
