import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { testApp, type TestApp } from '../../test/test-app';
import { contractFile } from '../paths';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

it('sends the contract as JSON, and 304 for a known copy of it', async () => {
  const response = await get('/api/openapi.json');
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.json()).toEqual(load(readFileSync(contractFile, 'utf8')));
  const again = await get('/api/openapi.json', { 'if-none-match': String(response.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

it.each(['/api/docs', '/api/docs/'])(
  'shows the contract at %s with nothing inline and nothing from elsewhere',
  async (url) => {
    const page = await get(url);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    // The web app's own inline script has a hash, where it has been built.
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^']+')*;/);
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|<style|https?:/);
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files).toHaveLength(5);
    for (const file of files) {
      const { pathname } = new URL(file, `http://titian.test${url}`);
      if (pathname !== '/favicon.svg') expect([pathname, (await get(pathname)).statusCode]).toEqual([pathname, 200]);
    }
  },
);

it('serves no other file of the library', async () => {
  expect((await get('/api/docs/index.html')).statusCode).toBe(404);
  expect((await get('/api/docs/package.json')).statusCode).toBe(404);
});
