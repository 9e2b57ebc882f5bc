import { http, HttpResponse } from 'msw';
import type * as Session from '@/entities/session';
import { session } from '@test/render-app';
import { call, server, untilCallsSeen } from '@test/server';
import type * as PrefetchPrivate from './prefetch-private';

/** Requests of an app that starts at the document of a route: paths and tokens. */
async function requestsOf(route: string | undefined, pathname: string, { signedIn = true } = {}) {
  const requests: string[] = [];
  server.use(
    http.get(call('*'), ({ request }) => {
      requests.push(`${new URL(request.url).pathname} ${request.headers.get('Authorization')}`);
      return HttpResponse.json({ statusCode: 2000, message: 'OK', data: {} });
    }),
  );
  let startup: typeof PrefetchPrivate | undefined;
  let sessions: typeof Session | undefined;
  // As a page begins: the cipher is not there yet.
  jest.isolateModules(() => {
    startup = jest.requireActual<typeof PrefetchPrivate>('./prefetch-private');
    sessions = jest.requireActual<typeof Session>('@/entities/session');
  });
  const others = jest.requireActual<typeof Session>('@/entities/session');
  await others.loadSessionCipher();
  if (signedIn) others.writeSessionCookie(session);
  expect(sessions?.isSessionCookieLocked()).toBe(signedIn);
  await startup?.prefetchPrivate(route, pathname);
  others.removeSessionCookie();
  await untilCallsSeen();
  return requests;
}

it.each([
  ['profile', '/profile', '/api/v1/candidate/profile/'],
  ['application', '/application/', '/api/v1/job-application/application-status/'],
  ['job', '/jobs/staf-gudang', '/api/v1/job/by-slug/staf-gudang/'],
  ['job', '/jobs/caf%C3%A9%20%26%20bar/', '/api/v1/job/by-slug/caf%C3%A9%20%26%20bar/'],
])('in the document of %s at %s requests what the page shows first', async (route, pathname, path) => {
  expect(await requestsOf(route, pathname)).toEqual([`${path} Bearer ${session.token}`]);
});

it.each([
  ['landing', '/'],
  ['jobs', '/jobs'],
  ['job', '/jobs/%E0%A4%A'],
  // The shell.
  [undefined, '/profile'],
])('in the document of %s at %s requests nothing', async (route, pathname) => {
  expect(await requestsOf(route, pathname)).toEqual([]);
});

it('requests nothing without a session', async () => {
  expect(await requestsOf('profile', '/profile', { signedIn: false })).toEqual([]);
});
