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
