import { HttpResponse, http } from 'msw';
import { jobApi } from '@/entities/job';
import { readSessionCookie, selectSession, sessionDetailsChanged, signedIn, signedOut } from '@/entities/session';
import { makeJobDetailDto } from '@test/dto/job';
import { gate } from '@test/job-pages';
import { session, signedInState } from '@test/render-app';
import { call, given, givenFailure, server } from '@test/server';
import { createAppStore } from './store';
import type { AppStore } from './store';

/** A call that carries the session's token. */
const PRIVATE_CALL = 'job/by-slug/staf-gudang/';
const load = (store: AppStore) => store.dispatch(jobApi.endpoints.getJob.initiate('staf-gudang'));
const cached = (store: AppStore) => jobApi.endpoints.getJob.select('staf-gudang')(store.getState());

/** The provider responds to the private call when the test says so. */
function givenLateResponse(body: object, status: number) {
  const { opened, open } = gate();
  server.use(
    http.get(call(PRIVATE_CALL), async () => {
      await opened;
      return HttpResponse.json(body, { status });
    }),
  );
  return open;
}

it('keeps the session in the cookie, not to be read at a glance, and finds it there again', () => {
  createAppStore().dispatch(signedIn(session));
  expect(document.cookie).toContain('titian=');
  expect(document.cookie).not.toContain(session.token);
  expect(selectSession(createAppStore().getState())).toEqual(session);
});

it('keeps a changed name and photo in the cookie too', () => {
  const store = createAppStore();
  store.dispatch(signedIn(session));
  store.dispatch(sessionDetailsChanged({ name: 'Sari W.', image: '/media/sari.jpg' }));
  expect(readSessionCookie()).toEqual({ ...session, name: 'Sari W.', image: '/media/sari.jpg' });
});

it('starts without a session from a cookie that cannot be read, and removes it', () => {
  document.cookie = 'titian=tidak-terbaca; path=/';
  expect(selectSession(createAppStore().getState())).toBeNull();
  expect(document.cookie).not.toContain('titian');
});

it('removes cookie and cache when the candidate signs out', async () => {
  given('get', PRIVATE_CALL, makeJobDetailDto());
  const store = createAppStore();
  store.dispatch(signedIn(session));
  await load(store);
  expect(cached(store).isSuccess).toBe(true);

  store.dispatch(signedOut());
  expect(readSessionCookie()).toBeNull();
  expect(cached(store).isUninitialized).toBe(true);
});

it('empties the cache for the next candidate who signs in', async () => {
  given('get', PRIVATE_CALL, makeJobDetailDto());
  const store = createAppStore(signedInState());
  await load(store);
  expect(cached(store).isSuccess).toBe(true);

  store.dispatch(signedIn({ ...session, token: 'other-token', userId: 'candidate-2' }));
  expect(cached(store).isUninitialized).toBe(true);
});

it('removes session and cookie when the provider ends the session', async () => {
  givenFailure('get', PRIVATE_CALL, 401, { statusCode: 4001 });
  const store = createAppStore();
  store.dispatch(signedIn(session));
  await load(store);
  expect(selectSession(store.getState())).toBeNull();
  expect(readSessionCookie()).toBeNull();
});

it('keeps out of the cache what was requested before signing out', async () => {
  const respond = givenLateResponse({ statusCode: 2000, message: 'ok', data: makeJobDetailDto() }, 200);
  const store = createAppStore(signedInState());
  const loading = load(store);
  store.dispatch(signedOut());
  respond();
  await loading;
  expect(cached(store).isUninitialized).toBe(true);
});

it('keeps the new session when a late 401 refuses a call of the old one', async () => {
  const respond = givenLateResponse({ statusCode: 4001 }, 401);
  const store = createAppStore(signedInState());
  const loading = load(store);
  const next = { ...session, token: 'new-token' };
  store.dispatch(signedIn(next));
  respond();
  await loading;
  expect(selectSession(store.getState())).toEqual(next);
});
