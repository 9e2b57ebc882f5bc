import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import { contractFile, seedMedia } from '../paths';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJob, upsertJobs } from '../jobs/job-store';
import { signedIn } from '../../test/candidates';
import { testApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import type { OpenDatabase } from '../db/client';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { jobs } from '../db/schema';
import { sitemaps } from './sitemaps';
import { load } from 'js-yaml';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

describe('headers', () => {
  /** The headers of every expected of response. */

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
    'a file without a hash': {
      request: { url: '/favicon.svg' },
      status: 200,
      type: 'image/svg+xml',
      cache: 'no-cache',
    },
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

  const start = (environment: NodeJS.ProcessEnv, database?: OpenDatabase): Promise<TestApp> =>
    testApp({ DATA_DIR: path.join(folder, 'data'), ...environment }, { dist: path.join(folder, 'dist') }, database);

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
    await upsertJob(test.db, makeJobInput());
    secure = await start({ APP_URL: 'https://titian.test' }, test);
    session = (await signedIn(test)).headers;
  });
  afterAll(async () => {
    await secure.close();
    await test.close();
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
});

describe('policies', () => {
  /** The policies as a tool reads them that knows how others were got around. */

  /** Findings that leave a way in; what may be one, in the eyes of the tool, is that scripts come from the own origin. */
  const SERIOUS = [Severity.HIGH, Severity.HIGH_MAYBE, Severity.MEDIUM, Severity.SYNTAX];

  const findings = (policy: string): string[] =>
    new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => SERIOUS.includes(severity))
      .map(({ directive, description }) => `${directive}: ${description}`);

  it.each([
    '/',
    '/jobs',
    '/api/v1/job/list/',
    '/api/nothing',
    '/healthz',
    '/%zz',
    '/media/%zz',
    '/media/photos/b.webp',
  ])('the policy of %s has no serious gap', async (url) => {
    const { headers } = await test.app.inject(url);
    expect(findings(String(headers['content-security-policy']))).toEqual([]);
  });

  it('finds a gap where there is one', () => {
    expect(findings("script-src 'unsafe-inline' https:; object-src *")).not.toEqual([]);
  });
});

describe('crawlers', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp({ APP_URL: 'https://titian.test' });
  });
  afterAll(() => test.close());

  const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

  it('names private pages and the sitemap to robots', async () => {
    const response = await get('/robots.txt');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.body).toContain('User-agent: *\nDisallow: /profile\n');
    expect(response.body).toContain('\nSitemap: https://titian.test/sitemap.xml\n');
    expect(response.body).not.toContain('Disallow: /api');
  });

  it('lists the pages of open jobs, as they are at the moment', async () => {
    const listed = async () => {
      const response = await get('/sitemap.xml');
      expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
      return [...response.body.matchAll(/<loc>https:\/\/titian\.test(.*?)<\/loc>/g)].map(([, page]) => page);
    };
    expect(await listed()).toEqual(['/', '/jobs', '/periksa', '/terms', '/bantuan']);
    await upsertJobs(test.db, [
      makeJobInput({ sourceId: '1', title: 'Buka' }),
      makeJobInput({ sourceId: '2', title: 'Tutup', status: 'closed' }),
      makeJobInput({ sourceId: '3', title: 'Lewat', deadline: '2020-01-01' }),
    ]);
    const pages = await listed();
    expect(pages).toEqual([
      '/',
      '/jobs',
      '/periksa',
      '/terms',
      '/bantuan',
      expect.stringMatching(/^\/lowongan\/buka-/),
    ]);
    const copy = (await get('/sitemap.xml')).headers.etag;
    expect((await get('/sitemap.xml', { 'if-none-match': String(copy) })).statusCode).toBe(304);
    await test.db.delete(jobs);
    expect(await listed()).toEqual(['/', '/jobs', '/periksa', '/terms', '/bantuan']);
  });

  it.each(['/sitemap-1.xml', '/sitemap-99999.xml', '/sitemap-x.xml', '/sitemaps.xml'])('has no %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('sitemaps', () => {
  const ORIGIN = 'https://titian.test';
  const locs = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

  it('puts pages into one file as long as it may hold them', () => {
    const files = sitemaps(ORIGIN, ['/', '/jobs', '/a&b'], 3);
    expect([...files.keys()]).toEqual(['sitemap.xml']);
    const xml = files.get('sitemap.xml');
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org/);
    expect(locs(xml)).toEqual([`${ORIGIN}/`, `${ORIGIN}/jobs`, `${ORIGIN}/a&amp;b`]);
  });

  it('splits more of them, and names the files in an index', () => {
    const files = sitemaps(ORIGIN, ['/1', '/2', '/3', '/4', '/5'], 2);
    expect(files.get('sitemap.xml')).toContain('<sitemapindex ');
    expect(locs(files.get('sitemap.xml'))).toEqual([1, 2, 3].map((part) => `${ORIGIN}/sitemap-${part}.xml`));
    expect([1, 2, 3].map((part) => locs(files.get(`sitemap-${part}.xml`)).length)).toEqual([2, 2, 1]);
  });

  it('holds no more than the protocol allows', () => {
    const files = sitemaps(
      ORIGIN,
      Array.from({ length: 50_001 }, (_, index) => `/jobs/${index}`),
    );
    expect(locs(files.get('sitemap-1.xml'))).toHaveLength(50_000);
    expect(locs(files.get('sitemap-2.xml'))).toEqual([`${ORIGIN}/jobs/50000`]);
  });
});

describe('API documentation', () => {
  const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

  it('sends the contract as JSON, and 304 for a known copy of it', async () => {
    const response = await get('/api/openapi.json');
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.json()).toEqual(load(readFileSync(contractFile, 'utf8')));
    const again = await get('/api/openapi.json', { 'if-none-match': String(response.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});
