import { http, HttpResponse } from 'msw';
import { call, server, untilCallsSeen } from '@test/server';
import { session } from '@test/render-app';
import type * as EarlyReads from './early-reads';
import type * as Session from '@/entities/session';

/** What is asked for when the app begins at an address: paths and tokens. */
async function readsAt(pathname: string, { signedIn = true } = {}) {
  const asked: string[] = [];
  server.use(
    http.get(call('*'), ({ request }) => {
      asked.push(`${new URL(request.url).pathname} ${request.headers.get('Authorization')}`);
      return HttpResponse.json({ statusCode: 2000, message: 'OK', data: {} });
    }),
  );
  let early: typeof EarlyReads | undefined;
  let sessions: typeof Session | undefined;
  // As a page begins: the cipher is not there yet.
  jest.isolateModules(() => {
    early = jest.requireActual<typeof EarlyReads>('./early-reads');
    sessions = jest.requireActual<typeof Session>('@/entities/session');
  });
  const others = jest.requireActual<typeof Session>('@/entities/session');
  await others.loadSessionCipher();
  if (signedIn) others.writeSessionCookie(session);
  expect(sessions?.isSessionCookieLocked()).toBe(signedIn);
  await early?.readEarly(pathname);
  others.removeSessionCookie();
  await untilCallsSeen();
  return asked;
}

it.each([
  ['/profile', '/api/v1/candidate/profile/'],
  ['/profile/', '/api/v1/candidate/profile/'],
  ['/application', '/api/v1/job-application/application-status/'],
  ['/jobs/staf-gudang', '/api/v1/job/by-slug/staf-gudang/'],
  ['/jobs/caf%C3%A9%20%26%20bar', '/api/v1/job/by-slug/caf%C3%A9%20%26%20bar/'],
])('at %s asks for what the page shows first', async (pathname, path) => {
  expect(await readsAt(pathname)).toEqual([`${path} Bearer ${session.token}`]);
});

it.each(['/', '/jobs', '/login', '/jobs/%E0%A4%A', '/jobs/a/b', '/profile/x'])(
  'at %s asks for nothing',
  async (path) => {
    expect(await readsAt(path)).toEqual([]);
  },
);

it('asks for nothing without a session', async () => {
  expect(await readsAt('/profile', { signedIn: false })).toEqual([]);
});
