/** Pages that the build's own program renders with the jobs of the list; here a program that writes what it is given. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { testApp, type TestApp } from '../../test/test-app';
import { withCapabilities } from '../capabilities/capabilities';
import { jobs } from '../db/schema';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJobs } from '../jobs/job-store';
import * as compression from './compress-page';

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
  if (input.params.q === 'lambat') await new Promise((resolve) => setTimeout(resolve, 2000));
  return '<html><head></head><body>' + JSON.stringify({ ...input, count, filler: 'x'.repeat(2000) }) + '</body></html>';
};`;

interface Rendered {
  address: string;
  isSignedIn: boolean;
  now: string;
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

const WITHOUT = withCapabilities(toPage('without jobs'), { hideAccounts: false });

it('has the first ten jobs, in the response that the search has for its parameters', async () => {
  const { statusCode, body, headers } = await get('/jobs');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const page = read(body);
  expect(page.response).toEqual((await get('/api/v1/job/search/')).json());
  expect(titlesOf(page)).toHaveLength(10);
  expect(body).toContain('id="capabilities"');
});

it.each([
  ['/jobs/?page=2', ['Kasir 10', 'Kasir 11']],
  ['/jobs?search=kasir+1', ['Kasir 1', 'Kasir 10', 'Kasir 11']],
  ['/jobs?search=tidak+ada', []],
])('has what the query of %s finds', async (url, titles) => {
  expect(titlesOf(read(await untilRendered(url)))).toEqual(titles);
});

it('has no jobs where rendering takes long, and has them in a later response', async () => {
  expect((await get('/jobs?search=lambat')).body).toBe(WITHOUT);
  expect(titlesOf(read(await untilRendered('/jobs?search=lambat')))).toEqual([]);
});

it('is another page for a signed-in candidate, and tells caches so', async () => {
  const visitors = await get('/jobs');
  const candidates = await get('/jobs', { cookie: 'titian=x' });
  expect([read(visitors.body).isSignedIn, read(candidates.body).isSignedIn]).toEqual([false, true]);
  expect(candidates.headers).toMatchObject({ vary: 'cookie, accept-encoding', 'cache-control': 'no-cache' });
});

it('is rendered and compressed once until a job or the day changes', async () => {
  const compress = jest.spyOn(compression, 'compressPage');
  const br = { 'accept-encoding': 'br' };
  const [first, second] = await Promise.all([get('/jobs', br), get('/jobs?utm_source=surel', br)]);
  expect(second.rawPayload).toEqual(first.rawPayload);
  expect(compress).toHaveBeenCalledTimes(1);
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
  compress.mockRestore();
});

it('has the newest open jobs at /, for visitors only, and at most a minute old', async () => {
  // The page is made again with each minute of the clock: none passes while the test compares two responses.
  test.advance(60_000 - (Date.now() % 60_000));
  const visitors = read(await untilRendered('/'));
  expect(titlesOf(visitors)).toEqual(['Kasir 0', 'Kasir 1', 'Kasir 2']);
  expect((await get('/', { cookie: 'titian=x' })).body).toBe(
    withCapabilities(toPage('the shell'), { hideAccounts: false }),
  );
  expect(read((await get('/')).body).count).toBe(visitors.count);
  test.advance(60_000);
  expect(read((await get('/')).body).count).toBeGreaterThan(visitors.count);
});

it.each([
  ['the program knows no jobs for it', '/jobs?city=Bandung'],
  ['the program fails', '/jobs?search=rusak'],
  ['the address is longer than any', `/jobs?search=${'x'.repeat(1_000)}`],
])('is the page of the build where %s', async (_why, url) => {
  const { statusCode, body } = await get(url);
  expect([statusCode, body]).toEqual([200, WITHOUT]);
});

it('keeps the program to itself', async () => {
  expect((await get('/page-renderer.cjs')).statusCode).toBe(404);
});
