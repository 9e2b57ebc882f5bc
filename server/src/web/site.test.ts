import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { seedMedia } from '../paths';
import { seedMasters } from '../seed/seed';
import { testApp, type TestApp } from '../../test/test-app';

const PAGE = '<!doctype html><title>Titian</title>';
const SCRIPT = 'console.log(1);'.repeat(200);

let folder: string;
let test: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const write = (name: string, content: string | Buffer) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  write('dist/index.html', PAGE);
  write('dist/favicon.svg', '<svg/>');
  write('dist/.secret', 'secret');
  write('dist/assets/main.1234.js', SCRIPT);
  write('dist/assets/main.1234.js.br', brotliCompressSync(SCRIPT));
  write('dist/assets/main.1234.js.map', '{}');
  write('dist/assets/main.1234.js.map.br', brotliCompressSync('{}'));
  write('outside.txt', 'secret');
  write('data/media/photo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  test = await testApp({ DATA_DIR: path.join(folder, 'data') }, { dist: path.join(folder, 'dist') });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

it.each(['/', '/jobs', '/reset-password/MTIz/token', '/apis', '/verify?token=a.b'])(
  'serves the page %s with the web app, to be revalidated each time',
  async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toBe(PAGE);
  },
);

it('responds to HEAD for a page without a body', async () => {
  const response = await test.app.inject({ method: 'HEAD', url: '/jobs' });
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('');
});

it('sends 304 for a known copy of the page', async () => {
  const { headers } = await get('/jobs');
  expect((await get('/jobs', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
});

it('lets caches store hashed files for a year', async () => {
  const response = await get('/assets/main.1234.js');
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(response.headers['content-type']).toMatch(/javascript; charset=utf-8$/);
});

it('sends the compressed file from disk to a browser that takes it', async () => {
  const response = await get('/assets/main.1234.js', { 'accept-encoding': 'gzip, br' });
  expect(response.headers['content-encoding']).toBe('br');
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(brotliDecompressSync(response.rawPayload).toString()).toBe(SCRIPT);
});

it('serves no source maps', async () => {
  for (const name of ['main.1234.js.map', 'main.1234.js.map.br']) {
    expect((await get(`/assets/${name}`, { 'accept-encoding': 'br' })).statusCode).toBe(404);
  }
});

it('has unhashed files revalidated each time', async () => {
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
});

it.each([
  '/assets/main.0000.js',
  '/assets/',
  '/assets',
  '/humans.txt',
  '/media/none.png',
  '/media/',
  '/api',
  '/.secret',
  '/.git/config',
  '/..%2foutside.txt',
  '/assets/..%2f..%2foutside.txt',
  '/media/..%2f..%2foutside.txt',
])('responds to %s with 404 and never with the page', async (url) => {
  const response = await get(url);
  expect([400, 403, 404]).toContain(response.statusCode);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.body).not.toMatch(/secret|doctype/);
});

it.each(['/%', '/%E0%A4%A', '/perusahaan/%zz', '/profile%ff', '/%.txt?a=%'])(
  'responds to %s, which cannot be decoded, with 404 and a page',
  async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(response.body).toContain('<!doctype html>');
    expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  },
);

it.each(['/api/v1/job/by-slug/%E0%A4%A/', '/api/%', '/media/%', '/assets/%zz'])(
  'responds to %s, which cannot be decoded, with 4000',
  async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(400);
    expect(response.json().statusCode).toBe(4000);
  },
);

it('responds to another method on a page with 404', async () => {
  expect((await test.app.inject({ method: 'POST', url: '/jobs' })).statusCode).toBe(404);
});

it('serves images in such a way that nothing in them can run', async () => {
  const response = await get('/media/photo.svg');
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=86400',
  });
});

it('lets any cache store images that come with the project', async () => {
  const [logo = ''] = readdirSync(path.join(seedMedia, 'logos'));
  expect((await get(`/media/logos/${logo}`)).headers['cache-control']).toBe('public, max-age=86400');
});

it('serves an image that is uploaded later', async () => {
  expect((await get('/media/later.png')).statusCode).toBe(404);
  writeFileSync(path.join(folder, 'data', 'media', 'later.png'), 'image');
  expect((await get('/media/later.png')).statusCode).toBe(200);
});

it.each(['/', '/assets/main.1234.js', '/api/v1/job/list/', '/api/v1/nothing/', '/none.txt'])(
  'sends the security headers with %s',
  async (url) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  },
);

it('makes browsers use https where the app is reached by it', async () => {
  const secure = await testApp({ APP_URL: 'https://titian.test' }, { dist: path.join(folder, 'dist') });
  const { headers } = await secure.app.inject('/');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  await secure.close();
});

it('starts without a build and says what is missing', async () => {
  const bare = await testApp({ DATA_DIR: path.join(folder, 'none') }, { dist: path.join(folder, 'none') });
  const response = await bare.app.inject('/');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body).toContain('npm run build:web');
  expect((await bare.app.inject('/api/v1/job/list/')).statusCode).toBe(200);
  expect((await bare.app.inject('/assets/x.js')).statusCode).toBe(404);
  await bare.close();
});

it('compresses responses of a kilobyte and more', async () => {
  const accept = { 'accept-encoding': 'gzip, br' };
  await seedMasters(test.db);
  const list = await get('/api/v1/master/city/', accept);
  expect(list.headers['content-encoding']).toBe('br');
  expect(list.headers.vary).toBe('accept-encoding');
  expect(JSON.parse(brotliDecompressSync(list.rawPayload).toString()).data.length).toBeGreaterThan(500);
  expect((await get('/api/v1/nothing/', accept)).headers['content-encoding']).toBeUndefined();
});
