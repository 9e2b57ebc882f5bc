import { Suspense } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { Router } from 'react-router-dom';
import { createAppStore } from '@/app/state';
import { jobApi } from '@/entities/job';
import { signedIn, signedOut } from '@/entities/session';
import { useSignOut } from '@/features/sign-out';
import { renderApp, session, signedInState } from '@test/render-app';
import { given, givenFailure } from '@test/server';
import { PublicPages, RequireSession } from './RequireSession';
import { lazyPage } from './lazy-page';

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
  renderApp(<PublicPages />, {
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

it('ends on the landing page when the candidate signs out before the chunk of the private page is there', async () => {
  const Late = lazyPage(() => new Promise(() => undefined));
  const { router, store } = renderApp(<PublicPages />, {
    path: '/profile',
    pattern: '/',
    preloaded: signedInState(),
    routes: [
      {
        element: (
          <Suspense fallback={<p>memuat</p>}>
            <RequireSession />
          </Suspense>
        ),
        children: [{ path: '/profile', element: <Late /> }],
      },
      { path: '/login', element: <PublicPages /> },
    ],
  });
  expect(await screen.findByText('memuat')).toBeVisible();
  act(() => void store.dispatch(signedOut()));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await act(() => router.navigate('/profile'));
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/profile' } });
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
