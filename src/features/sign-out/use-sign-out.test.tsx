import { act, screen, waitFor } from '@testing-library/react';
import { readSessionCookie, selectSession, writeSessionCookie } from '@/entities/session';
import { renderApp, session, signedInState } from '@test/render-app';
import { given, givenNoResponse } from '@test/server';
import { useSignOut } from './use-sign-out';

function SignOutButton() {
  return <button onClick={useSignOut()}>Logout</button>;
}

function setOnline(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
}

afterEach(() => jest.restoreAllMocks());

async function signOut() {
  writeSessionCookie(session);
  const app = renderApp(<SignOutButton />, { path: '/jobs', preloaded: signedInState() });
  await app.user.click(screen.getByRole('button'));
  return app;
}

it('revokes the token, forgets the session and goes to the landing page', async () => {
  const revocations = given('post', 'candidate/logout/', null);
  const { store, router } = await signOut();
  expect(selectSession(store.getState())).toBeNull();
  expect(readSessionCookie()).toBeNull();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await waitFor(() => expect(revocations).toMatchObject([{ authorization: 'Bearer test-token' }]));
});

it('signs out although the provider does not respond', async () => {
  givenNoResponse('post', 'candidate/logout/');
  const { store, router } = await signOut();
  expect(selectSession(store.getState())).toBeNull();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

it('signs out at once without a connection, and revokes the token when there is one again', async () => {
  setOnline(false);
  const revocations = given('post', 'candidate/logout/', null);
  const { store } = await signOut();
  expect(selectSession(store.getState())).toBeNull();
  expect(readSessionCookie()).toBeNull();
  expect(revocations).toHaveLength(0);

  setOnline(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(revocations).toMatchObject([{ authorization: 'Bearer test-token' }]));
});
