import { eq } from 'drizzle-orm';
import { candidateIn, sessionOf, signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { jobReports } from '../db/report-schema';
import { rateLimitWindows } from '../db/request-schema';
import { candidates, jobs } from '../db/schema';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJobs } from '../jobs/job-store';
import { purgeReports } from './purge-reports';

let test: TestApp;
let job: string;
let otherJob: string;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.logs.length = 0;
  for (const table of [jobReports, rateLimitWindows, jobs]) await test.db.delete(table);
  await upsertJobs(test.db, [makeJobInput({ sourceId: '1' }), makeJobInput({ sourceId: '2' })]);
  const [first, second] = await test.db.select({ id: jobs.id }).from(jobs).orderBy(jobs.sourceId);
  [job, otherJob] = [first?.id ?? '', second?.id ?? ''];
});

type Sent = { payload?: object; headers?: Record<string, string>; remoteAddress?: string };

const report = ({ payload = {}, ...request }: Sent = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/job/report/',
    payload: { job, reason: 'money', ...payload },
    ...request,
  });

const receiptOf = (response: { json: () => { data: { receipt: string } } }) => response.json().data.receipt;
const stored = () => test.db.select().from(jobReports);

it('accepts a report of a caller who is not signed in, and responds with a receipt number', async () => {
  const response = await report({ payload: { text: '  Diminta transfer 200 ribu. ', contact: 'siti@example.com' } });
  expect(response.statusCode).toBe(201);
  expectContract('reportJob', response);
  expect(receiptOf(response)).toMatch(/^LP-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
  expect(await stored()).toMatchObject([
    {
      receipt: receiptOf(response),
      jobId: job,
      candidateId: null,
      reason: 'money',
      text: 'Diminta transfer 200 ribu.',
      contact: 'siti@example.com',
    },
  ]);
});

it('accepts a report of a signed-in candidate, by the account', async () => {
  const { id, headers } = await signedIn(test);
  expect((await report({ headers })).statusCode).toBe(201);
  expect(await stored()).toMatchObject([{ candidateId: id, reporterHash: null }]);
});

it('accepts a report with an ended session, as of a caller who is not signed in', async () => {
  expect((await report({ headers: { authorization: 'Bearer ended' } })).statusCode).toBe(201);
  expect(await stored()).toMatchObject([{ candidateId: null }]);
});

it('counts the same candidate and job as one report, from any address', async () => {
  const { headers } = await signedIn(test);
  const first = await report({ headers, payload: { text: 'Diminta uang' } });
  const again = await report({ headers, payload: { text: ' Diminta uang ' }, remoteAddress: '10.0.0.9' });
  expect([again.statusCode, receiptOf(again)]).toEqual([200, receiptOf(first)]);
  expectContract('reportJob', again);
  expect(await stored()).toMatchObject([{ reason: 'money', text: 'Diminta uang' }]);
  expect((await report({ headers, payload: { job: otherJob } })).statusCode).toBe(201);
});

const [BROWSER, OTHER_BROWSER] = ['3f0f6f0a-1111-4111-8111-111111111111', '3f0f6f0a-2222-4222-8222-222222222222'];

it('adds what the same reporter says beyond it, with its day, once', async () => {
  const first = await report({ payload: { reporter: BROWSER } });
  const more = { reporter: BROWSER, reason: 'other', text: 'Lagi', contact: 'siti@example.com' };
  for (let count = 0; count < 2; count += 1) expect(receiptOf(await report({ payload: more }))).toBe(receiptOf(first));
  await report({ payload: { reporter: BROWSER, text: 'Nomor rekening: 123' } });
  const rows = await stored();
  expect(rows).toMatchObject([{ reason: 'money', contact: 'siti@example.com' }]);
  expect(rows[0]?.text).toMatch(/^\[\d{4}-\d\d-\d\d, other\] Lagi\n\n\[\d{4}-\d\d-\d\d\] Nomor rekening: 123$/);
});

it('loses nothing of many texts of one reporter at the same moment, and refuses what no report can hold', async () => {
  const { headers } = await signedIn(test);
  const texts = Array.from({ length: 9 }, (_, i) => `${i}`.repeat(2_000));
  await Promise.all(texts.map((text) => report({ headers, payload: { text } })));
  const rows = await stored();
  expect(rows).toHaveLength(1);
  for (const text of texts) expect(rows[0]?.text).toContain(text);
  const refused = await report({ headers, payload: { text: 'x'.repeat(2_000) } });
  expect(refused.json()).toMatchObject({ statusCode: 4000, err: { text: [expect.any(String)] } });
  expectContract('reportJob', refused);
});

it('recognises a caller who is not signed in only by the browser’s random id, not by address and name', async () => {
  const phone = { headers: { 'user-agent': 'Ponsel' }, remoteAddress: '10.0.0.1' };
  const first = await report({ ...phone, payload: { reporter: BROWSER } });
  expect(first.statusCode).toBe(201);
  const elsewhere = { headers: { 'user-agent': 'Laptop' }, remoteAddress: '10.0.0.2' };
  expect(receiptOf(await report({ ...elsewhere, payload: { reporter: BROWSER } }))).toBe(receiptOf(first));
  for (const payload of [{ reporter: OTHER_BROWSER }, {}, {}, { reporter: BROWSER, job: otherJob }]) {
    expect((await report({ ...phone, payload })).statusCode).toBe(201);
  }
  expect(await stored()).toHaveLength(5);
});

it('counts the random id for nothing with a session', async () => {
  for (let count = 0; count < 2; count += 1) {
    const { headers } = await signedIn(test);
    expect((await report({ headers, payload: { reporter: BROWSER } })).statusCode).toBe(201);
  }
  expect(await stored()).toMatchObject([{ reporterHash: null }, { reporterHash: null }]);
});

it('stores neither the random id, nor an address or a browser’s name, nor what ties reports about two jobs together', async () => {
  const phone = { headers: { 'user-agent': 'Ponsel Siti' }, remoteAddress: '10.0.0.1' };
  await report({ ...phone, payload: { reporter: BROWSER } });
  await report({ ...phone, payload: { reporter: BROWSER, job: otherJob } });
  const rows = await stored();
  expect(new Set(rows.map(({ reporterHash }) => reporterHash)).size).toBe(2);
  expect(JSON.stringify(rows)).not.toMatch(/10\.0\.0\.1|Ponsel|3f0f6f0a/);
});

it('stores one of twenty reports of one candidate at the same moment', async () => {
  const { headers } = await signedIn(test);
  const responses = await Promise.all(Array.from({ length: 20 }, () => report({ headers })));
  expect(new Set(responses.map(receiptOf)).size).toBe(1);
  expect(await stored()).toHaveLength(1);
});

it('replays its response to a repeated Idempotency-Key', async () => {
  const headers = { 'idempotency-key': 'lapor-1' };
  const first = await report({ headers });
  const again = await report({ headers });
  expect([again.statusCode, again.headers['idempotent-replayed'], again.body]).toEqual([201, 'true', first.body]);
});

it('takes a new report once the first was closed', async () => {
  const { headers } = await signedIn(test);
  await report({ headers });
  await test.db.update(jobReports).set({ closedAt: new Date() });
  expect((await report({ headers })).statusCode).toBe(201);
});

it.each([
  ['no reason', { reason: undefined }],
  ['an unknown reason', { reason: 'boring' }],
  ['more than 2,000 characters', { text: 'x'.repeat(2_001) }],
  ['a contact of more than 200', { contact: 'x'.repeat(201) }],
  ['another key', { status: 'closed' }],
  ['a text that is none', { text: { $ne: '' } }],
  ['an id of the browser that could be guessed', { reporter: '12345' }],
])('refuses %s with 4000', async (_what, payload) => {
  expect((await report({ payload })).json().statusCode).toBe(4000);
  expect(await stored()).toEqual([]);
});

it('takes 2,000 characters of text, as they are', async () => {
  const text = `${'😀 <b>\u202Eab'.repeat(200)}`.slice(0, 2_000);
  await report({ payload: { text } });
  expect((await stored())[0]?.text).toBe(text.trim());
});

it.each(['0', 7, '6f1c2d3e-0000-4000-8000-000000000000', "' or 1=1"])(
  'responds with 4004 for the job %j',
  async (id) => {
    const response = await report({ payload: { job: id } });
    expect([response.statusCode, response.json().statusCode]).toEqual([404, 4004]);
  },
);

it('takes reports about a closed job too', async () => {
  await test.db.update(jobs).set({ status: 'closed' });
  expect((await report()).statusCode).toBe(201);
});

describe('reports without an account', () => {
  const CHROME =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/1…0.0.0.0 Safari/537.36';
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

  it.each([
    ['one browser', CHROME],
    ['unknown programs', 'program-…'],
    ['names that are too long', `${'x'.repeat(600)}…`],
  ])('are counted together for all versions of %s at an address', async (_what, name) => {
    const send = (agent: string, remoteAddress = '10.7.7.7') =>
      report({ headers: { 'user-agent': agent }, remoteAddress });
    for (let count = 0; count < 30; count += 1)
      expect((await send(name.replace('…', `${count}`))).statusCode).toBe(201);
    expect((await send(name.replace('…', '99'))).statusCode).toBe(429);
    expect((await send(FIREFOX)).statusCode).toBe(201);
    expect((await send(name.replace('…', '99'), '10.7.7.8')).statusCode).toBe(201);
  });
});

describe('three reports from different accounts', () => {
  const notes = () =>
    test.logs
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => event === 'job-reported-often');

  it('put one line without personal data into the log, and leave the job as it is', async () => {
    const before = await test.app.inject('/api/v1/job/list/');
    for (let count = 0; count < 4; count += 1) {
      const { headers } = await signedIn(test);
      await report({ headers, payload: { text: 'Rahasia pelapor', contact: 'pelapor@example.com' } });
      expect(notes()).toHaveLength(count < 2 ? 0 : 1);
    }
    expect(notes()).toMatchObject([{ job: expect.any(String), accounts: 3 }]);
    expect(test.logs.join()).not.toMatch(/Rahasia pelapor|pelapor@example/);
    expect((await test.app.inject('/api/v1/job/list/')).json().data).toEqual(before.json().data);
  });

  it('put that line there once, however close together they come', async () => {
    for (let round = 0; round < 5; round += 1) {
      await test.db.delete(jobReports);
      test.logs.length = 0;
      const candidates = await Promise.all(Array.from({ length: 5 }, () => signedIn(test)));
      await Promise.all(candidates.map(({ headers }) => report({ headers })));
      expect(notes()).toHaveLength(1);
    }
  });

  it('are not those of one account, or of people without one', async () => {
    const candidate = await candidateIn(test);
    for (let count = 0; count < 3; count += 1) {
      const { headers } = await sessionOf(test, candidate.id);
      await report({ headers });
      await report();
    }
    expect(await stored()).toHaveLength(4);
    expect(notes()).toEqual([]);
  });
});

