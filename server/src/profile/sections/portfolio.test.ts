import { testApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { seedMasters } from '../../seed/seed-masters';
import { newCaller, portfolioBody, refusal } from './sections.fixture';
import { portfolio } from './portfolio';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  await seedMasters(test.db);
});
afterAll(() => test.close());

let me: Awaited<ReturnType<typeof newCaller>>;
beforeEach(async () => {
  me = await newCaller(test);
});

it('names every field that is missing', async () => {
  expect(await refusal(me, portfolio, { url: '' })).toEqual({
    name: ['Nama portofolio wajib diisi.'],
    url: ['URL tidak boleh kosong.'],
  });
});

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  'karya',
  'siti@contoh.example',
  'contoh.example:8080/karya',
  'java.script:alert(1)',
  'ftp://contoh.example/',
  'https://',
  'https:/contoh.example',
  'https://contoh.example\\@evil.example',
  'https://contoh.example@evil.example/',
  'https://contoh.example/a b',
  'java\nscript:alert(1)//https://contoh.example',
  'https://contoh.example/\u007f',
])('refuses %j', async (url) => {
  expect(await refusal(me, portfolio, { ...portfolioBody, url })).toEqual({ url: ['Masukkan URL yang valid.'] });
});

it.each(['http://contoh.example', 'HTTPS://contoh.example/a?b=c#d', 'https://contoh.example/karya/ikan-β'])(
  'takes %s as it is',
  async (url) => {
    const response = await me.add('portfolio', { ...portfolioBody, url: ` ${url} ` });
    expect(response.json().data).toMatchObject({ url });
  },
);

it.each([
  [' contoh.example ', 'https://contoh.example'],
  ['karya.contoh.example/ikan?urut=baru', 'https://karya.contoh.example/ikan?urut=baru'],
])('puts https:// before %j', async (url, stored) => {
  const response = await me.add('portfolio', { ...portfolioBody, url });
  expect(response.statusCode).toBe(201);
  expect(response.json().data).toMatchObject({ url: stored });
});
