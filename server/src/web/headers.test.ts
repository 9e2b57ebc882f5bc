/** The headers of every expected of response. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import { seedMedia } from '../paths';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJob } from '../jobs/job-store';
import { signedIn } from '../../test/candidates';
import { testApp, type TestApp } from '../../test/test-app';

const PAGE_POLICY =
  "default-src 'self';script-src 'self';script-src-attr 'none';style-src 'self' 'unsafe-inline';" +
  "img-src 'self' data: blob:;connect-src 'self';worker-src 'self';object-src 'none';base-uri 'none';form-action 'self';" +
  "frame-ancestors 'none'";
const MEDIA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const BARE_POLICY = "default-src 'none';frame-ancestors 'none'";

const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';
const FOREVER = 'public, max-age=31536000, immutable';

interface Case {
  request: InjectOptions;
  /** Sends a candidate's session. */
  signedIn?: boolean;
  /** Repeats the request with the response's `ETag`. */
  again?: boolean;
  status: number;
  type?: string;
  cache: string;
  policy?: string;
}

const LIST = '/api/v1/job/list/';
const LOGIN: InjectOptions = { method: 'POST', url: '/api/v1/candidate/login/' };
const json = { 'content-type': 'application/json' };
const [logo = ''] = readdirSync(path.join(seedMedia, 'logos'));

const CASES: Record<string, Case> = {
  'the first page': { request: { url: '/' }, status: 200, type: HTML_TYPE, cache: 'no-cache' },
  'another page': { request: { url: '/login' }, status: 200, type: HTML_TYPE, cache: 'no-cache' },
  'a page that is known': { request: { url: '/login' }, again: true, status: 304, cache: 'no-cache' },
  'an asset': {
    request: { url: '/assets/main.1234.js' },
    status: 200,
    type: 'application/javascript; charset=utf-8',
    cache: FOREVER,
  },
  'an asset that is known': { request: { url: '/assets/main.1234.js' }, again: true, status: 304, cache: FOREVER },
  'an asset that is missing': { request: { url: '/assets/x.js' }, status: 404, type: JSON_TYPE, cache: 'no-store' },
  'a file without a hash': { request: { url: '/favicon.svg' }, status: 200, type: 'image/svg+xml', cache: 'no-cache' },
  // A browser that cached it would go on with an old build.
  'the service worker': {
    request: { url: '/sw.js' },
    status: 200,
    type: 'application/javascript; charset=utf-8',
    cache: 'no-cache',
  },
  'a service worker that was not built': {
    request: { url: '/sw2.js' },
    status: 404,
    type: JSON_TYPE,
    cache: 'no-store',
  },
  'a logo': {
    request: { url: `/media/logos/${logo}` },
    status: 200,
    type: 'image/svg+xml',
    cache: 'public, max-age=86400',
    policy: MEDIA_POLICY,
  },
  'a photo': {
    request: { url: '/media/photos/a.webp' },
    status: 200,
    type: 'image/webp',
    cache: 'private, max-age=86400',
    policy: MEDIA_POLICY,
  },
  'a photo that is missing': {
    request: { url: '/media/photos/b.webp' },
    status: 404,
    type: JSON_TYPE,
    cache: 'no-store',
  },
  'a list': { request: { url: LIST }, status: 200, type: JSON_TYPE, cache: 'public, no-cache' },
  'a list that is known': { request: { url: LIST }, again: true, status: 304, cache: 'public, no-cache' },
  'a profile': {
    request: { url: '/api/v1/candidate/profile/' },
    signedIn: true,
    status: 200,
    type: JSON_TYPE,
    cache: 'no-store',
  },
  'a CV': {
    request: { url: '/api/v1/candidate/generate-cv/' },
    signedIn: true,
    status: 200,
    type: 'application/pdf',
    cache: 'no-store',
  },
  'a call without a session': {
    request: { url: '/api/v1/candidate/profile/' },
    status: 401,
    type: JSON_TYPE,
    cache: 'no-store',
  },
  'a call that does not exist': {
    request: { url: '/api/v1/nothing/' },
    status: 404,
    type: JSON_TYPE,
    cache: 'no-store',
  },
  'a path below /api': { request: { url: '/api/nothing' }, status: 404, type: JSON_TYPE, cache: 'no-store' },
  'a wrong body': {
    request: { ...LOGIN, headers: json, payload: '{' },
    status: 400,
    type: JSON_TYPE,
    cache: 'no-store',
  },
  'a large body': {
    request: { ...LOGIN, headers: json, payload: 'x'.repeat(70_000) },
    status: 413,
    type: JSON_TYPE,
    cache: 'no-store',
  },
  'another type of body': {
    request: { ...LOGIN, payload: 'x', headers: { 'content-type': 'text/plain' } },
    status: 415,
    type: JSON_TYPE,
    cache: 'no-store',
  },
  'a failure of the server': {
    request: { url: '/api/v1/job-application/application-status/' },
    signedIn: true,
    status: 500,
    type: JSON_TYPE,
    cache: 'no-store',
  },
  'an address that cannot be read': {
    request: { url: '/media/%zz' },
    status: 400,
    type: JSON_TYPE,
    cache: 'no-store',
    policy: BARE_POLICY,
  },
  'the contract': { request: { url: '/api/openapi.json' }, status: 200, type: JSON_TYPE, cache: 'public, no-cache' },
  health: { request: { url: '/healthz' }, status: 200, type: JSON_TYPE, cache: 'no-store' },
  readiness: { request: { url: '/readyz' }, status: 200, type: JSON_TYPE, cache: 'no-store' },
  metrics: {
    request: { url: '/metrics' },
    status: 200,
    type: 'text/plain; version=0.0.4; charset=utf-8',
    cache: 'no-store',
  },
};

