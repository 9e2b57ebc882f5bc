import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dumpTables } from '../../test/dump-tables';
import { testApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import { formOf, type FormPart } from '../profile/profile-form.fixture';

let folder: string;
let test: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'shared-'));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html><head><title>T</title></head><body><script type="application/json" id="state">{"capabilities":null}</script></body></html>',
  );
  test = await testApp({}, { dist: folder });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => void (test.logs.length = 0));

const PICTURE: FormPart = { name: 'picture', value: Buffer.alloc(2_000_000), filename: 'a.png', type: 'image/png' };

const post = (form: { payload: Buffer | string; headers: Record<string, string> }) =>
  test.app.inject({ method: 'POST', url: '/bagikan', ...form });

const writtenIn = (html: string): unknown => {
  const json = /<script type="application\/json" id="shared">(.*?)<\/script>/s.exec(html)?.[1];
  return json === undefined ? undefined : JSON.parse(json);
};

it('answers a share with the page, the texts in it, and a word that the picture is lost', async () => {
  const before = await dumpTables(test.db);
  const form = formOf(
    { name: 'title', value: 'Loker' },
    { name: 'text', value: 'Kalimat rahasia\r\n</script><b>' },
    PICTURE,
  );
  const response = await post(form);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(writtenIn(response.body)).toEqual({
    title: 'Loker',
    text: 'Kalimat rahasia\r\n</script><b>',
    url: null,
    isPictureLost: true,
  });
  expect(response.body).toContain('id="state">{"capabilities":{');
  expect(await dumpTables(test.db)).toEqual(before);
  expect(test.logs.join()).not.toContain('rahasia');
});

it('has no picture lost where none was shared', async () => {
  const response = await post(formOf({ name: 'text', value: 'Loker' }, { ...PICTURE, value: '', filename: '' }));
  expect(writtenIn(response.body)).toEqual({ title: null, text: 'Loker', url: null, isPictureLost: false });
});

it.each([
  [
    'a form that is cut off',
    { ...formOf({ name: 'text', value: 'Loker' }), payload: formOf(PICTURE).payload.subarray(0, 40) },
  ],
  ['a text that is too long', formOf({ name: 'text', value: 'x'.repeat(70_000) })],
  ['too many parts', formOf(...Array.from({ length: 30 }, (_, i) => ({ name: `a${i}`, value: 'x' })))],
  ['another type', { payload: '{"text":"Loker"}', headers: { 'content-type': 'application/json' } }],
])('answers %s with the page all the same', async (_what, form) => {
  const response = await post(form);
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('<title>T</title>');
});

it('takes no share at another address', async () => {
  const response = await test.app.inject({ ...formOf(), method: 'POST', url: '/periksa' });
  expect(response.statusCode).toBe(404);
});