it('keeps neither id nor words nor contact of a deleted candidate', async () => {
  const { id, headers } = await signedIn(test);
  await report({ headers, payload: { text: 'Isi', contact: 'siti@example.com' } });
  await report({ payload: { contact: 'tamu@example.com' } });
  await test.db.delete(candidates).where(eq(candidates.id, id));
  const rows = await stored();
  expect(rows.map(({ candidateId, text, contact }) => [candidateId, text, contact])).toEqual(
    expect.arrayContaining([
      [null, null, null],
      [null, null, 'tamu@example.com'],
    ]),
  );
});

describe('reports that are no longer needed', () => {
  const DAY = 86_400_000;
  const now = new Date();
  const ago = (days: number) => new Date(now.getTime() - days * DAY);

  it.each([
    ['who sent it, after 30 days', { createdAt: ago(31) }, [{ reporterHash: null }]],
    ['nothing before', { createdAt: ago(29) }, [{ reporterHash: expect.any(String) }]],
    ['a closed one, 180 days later', { createdAt: ago(200), closedAt: ago(181) }, []],
    ['not one that was closed since', { createdAt: ago(200), closedAt: ago(179) }, [{}]],
    ['one that was never closed, after a year', { createdAt: ago(366) }, []],
  ])('is deleted: %s', async (_what, values, left) => {
    await report({ payload: { reporter: BROWSER } });
    await test.db.update(jobReports).set(values);
    await purgeReports(test.db, now);
    expect(await stored()).toMatchObject(left);
  });
});