let folder: string;
let test: TestApp;
let secure: TestApp;
let session: Record<string, string>;

async function start(environment: NodeJS.ProcessEnv): Promise<TestApp> {
  const started = await testApp(
    { DATA_DIR: path.join(folder, 'data'), ...environment },
    { dist: path.join(folder, 'dist') },
  );
  await upsertJob(started.db, makeJobInput());
  return started;
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'headers-'));
  const write = (name: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  };
  write('dist/index.html', '<!doctype html><html><head><title>Titian</title></head><body></body></html>');
  write('dist/favicon.svg', '<svg/>');
  write('dist/sw.js', 'self.skipWaiting;');
  write('dist/assets/main.1234.js', 'console.log(1);');
  write('data/media/photos/a.webp', 'photo');
  test = await start({});
  secure = await start({ APP_URL: 'https://titian.test' });
  session = (await signedIn(test)).headers;
});
afterAll(async () => {
  await test.close();
  await secure.close();
  rmSync(folder, { recursive: true });
});

async function responseTo({ request, again = false, signedIn: asCandidate = false, status }: Case) {
  const headers = { ...request.headers, ...(asCandidate && session) };
  if (status === 500) jest.spyOn(test.db, 'select').mockImplementation(failOnApplications() as never);
  const first = await test.app.inject({ ...request, headers });
  jest.restoreAllMocks();
  if (!again) return first;
  return test.app.inject({ ...request, headers: { ...headers, 'if-none-match': String(first.headers.etag) } });
}

/** The session's query works; the call's own query fails. */
function failOnApplications() {
  const select = test.db.select.bind(test.db) as (fields: object) => unknown;
  return (fields: object) => {
    if (Object.keys(fields).length > 1) throw new Error('the database is broken');
    return select(fields);
  };
}

it.each(Object.entries(CASES))('sends %s with its headers', async (_name, expected) => {
  const { statusCode, headers, body } = await responseTo(expected);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    expected.status,
    expected.type,
    expected.cache,
  ]);
  expect(headers).toMatchObject({
    'content-security-policy': expected.policy ?? PAGE_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin',
    'permissions-policy': expect.stringContaining('camera=(), '),
    'cross-origin-opener-policy': 'same-origin',
  });
  for (const absent of [
    'strict-transport-security',
    'x-powered-by',
    'server',
    'access-control-allow-origin',
    'set-cookie',
  ]) {
    expect(headers[absent]).toBeUndefined();
  }
  if (expected.status >= 400) expect(body).not.toMatch(/ at |select|broken|doctype/);
});

it.each(['/', '/assets/main.1234.js', LIST, '/api/nothing'])(
  'makes browsers use https with %s where the app is reached by it',
  async (url) => {
    expect((await secure.app.inject(url)).headers['strict-transport-security']).toBe('max-age=31536000');
  },
);
