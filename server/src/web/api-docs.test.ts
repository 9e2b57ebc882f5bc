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

describe.each(['/api/docs', '/api/docs/'])('the page at %s', (url) => {
  it('has no script, and nothing from elsewhere', async () => {
    const page = await get(url);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).not.toMatch(/<script|\son\w+=|<style|(src|href)="https?:/);
    const files = [...page.body.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files).toEqual(['/favicon.svg', '/api/docs/page.css']);
    expect((await get('/api/docs/page.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('has every call and schema, and leads nowhere that is not there', async () => {
    const { body } = await get(url);
    const contract = load(readFileSync(contractFile, 'utf8')) as {
      paths: Record<string, Record<string, { operationId: string; parameters?: { name?: string }[] }>>;
      components: { schemas: Record<string, object> };
    };
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
    expect(operations.length).toBeGreaterThan(40);
    expect(ids).toEqual(expect.arrayContaining(operations.map(({ operationId }) => operationId)));
    expect(ids).toEqual(
      expect.arrayContaining(Object.keys(contract.components.schemas).map((name) => `schema-${name}`)),
    );
    for (const { parameters = [] } of operations) {
      for (const { name } of parameters) if (name) expect(body).toContain(`<code>${name}</code>`);
    }
    const targets = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
    expect(body).not.toMatch(/\[object Object\]|undefined/);
  });
});

it('has no other file', async () => {
  expect((await get('/api/docs/index.html')).statusCode).toBe(404);
  expect((await get('/api/docs/package.json')).statusCode).toBe(404);
});
