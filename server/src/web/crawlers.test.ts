import { testApp, type TestApp } from '../../test/test-app';
import { jobs } from '../db/schema';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJobs } from '../jobs/job-store';

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
  expect(await listed()).toEqual(['/', '/jobs', '/terms', '/bantuan']);
  await upsertJobs(test.db, [
    makeJobInput({ sourceId: '1', title: 'Buka' }),
    makeJobInput({ sourceId: '2', title: 'Tutup', status: 'closed' }),
    makeJobInput({ sourceId: '3', title: 'Lewat', deadline: '2020-01-01' }),
  ]);
  const pages = await listed();
  expect(pages).toEqual(['/', '/jobs', '/terms', '/bantuan', expect.stringMatching(/^\/lowongan\/buka-/)]);
  const copy = (await get('/sitemap.xml')).headers.etag;
  expect((await get('/sitemap.xml', { 'if-none-match': String(copy) })).statusCode).toBe(304);
  await test.db.delete(jobs);
  expect(await listed()).toHaveLength(4);
});

it.each(['/sitemap-1.xml', '/sitemap-99999.xml', '/sitemap-x.xml', '/sitemaps.xml'])('has no %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});
