/** The pages that the build has rendered, and who gets which. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testApp, type TestApp } from '../../test/test-app';
import { CAPABILITIES, withCapabilities } from '../capabilities/capabilities';

const BOOT = 'boot();';
const toPage = (name: string) =>
  `<!doctype html><html lang="id"${name.startsWith('a frame') ? ' data-placeholder' : ''}><head><script>${BOOT}</script></head><title>${name}</title>`;

const PAGES = {
  'index.html': '/',
  'jobs/index.html': '/jobs',
  'terms/index.html': '/terms',
  'profile/index.html': 'a frame of /profile',
  'shell.html': 'the shell',
};

let folder: string;
let test: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  for (const [file, name] of Object.entries(PAGES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), toPage(name));
  }
  test = await testApp({}, { dist: folder });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

/** The page as it is sent. */
const sent = (name: string) => withCapabilities(toPage(name), { hideAccounts: false });

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

it.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/jobs', '/jobs'],
  ['/jobs/', '/jobs'],
  ['/jobs?search=staf', '/jobs'],
  ['/terms', '/terms'],
  ['/terms/', '/terms'],
  ['/profile', 'the shell'],
  ['/verify?token=a', 'the shell'],
  ['/jobs/..%2f..%2fetc', 'the shell'],
])('sends a visitor at %s the page rendered for %s', async (url, name) => {
  const response = await get(url);
  expect(response.body).toBe(sent(name));
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-cache');
});

it('sends a caller with a session the shell, which shows no one as a visitor', async () => {
  for (const url of ['/', '/jobs']) {
    const response = await get(url, { cookie: 'theme=dark; titian=U2FsdGVk' });
    expect(response.body).toBe(sent('the shell'));
    expect(response.headers.vary).toContain('cookie');
  }
  expect((await get('/', { cookie: 'other=titian=' })).body).toBe(sent('/'));
});

it('sends a caller with a session the placeholder of a candidates’ page', async () => {
  const cookie = 'titian=U2FsdGVk';
  for (const url of ['/profile', '/profile/', '/profile?tab=latar-belakang']) {
    expect((await get(url, { cookie })).body).toBe(sent('a frame of /profile'));
  }
  expect((await get('/application', { cookie })).body).toBe(sent('the shell'));
});

it('sends a browser that knows the visitor’s page the other one after signing in', async () => {
  const { headers } = await get('/jobs');
  const again = { 'if-none-match': String(headers.etag) };
  expect((await get('/jobs', again)).statusCode).toBe(304);
  expect((await get('/jobs', { ...again, cookie: 'titian=a' })).statusCode).toBe(200);
});

it('has no list of the built files', async () => {
  for (const url of ['/assets', '/assets/']) expect((await get(url)).statusCode).toBe(404);
});

it('allows the script in the pages, and no other', async () => {
  const hash = createHash('sha256').update(BOOT).digest('base64');
  const policy = String((await get('/')).headers['content-security-policy']);
  expect(policy).toContain(`;script-src 'self' 'sha256-${hash}';`);
});

it('carries what the provider can do in every page, so that the app makes no call for it', async () => {
  for (const [url, cookie] of [['/'], ['/jobs'], ['/verify'], ['/profile', 'titian=a']]) {
    const { body } = await get(url ?? '', cookie === undefined ? {} : { cookie });
    const elements = [...body.matchAll(/<script type="application\/json" id="capabilities">([^<]*)<\/script>/g)];
    expect(elements.map(([, json = '']) => JSON.parse(json) as unknown)).toEqual([CAPABILITIES]);
  }
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('sends a page compressed with %s to a caller that accepts it', async (encoding, decompress) => {
  for (const time of ['first', 'second']) {
    const response = await get('/jobs', { 'accept-encoding': encoding });
    expect([time, response.headers['content-encoding']]).toEqual([time, encoding]);
    expect(decompress(response.rawPayload).toString()).toBe(sent('/jobs'));
  }
});
