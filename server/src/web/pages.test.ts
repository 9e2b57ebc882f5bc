import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as timers from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { HIDDEN_EMPLOYER } from '@titian/rules/hidden-employer';
import { Piscina } from 'piscina';
import { countCandidates } from '../accounts/candidate-repository';
import { signedIn } from '../../test/candidates';
import { fillMasters } from '../../test/fill-masters';
import { testApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import { CAPABILITIES, withCapabilities } from '../capabilities/capabilities';
import { jobs } from '../db/schema';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJob, upsertJobs } from '../jobs/job-store';
import { PageDocument } from './page-documents';
import { savesData } from './saves-data';
import { seedMedia } from '../paths';

jest.mock('node:timers/promises', () => {
  const actual = jest.requireActual<typeof timers>('node:timers/promises');
  return { ...actual, setTimeout: jest.fn(actual.setTimeout) };
});

describe('pages', () => {
  /** The pages that the build has rendered, and who gets which. */

  const BOOT = 'if (0 < 1) boot();';
  const toPage = (name: string) =>
    `<!doctype html><html lang="id"${name.startsWith('candidates') ? ' data-session="unknown"' : ''}><head><script>${BOOT}</script></head><title>${name}</title><script type="application/json" id="state">{"capabilities":null}</script>`;

  const PAGES = {
    'index.html': '/',
    'jobs/index.html': '/jobs',
    'terms/index.html': '/terms',
    'profile/index.html': 'candidates: /profile',
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

  it('sends a caller with a session the page that candidates begin with', async () => {
    const cookie = 'titian=U2FsdGVk';
    for (const url of ['/profile', '/profile/', '/profile?tab=latar-belakang']) {
      expect((await get(url, { cookie })).body).toBe(sent('candidates: /profile'));
    }
    expect((await get('/application', { cookie })).body).toBe(sent('the shell'));
  });

  it('sends a reader of English the shell, for each page is in Indonesian', async () => {
    for (const url of ['/', '/jobs', '/terms', '/profile']) {
      expect((await get(url, { cookie: 'titian=a; titian-language=en' })).body).toBe(sent('the shell'));
    }
    expect((await get('/', { cookie: 'titian-language=id' })).body).toBe(sent('/'));
  });

  it('sends a browser that knows the visitor’s page the other one after signing in', async () => {
    const { headers } = await get('/jobs');
    const again = { 'if-none-match': String(headers.etag) };
    expect((await get('/jobs', again)).statusCode).toBe(304);
    expect((await get('/jobs', { ...again, cookie: 'titian=a' })).statusCode).toBe(200);
  });

  it.each([
    ['/perusahaan/perusahaan-dirahasiakan', 404],
    ['/perusahaan/confidential/?page=2', 404],
    ['/perusahaan/tidak-ada', 404],
    ['/perusahaan/rahasia-dapur', 200],
    ['/perusahaan/Rahasia%20Dapur?page=2', 200],
  ])('has pages of the companies that are stored, and of no hidden employer: %s', async (url, status) => {
    for (const name of [HIDDEN_EMPLOYER, 'Rahasia Dapur'])
      await upsertJob(test.db, makeJobInput({ sourceId: name, company: { name, logo: null, banner: null } }));
    const response = await get(url);
    expect([response.statusCode, response.body]).toEqual([status, sent('the shell')]);
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
      const elements = [...body.matchAll(/<script type="application\/json" id="state">([^<]*)<\/script>/g)];
      expect(elements.map(([, json = '']) => JSON.parse(json) as unknown)).toEqual([{ capabilities: CAPABILITIES }]);
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
});

describe('rendered pages', () => {
  /** Pages that the build's own program renders with the jobs of the list; here a program that writes what it is given. */

  const toPage = (text: string) => `<!doctype html><html><head></head><body>${text}</body></html>`;

  const PROGRAM = `
let count = 0;
exports.findJobsPage = (url) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname === '/') return { address: '/', call: 'searchJobs', params: { open: true, pageSize: 3 } };
  if (pathname.replace(/.\\/$/, (end) => end[0]) !== '/jobs' || searchParams.has('city')) return null;
  if (searchParams.get('search') === 'rusak') throw new Error('broken');
  const search = searchParams.get('search') ?? '';
  const page = Number(searchParams.get('page') ?? 1);
  return { address: '/jobs?' + search + page, call: 'searchJobs', params: { page, ...(search && { q: search }) } };
};
exports.renderJobsPage = async (input) => {
  count += 1;
  if (input.response.includes('Kasir gagal')) throw new Error('broken');
  if (input.params.q === 'lambat') await new Promise((resolve) => setTimeout(resolve, 200));
  return '<html><head></head><body>' + JSON.stringify({ ...input, count, filler: 'x'.repeat(2000) }) + '</body></html>';
};`;

  interface Rendered {
    address: string;
    isSignedIn: boolean;
    capabilities: string;
    now: string;
    candidates?: number;
    count: number;
    response: { data: { title: string }[]; meta: { total: number; page: number } };
  }

  let folder: string;
  let test: TestApp;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'rendered-pages-'));
    mkdirSync(path.join(folder, 'jobs'));
    writeFileSync(path.join(folder, 'index.html'), toPage('landing'));
    writeFileSync(path.join(folder, 'jobs/index.html'), toPage('without jobs'));
    writeFileSync(path.join(folder, 'shell.html'), toPage('the shell'));
    writeFileSync(path.join(folder, 'page-renderer.cjs'), PROGRAM);
    test = await testApp({}, { dist: folder });
    // The thread starts with the first page.
    await untilRendered('/jobs');
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });

  const store = (titles: string[]) =>
    upsertJobs(
      test.db,
      titles.map((title, index) =>
        makeJobInput({ sourceId: title, title, createdAt: new Date(Date.UTC(2026, 10, 20 - index)) }),
      ),
    );
  beforeEach(async () => {
    await test.db.delete(jobs);
    await store(Array.from({ length: 12 }, (_, index) => `Kasir ${index}`));
  });

  const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

  async function untilRendered(url: string): Promise<string> {
    for (;;) {
      const { body } = await get(url);
      if (body !== WITHOUT && !body.includes('>landing<')) return body;
    }
  }

  function read(body: string): Rendered {
    const json = /<body>(.*)<\/body>/s.exec(body)?.[1] ?? '';
    const rendered = JSON.parse(json) as Rendered & { response: string };
    return { ...rendered, response: JSON.parse(rendered.response) as Rendered['response'] };
  }

  const titlesOf = ({ response }: Rendered) => response.data.map(({ title }) => title);

  /** The next request waits for its page no longer than a turn of the event loop. */
  function waitNoTime(): void {
    jest.mocked(timers.setTimeout).mockImplementationOnce(async (_milliseconds, value) => value as never);
  }

  const WITHOUT = withCapabilities(toPage('without jobs'), { hideAccounts: false });

  it('has the first ten jobs, in the response that the search has for its parameters', async () => {
    const { statusCode, body, headers } = await get('/jobs');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const page = read(body);
    expect(page.response).toEqual((await get('/api/v1/job/search/')).json());
    expect(titlesOf(page)).toHaveLength(10);
    expect(page.capabilities).toBe(JSON.stringify(CAPABILITIES));
  });

  it.each([
    ['/jobs/?page=2', ['Kasir 10', 'Kasir 11']],
    ['/jobs?search=kasir+1', ['Kasir 1', 'Kasir 10', 'Kasir 11']],
    ['/jobs?search=antariksa', []],
  ])('has what the query of %s finds', async (url, titles) => {
    expect(titlesOf(read(await untilRendered(url)))).toEqual(titles);
  });

  it('has no jobs where rendering takes long, and has them in a later response', async () => {
    waitNoTime();
    expect((await get('/jobs?search=lambat')).body).toBe(WITHOUT);
    expect(titlesOf(read(await untilRendered('/jobs?search=lambat')))).toEqual([]);
  });

  it.each([
    ['takes long', '/jobs?search=lambat', 'Kasir lambat', waitNoTime],
    ['fails', '/jobs', 'Kasir gagal', () => undefined],
  ])('is the last one that was rendered while the next one %s', async (_why, url, added, prepare) => {
    await untilRendered(url);
    await store([added]);
    prepare();
    expect(titlesOf(read((await get(url)).body))).not.toContain(added);
  });

  it('is another page for a signed-in candidate, and tells caches so', async () => {
    const visitors = await get('/jobs');
    const candidates = await get('/jobs', { cookie: 'titian=x' });
    expect([read(visitors.body).isSignedIn, read(candidates.body).isSignedIn]).toEqual([false, true]);
    expect(candidates.headers).toMatchObject({ vary: 'cookie, accept-encoding', 'cache-control': 'no-cache' });
  });

  it('is rendered once until a job or the day changes', async () => {
    const br = { 'accept-encoding': 'br' };
    const [first, second] = await Promise.all([get('/jobs', br), get('/jobs?utm_source=surel', br)]);
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect((await get('/jobs', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
    const { count } = read(brotliDecompressSync(first.rawPayload).toString());

    await store(['Kasir baru']);
    const changed = read((await get('/jobs')).body);
    expect(changed.count).toBe(count + 1);
    expect(titlesOf(changed)).toContain('Kasir baru');

    test.advance(86_400_000);
    const later = read((await get('/jobs')).body);
    expect(later.count).toBe(count + 2);
    expect(Date.parse(later.now) - Date.parse(changed.now)).toBeGreaterThanOrEqual(86_400_000);
  });

  it('has the newest open jobs at /, for visitors only, and who has an account by the minute', async () => {
    const count = (body: string) => read(body).candidates;
    // They are counted again with each minute of the clock: none passes while the test compares two responses.
    test.advance(60_000 - (Date.now() % 60_000));
    const visitors = read(await untilRendered('/'));
    expect(titlesOf(visitors)).toEqual(['Kasir 0', 'Kasir 1', 'Kasir 2']);
    expect(visitors.candidates).toBe(await countCandidates(test.db));
    expect((await get('/', { cookie: 'titian=x' })).body).toBe(
      withCapabilities(toPage('the shell'), { hideAccounts: false }),
    );
    await signedIn(test);
    expect(count((await get('/')).body)).toBe(visitors.candidates);
    test.advance(60_000);
    expect(count((await get('/')).body)).toBe((visitors.candidates ?? 0) + 1);
  });

  it.each([
    ['the program knows no jobs for it', '/jobs?city=Bandung'],
    ['the program fails', '/jobs?search=rusak'],
    ['the address is longer than any', `/jobs?search=${'x'.repeat(1_000)}`],
  ])('is the page of the build where %s', async (_why, url) => {
    const { statusCode, body } = await get(url);
    expect([statusCode, body]).toEqual([200, WITHOUT]);
  });

  it('asks the program for no page of an unknown company', async () => {
    const run = jest.spyOn(Piscina.prototype, 'run');
    expect((await get('/perusahaan/tidak-ada')).statusCode).toBe(404);
    expect(run).not.toHaveBeenCalled();
    run.mockRestore();
  });

  it('keeps the program to itself', async () => {
    expect((await get('/page-renderer.cjs')).statusCode).toBe(404);
  });
});

describe('a page document', () => {
  const HTML = `<!doctype html><title>Kasir</title>${'<p>Lamar paling lambat 30 November — Rp 2.000.000</p>'.repeat(99)}`;

  it.each(['before', 'after'])('has the page in each encoding %s it is packed', async (time) => {
    const document = new PageDocument(HTML);
    if (time === 'after') await document.pack();
    expect(brotliDecompressSync(await document.body('br')).toString()).toBe(HTML);
    expect(gunzipSync(await document.body('gzip')).toString()).toBe(HTML);
    expect((await document.body('identity')).toString()).toBe(HTML);
  });

  it('is compressed once for each encoding', async () => {
    const document = new PageDocument(HTML);
    for (const encoding of ['br', 'gzip'] as const) {
      const [first, second] = await Promise.all([document.body(encoding), document.body(encoding)]);
      expect(second).toBe(first);
    }
  });

  it('tells what it keeps: its Brotli, and room for its gzip', async () => {
    const document = new PageDocument(HTML);
    await document.pack();
    const kept = (await document.body('br')).length + (await document.body('gzip')).length;
    expect(document.size / kept).toBeGreaterThan(0.8);
    expect(document.size).toBeLessThan(HTML.length);
  });
});

describe('data saver', () => {
  it.each([
    [{}, false],
    [{ 'save-data': 'on' }, true],
    [{ 'save-data': 'off' }, false],
    [{ cookie: 'titian=x; titian-save-data=on' }, true],
    [{ cookie: 'titian-save-data=off', 'save-data': 'on' }, false],
    [{ cookie: 'titian-save-data=maybe', 'save-data': 'on' }, true],
    [{ cookie: 'x-titian-save-data=on' }, false],
  ])('goes by what was chosen, else by the browser: %j is %s', (headers, expected) => {
    expect(savesData(headers)).toBe(expected);
  });
});

describe('site', () => {
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
    await fillMasters(test.db);
    const list = await get('/api/v1/master/city/', accept);
    expect(list.headers['content-encoding']).toBe('br');
    expect(list.headers.vary).toBe('accept-encoding');
    expect(JSON.parse(brotliDecompressSync(list.rawPayload).toString()).data.length).toBeGreaterThan(500);
    expect((await get('/api/v1/nothing/', accept)).headers['content-encoding']).toBeUndefined();
  });
});
