import { HttpResponse, http } from 'msw';
import { jobApi } from '@/entities/job';
import { readSessionCookie, selectSession, sessionDetailsChanged, signedIn, signedOut } from '@/entities/session';
import { selectIsUnsaved } from '@/shared/lib/device-storage';
import { makeJobDetailDto } from '@test/dto/job';
import { gate } from '@test/job-search';
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

describe('a session that the browser does not keep', () => {
  const isUnsaved = (store: AppStore) => selectIsUnsaved(store.getState(), 'session');
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };

  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['ignores cookies', () => jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)],
    ['refuses to write cookies', () => jest.spyOn(document, 'cookie', 'set').mockImplementation(blocked)],
    ['refuses to read cookies', () => jest.spyOn(document, 'cookie', 'get').mockImplementation(blocked)],
  ])('is noted in a browser that %s, until it ends', (_how, block) => {
    block();
    const store = createAppStore();
    store.dispatch(signedIn(session));
    expect(selectSession(store.getState())).toEqual(session);
    expect(isUnsaved(store)).toBe(true);
    store.dispatch(signedOut());
    expect(isUnsaved(store)).toBe(false);
  });

  it('is none where the cookie is kept, or comes from another tab', () => {
    const store = createAppStore();
    store.dispatch(signedIn(session));
    expect(isUnsaved(store)).toBe(false);
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    store.dispatch(signedIn({ ...session, token: 'other' }, { fromCookie: true }));
    expect(isUnsaved(store)).toBe(false);
  });

  it('goes without a photo whose address is too long for a cookie', () => {
    const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
    jest.spyOn(document, 'cookie', 'set').mockImplementation((text: string) => {
      if (text.length <= 4096) set?.call(document, text);
    });
    const store = createAppStore();
    store.dispatch(signedIn({ ...session, image: `/media/${'x'.repeat(4000)}` }));
    expect(isUnsaved(store)).toBe(false);
    expect(readSessionCookie()).toEqual({ ...session, image: null });
  });
});
