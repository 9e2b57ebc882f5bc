import { sql } from 'drizzle-orm';
import { signedIn } from '../test/candidates';
import { expectContract } from '../test/expect-contract';
import { testApp, type TestApp } from '../test/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const LOGIN = '/api/v1/candidate/login/';

function post(url: string, payload: string, contentType = 'application/json') {
  return test.app.inject({ method: 'POST', url, payload, headers: { 'content-type': contentType } });
}

const NOT_FOUND = { statusCode: 4004, message: 'Alamat yang diminta tidak ditemukan.' };

it.each([
  ['a call that does not exist', 'GET', '/api/v1/nothing/'],
  ['a call without its trailing slash', 'GET', '/api/v1/job/list'],
  ['another method', 'DELETE', LOGIN],
  ['an address beside the API', 'GET', '/api/v2/job/list/'],
] as const)('responds to %s with 4004 as JSON', async (_name, method, url) => {
  const response = await test.app.inject({ method, url });
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.json()).toEqual(NOT_FOUND);
});

it('responds to a call that does not exist with 4004 before it reads a body', async () => {
  const response = await post('/api/v1/nothing/', 'x'.repeat(100_000), 'text/plain');
  expect(response.json()).toEqual(NOT_FOUND);
});

it.each([
  ['no JSON', '{"email":'],
  ['no object', '"text"'],
  ['null', 'null'],
  ['a list', '[]'],
  ['nothing', ''],
  ['a changed prototype', '{"__proto__": {"email": "a@b.id"}, "email": "a@b.id", "password": "x"}'],
  ['a changed constructor', '{"constructor": {"prototype": {}}, "email": "a@b.id", "password": "x"}'],
  [
    'ten thousand unknown fields',
    JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`f${i}`, 1]))),
  ],
  ['JSON a thousand levels deep', `{"email":${'['.repeat(1000)}${']'.repeat(1000)},"password":"x"}`],
])('responds to a body that is %s with 4000', async (_name, body) => {
  const response = await post(LOGIN, body);
  expect(response.statusCode).toBe(400);
  expectContract('login', response);
  expect(response.json().statusCode).toBe(4000);
  expect(response.body.length).toBeLessThan(2000);
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
  'responds to a body of type %s with 4010',
  async (contentType) => {
    const response = await post(LOGIN, '{"email":"a@b.id","password":"x"}', contentType);
    expect(response.statusCode).toBe(415);
    expect(response.json()).toEqual({ statusCode: 4010, message: 'Jenis data yang dikirim tidak diterima.' });
  },
);

it('responds to a body over 64 KiB with 4009', async () => {
  const response = await post(LOGIN, JSON.stringify({ email: 'a@b.id', password: 'x'.repeat(64 * 1024) }));
  expect(response.statusCode).toBe(413);
  expect(response.json()).toEqual({ statusCode: 4009, message: 'Data yang dikirim terlalu besar.' });
});

it.each(['/api/v1/job/by-slug/%E0%A4%A/', '/media/%zz'])(
  'responds to the malformed address %s with 4000',
  async (url) => {
    const response = await test.app.inject({ url });
    expect(response.statusCode).toBe(400);
    expect(response.json().statusCode).toBe(4000);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  },
);

it('responds to NUL in an address with 4000', async () => {
  const { headers } = await signedIn(test);
  const response = await test.app.inject({ url: '/api/v1/job/by-slug/a%00b/', headers });
  expect(response.statusCode).toBe(400);
  expect(response.json().err).toEqual({ slug: ['Memuat karakter yang tidak dapat disimpan.'] });
});

it('converts numbers of a query and refuses invalid ones', async () => {
  expect((await test.app.inject({ url: '/api/v1/master/city/?location=34' })).statusCode).toBe(200);
  const response = await test.app.inject({ url: '/api/v1/master/city/?location=x' });
  expect(response.statusCode).toBe(400);
  expectContract('listCities', response);
});

it("lets no cache store what is a candidate's own, and names the request", async () => {
  const { headers } = await signedIn(test);
  const response = await test.app.inject({ url: '/api/v1/candidate/profile/', headers });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

it('lets the master lists be cached, but not their failures', async () => {
  const list = await test.app.inject({ url: '/api/v1/master/skill/' });
  expect(list.headers['cache-control']).toContain('public');
  const failure = await test.app.inject({ url: '/api/v1/master/city/?location=x' });
  expect(failure.headers['cache-control']).toBe('no-store');
});

it.each(['https://evil.test', 'null', 'http://titian.test.evil.test'])('allows no other origin: %s', async (origin) => {
  const headers = { origin, 'access-control-request-method': 'POST' };
  const preflight = await test.app.inject({ method: 'OPTIONS', url: LOGIN, headers });
  expect(preflight.statusCode).toBe(404);
  expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  const response = await test.app.inject({ url: '/api/v1/job/list/', headers });
  expect(response.headers['access-control-allow-origin']).toBeUndefined();
});

it('responds with 5000 when the database fails, and repeats nothing that was sent, nor logs it', async () => {
  test.logs.length = 0;
  await test.db.execute(sql`alter table candidates rename to gone`);
  const payload = { email: 'siti@example.com', password: 'Rahasia!' };
  const response = await test.app.inject({ method: 'POST', url: LOGIN, payload });
  await test.db.execute(sql`alter table gone rename to candidates`);
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    statusCode: 5000,
    message: 'Terjadi kesalahan pada server. Silakan coba lagi nanti.',
  });
  const log = test.logs.join('');
  expect(log).toContain('42P01');
  expect(log).toContain(response.headers['x-request-id']);
  expect(log).not.toMatch(/siti@example|Rahasia/);
});
