import { signedIn } from '../../../test/candidates';
import { dumpTables } from '../../../test/dump-tables';
import { expectContract } from '../../../test/expect-contract';
import { testApp, type TestApp } from '../../../test/test-app';
import { rateLimitWindows } from '../../db/request-schema';
import { makeJobInput } from '../job-input.fixture';
import { upsertJobs } from '../job-store';

const FEE = 'Transfer Rp 200.000 dulu untuk seragam.';
const MESSAGE = `*LOKER* 😊\n\nKami membutuhkan  admin <b>gudang</b> & kasir.\n${FEE}\nKirim foto KTP  dan KK sekarang.`;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.logs.length = 0;
  await test.db.delete(rateLimitWindows);
});

const check = (payload: object, headers: Record<string, string> = {}, remoteAddress = '10.1.1.1') =>
  test.app.inject({ method: 'POST', url: '/api/v1/job/check/', payload, headers, remoteAddress });

it('quotes what is worth a question exactly as it is written, in the order of the text', async () => {
  const response = await check({ text: MESSAGE });
  expect(response.statusCode).toBe(200);
  expectContract('checkAdvertisement', response);
  const { signals } = response.json().data as { signals: { kind: string; quote: string }[] };
  expect(signals.map(({ kind }) => kind)).toEqual(['money', 'identity']);
  const places = signals.map(({ quote }) => MESSAGE.indexOf(quote));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(response.headers['cache-control']).toBe('no-store');
});

it('finds nothing in a text without signals', async () => {
  const response = await check({ text: 'Dibutuhkan kasir di Sleman. Lamaran gratis.' });
  expect(response.json().data).toEqual({ signals: [] });
});

it('compares pay with the stored vacancies whose title the text names', async () => {
  const jobs = Array.from({ length: 5 }, (_, index) =>
    makeJobInput({ sourceId: `${index}`, title: 'Kasir', minSalary: 3_000_000, maxSalary: 3_500_000 }),
  );
  await upsertJobs(test.db, jobs);
  const paid = async (amount: string) =>
    (await check({ text: `Dibutuhkan KASIR, gaji ${amount} per bulan` })).json().data;
  expect(await paid('3,5 juta')).toEqual({ signals: [] });
  expect(await paid('15 juta')).toEqual({ signals: [{ kind: 'highPay', quote: expect.stringContaining('15 juta') }] });
});

it.each([
  ['no text', {}],
  ['an empty text', { text: '' }],
  ['spaces and lines alone', { text: ' \n\t ' }],
  ['more than 10,000 characters', { text: 'x'.repeat(10_001) }],
  ['a text that is none', { text: ['Loker'] }],
  ['half a character', { text: 'Loker \ud800' }],
  ['NUL', { text: 'Loker \0' }],
  ['another key', { text: 'Loker', link: 'https://example.com' }],
])('refuses %s with 4000', async (_what, payload) => {
  const response = await check(payload);
  expect([response.statusCode, response.json().statusCode]).toEqual([400, 4000]);
  expectContract('checkAdvertisement', response);
});

it('takes 10,000 characters of any script', async () => {
  expect((await check({ text: '😀'.repeat(10_000) })).statusCode).toBe(200);
});

it('stores and logs nothing of the text, with a session or a key too', async () => {
  const { headers } = await signedIn(test);
  const before = await dumpTables(test.db, ['rate_limit_windows']);
  const text = `Kalimat rahasia. ${FEE}`;
  await check({ text }, { ...headers, 'idempotency-key': 'periksa-1' });
  await check({ text }, { 'idempotency-key': 'periksa-1' });
  await check({ text, rahasia: 1 });
  expect(await dumpTables(test.db, ['rate_limit_windows'])).toEqual(before);
  expect(JSON.stringify(await dumpTables(test.db))).not.toMatch(/rahasia|seragam/);
  expect(test.logs.length).toBeGreaterThan(2);
  expect(test.logs.join()).not.toMatch(/rahasia|seragam/);
});

it('is limited by the family of the browser at an address', async () => {
  const text = 'Loker';
  for (let count = 0; count < 30; count += 1) expect((await check({ text })).statusCode).toBe(200);
  expect((await check({ text })).statusCode).toBe(429);
  expect((await check({ text }, {}, '10.1.1.2')).statusCode).toBe(200);
});
