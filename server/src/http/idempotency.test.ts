import { desc } from 'drizzle-orm';
import { candidateIn, signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import { issueToken } from '../accounts/account-tokens';
import { toUidb64 } from '../accounts/reset-link';
import { purgeStale } from '../background/purge-stale';
import { buildApp } from '../app';
import { portfolios } from '../db/profile-schema';
import { rateLimitWindows, storedResponses } from '../db/request-schema';
import { applications, candidates, jobs, sessions } from '../db/schema';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJobs } from '../jobs/job-store';
import * as responseStore from './stored-responses';
import Fastify from 'fastify';
import { repeat } from './repeat';

describe('idempotency keys', () => {
  const DAY = 86_400_000;

  let test: TestApp;
  let job: string;
  beforeAll(async () => {
    test = await testApp();
    await upsertJobs(test.db, [
      makeJobInput(),
      makeJobInput({ sourceId: 'job-2', title: 'Ditutup', status: 'closed' }),
    ]);
    const rows = await test.db.select({ id: jobs.id, status: jobs.status }).from(jobs);
    job = rows.find(({ status }) => status === 'open')?.id ?? '';
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    jest.restoreAllMocks();
    test.reset();
    for (const table of [candidates, storedResponses, rateLimitWindows]) await test.db.delete(table);
  });

  type Headers = Record<string, string>;

  async function post(path: string, payload: object, headers: Headers = {}, { app } = test) {
    const response = await app.inject({ method: 'POST', url: `/api/v1/${path}`, payload, headers });
    await app.tasksDone();
    return response;
  }

  const withKey = (headers: Headers, key: string): Headers => ({ ...headers, 'idempotency-key': key });

  const apply = (headers: Headers) => post('job-application/apply/', { job }, headers);

  const page = { name: 'Situs', url: 'https://situs.example' };
  const addPage = (headers: Headers, body = page) => post('candidate/portfolio/', body, headers);

  const REPLAYED = 'idempotent-replayed';

  it('gives a repeated call the first response, byte for byte, and stores nothing more', async () => {
    const { headers } = await signedIn(test);
    const first = await addPage(withKey(headers, 'one'));
    const second = await addPage(withKey(headers, 'one'));
    expect(first.statusCode).toBe(201);
    expect(first.headers[REPLAYED]).toBeUndefined();
    expect(second.headers[REPLAYED]).toBe('true');
    expect(second.statusCode).toBe(201);
    expectContract('addPortfolio', second);
    expect(second.body).toBe(first.body);
    expect(second.headers['cache-control']).toBe('no-store');
    expect(await test.db.$count(portfolios)).toBe(1);
  });

  it('stores one application for two calls at once, with the same response to both', async () => {
    const { headers } = await signedIn(test);
    const [first, second] = await Promise.all([apply(withKey(headers, 'one')), apply(withKey(headers, 'one'))]);
    expect(first.statusCode).toBe(200);
    expectContract('apply', first);
    expect(second.body).toBe(first.body);
    expect([first.headers[REPLAYED], second.headers[REPLAYED]].sort()).toEqual(['true', undefined]);
    expect(await test.db.$count(applications)).toBe(1);
  });

  it('stores one record for many calls at once, on two servers with one database', async () => {
    const { headers } = await signedIn(test);
    const { db, config } = test;
    const deps = { db, config, mailer: { send: async () => undefined }, now: () => new Date() };
    const other = { ...test, app: await buildApp(deps, { logStream: { write: () => undefined } }) };
    const calls = Array.from({ length: 12 }, (_, index) =>
      post('candidate/portfolio/', page, withKey(headers, 'one'), index % 2 ? other : test),
    );
    const bodies = (await Promise.all(calls)).map(({ body }) => body);
    expect(new Set(bodies).size).toBe(1);
    expect(await test.db.$count(portfolios)).toBe(1);
    await other.app.close();
  });

  it('repeats a refusal, and undoes what the refused call had written', async () => {
    const { headers } = await signedIn(test);
    await apply(headers);
    const first = await apply(withKey(headers, 'one'));
    await test.db.delete(applications);
    const second = await apply(withKey(headers, 'one'));
    expect(first.statusCode).toBe(409);
    expect([second.statusCode, second.body]).toEqual([409, first.body]);
    expect(second.headers[REPLAYED]).toBe('true');
    expect(await test.db.$count(applications)).toBe(0);
  });

  it('stores neither the write nor the key of a call that ends before its response is stored', async () => {
    const { headers } = await signedIn(test);
    jest.spyOn(responseStore, 'storeResponse').mockRejectedValueOnce(new Error('the process ends'));
    const lost = await apply(withKey(headers, 'one'));
    expect(lost.statusCode).toBe(500);
    expect(await test.db.$count(applications)).toBe(0);
    const again = await apply(withKey(headers, 'one'));
    expect(again.statusCode).toBe(200);
    expect(again.headers[REPLAYED]).toBeUndefined();
    expect(await test.db.$count(applications)).toBe(1);
  });

  it.each([
    ['another body', () => ({ path: 'candidate/portfolio/', body: { ...page, name: 'Lain' } })],
    ['another call', () => ({ path: 'job-application/apply/', body: { job } })],
  ])('refuses a key that comes with %s, and stores nothing', async (_name, other) => {
    const { headers } = await signedIn(test);
    await addPage(withKey(headers, 'one'));
    const { path, body } = other();
    const response = await post(path, body, withKey(headers, 'one'));
    expect(response.statusCode).toBe(422);
    expectContract('apply', response);
    expect(response.json()).toEqual({
      statusCode: 4000,
      message: 'Idempotency-Key ini sudah dipakai untuk permintaan lain.',
      err: { 'Idempotency-Key': ['Idempotency-Key ini sudah dipakai untuk permintaan lain.'] },
    });
    expect(await test.db.$count(portfolios)).toBe(1);
    expect(await test.db.$count(applications)).toBe(0);
  });

  it.each(['', ' ', 'a b', 'kunci-é', 'x'.repeat(256)])('refuses the key %j', async (key) => {
    const { headers } = await signedIn(test);
    const response = await addPage(withKey(headers, key));
    expect(response.statusCode).toBe(400);
    expectContract('addPortfolio', response);
    expect(Object.keys(response.json().err)).toEqual(['Idempotency-Key']);
    expect(await test.db.$count(portfolios)).toBe(0);
  });

  it('takes a key of 255 characters', async () => {
    const { headers } = await signedIn(test);
    expect((await addPage(withKey(headers, '~'.repeat(255)))).statusCode).toBe(201);
  });

  it('separates the keys of two candidates', async () => {
    const [siti, budi] = [await signedIn(test), await signedIn(test)];
    const first = await addPage(withKey(siti.headers, 'one'));
    const second = await addPage(withKey(budi.headers, 'one'));
    expect(second.headers[REPLAYED]).toBeUndefined();
    expect(second.json().data.id).not.toBe(first.json().data.id);
  });

  it('checks the session before it repeats a response', async () => {
    const { headers } = await signedIn(test);
    await addPage(withKey(headers, 'one'));
    await test.db.delete(sessions);
    expect((await addPage(withKey(headers, 'one'))).statusCode).toBe(401);
  });

  it('stores a response for 24 hours', async () => {
    const { headers } = await signedIn(test);
    const add = () => addPage(withKey(headers, 'one'));
    await test.db.update(sessions).set({ expiresAt: new Date(Date.now() + 9 * DAY) });
    await add();
    test.advance(DAY - 60_000);
    expect((await add()).headers[REPLAYED]).toBe('true');
    test.advance(60_000);
    expect((await add()).headers[REPLAYED]).toBeUndefined();
    expect((await add()).headers[REPLAYED]).toBe('true');
    expect(await test.db.$count(portfolios)).toBe(2);
    await purgeStale(test.db, new Date(Date.now() + 3 * DAY));
    expect(await test.db.$count(storedResponses)).toBe(0);
  });

  const registration = {
    name: 'Siti',
    email: 'siti@example.com',
    phoneNumber: '+628123456789',
    password: 'Kopi-Pagi!',
  };

  describe('the stored responses of one candidate', () => {
    it('is a hundred responses at most, of which the oldest go', async () => {
      const { headers } = await signedIn(test);
      const other = await signedIn(test);
      await apply(withKey(other.headers, 'theirs'));
      const call = (key: number) => post('job-application/apply/', { job: 'x' }, withKey(headers, `key-${key}`));
      await call(0);
      const [first] = await test.db.select().from(storedResponses).orderBy(desc(storedResponses.createdAt)).limit(1);
      await call(1);
      // Stored between the first call and the last one.
      const others = Array.from({ length: 98 }, (_, index) => ({ keyHash: `other ${index}`, createdAt: new Date() }));
      await test.db
        .insert(storedResponses)
        .values(others.map((other) => ({ ...(first as object), ...other }) as typeof storedResponses.$inferInsert));
      expect((await call(0)).headers[REPLAYED]).toBe('true');
      await call(100);
      expect(await test.db.$count(storedResponses)).toBe(101);
      expect((await call(1)).headers[REPLAYED]).toBe('true');
      expect((await call(0)).headers[REPLAYED]).toBeUndefined();
      expect((await apply(withKey(other.headers, 'theirs'))).headers[REPLAYED]).toBe('true');
    });

    it('is 128 Ki characters at most, of which the last response is always one', async () => {
      const { headers } = await signedIn(test);
      await addPage(withKey(headers, 'one'));
      const [first] = await test.db.select().from(storedResponses);
      const rows = [1, 2, 3].map((hours) => ({
        keyHash: `earlier ${hours}`,
        callerHash: first?.callerHash ?? '',
        fingerprint: '',
        status: 201,
        body: 'x'.repeat(60 * 1024),
        createdAt: new Date(Date.now() - hours * 3_600_000),
      }));
      await test.db.insert(storedResponses).values(rows);
      await addPage(withKey(headers, 'two'));
      const stored = await test.db.select().from(storedResponses);
      const earlier = stored.map(({ keyHash }) => keyHash).filter((keyHash) => keyHash.startsWith('earlier'));
      expect(earlier.sort()).toEqual(['earlier 1', 'earlier 2']);
      expect(stored).toHaveLength(4);
      expect((await addPage(withKey(headers, 'two'))).headers[REPLAYED]).toBe('true');
    });
  });

  describe('without a session', () => {
    it('repeats the response of a registration and mails once', async () => {
      const first = await post('candidate/register/', registration, withKey({}, 'one'));
      const second = await post('candidate/register/', registration, withKey({}, 'one'));
      expect(first.statusCode).toBe(201);
      expect([second.statusCode, second.body]).toEqual([201, first.body]);
      expect(test.mailbox).toHaveLength(1);
      expect(await test.db.$count(candidates)).toBe(1);
    });

    it('refuses a key that comes with another password, of a sign-up and of a new password', async () => {
      const { id } = await candidateIn(test, { email: 'budi@example.com' });
      const link = `${toUidb64(id)}/${await issueToken(test.db, id, 'reset', new Date())}`;
      for (const [path, body] of [
        ['candidate/register/', registration],
        [`candidate/reset-password/${link}/`, { password: 'Kopi-Pagi!' }],
      ] as const) {
        expect((await post(path, body, withKey({}, path))).statusCode).toBeLessThan(300);
        const response = await post(path, { ...body, password: 'LainLagi!' }, withKey({}, path));
        expect(response.statusCode).toBe(422);
        expect((await post(path, body, withKey({}, path))).headers[REPLAYED]).toBe('true');
      }
    });

    it('separates the keys of two addresses', async () => {
      const register = (remoteAddress: string) =>
        test.app.inject({
          method: 'POST',
          url: '/api/v1/candidate/register/',
          payload: registration,
          headers: withKey({}, 'one'),
          remoteAddress,
        });
      expect((await register('10.0.0.1')).statusCode).toBe(201);
      expect((await register('10.0.0.2')).headers[REPLAYED]).toBeUndefined();
      expect((await register('10.0.0.1')).headers[REPLAYED]).toBe('true');
    });

    it('repeats the responses of an activation and a new password, whose tokens work once', async () => {
      const { id } = await candidateIn(test, { activatedAt: null });
      const verifyToken = await issueToken(test.db, id, 'activate', new Date());
      const link = `${toUidb64(id)}/${await issueToken(test.db, id, 'reset', new Date())}`;
      for (const call of [
        () => post('candidate/verify/', { verifyToken }, withKey({}, 'one')),
        () => post(`candidate/reset-password/${link}/`, { password: 'Kopi-Pagi!' }, withKey({}, 'two')),
      ]) {
        expect((await call()).statusCode).toBe(200);
        const second = await call();
        expect([second.statusCode, second.headers[REPLAYED]]).toEqual([200, 'true']);
      }
    });

    it('counts the failures of calls with a key', async () => {
      const guess = (index: number) =>
        post('candidate/reset-password/MTIz/x/', { password: 'Kopi-Pagi!' }, withKey({}, `${index}`));
      for (let index = 0; index < 100; index += 1) expect((await guess(index)).statusCode).toBe(404);
      expect((await guess(100)).statusCode).toBe(429);
    });

    it('ignores the key of a call that signs in or mails a link', async () => {
      await candidateIn(test, { email: 'siti@example.com', password: 'Kopi-Pagi!' });
      const credentials = { email: 'siti@example.com', password: 'Kopi-Pagi!' };
      for (const [path, body] of [
        ['candidate/login/', credentials],
        ['candidate/forgot-password/', { email: 'siti@example.com' }],
        ['candidate/verify/resend/', { email: 'siti@example.com' }],
      ] as const) {
        await post(path, body, withKey({}, 'one'));
        const second = await post(path, body, withKey({}, 'one'));
        expect([second.statusCode, second.headers[REPLAYED]]).toEqual([200, undefined]);
      }
      expect(test.mailbox).toHaveLength(2);
      expect(await test.db.$count(storedResponses)).toBe(0);
    });
  });
});

describe('repeated requests', () => {
  const HOUR = 3_600_000;

  async function until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  it('runs a task as soon as the app listens, when requested', async () => {
    const app = Fastify();
    let atOnce = 0;
    let later = 0;
    repeat(app, { every: HOUR, atOnce: true, task: async () => void (atOnce += 1), failure: 'failed' });
    repeat(app, { every: HOUR, task: async () => void (later += 1), failure: 'failed' });
    await app.listen({ port: 0, host: '127.0.0.1' });
    await until(() => atOnce > 0);
    await app.close();
    expect([atOnce, later]).toEqual([1, 0]);
  });

  it('tries a task again that has failed, and logs why', async () => {
    const lines: string[] = [];
    const app = Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } });
    let runs = 0;
    const task = async (): Promise<void> => {
      runs += 1;
      if (runs === 1) throw new Error('the database is away');
    };
    repeat(app, { every: 5, task, failure: 'a purge failed' });
    await until(() => runs > 1);
    await app.close();
    const failed = lines.map((line) => JSON.parse(line) as { level: number; msg: string; err?: { message: string } });
    expect(failed.filter(({ level }) => level === 50)).toMatchObject([
      { msg: 'a purge failed', err: { message: 'the database is away' } },
    ]);
  });

  it('runs one at a time, and has it end before the app is closed', async () => {
    const app = Fastify();
    let runs = 0;
    let told = false;
    const task = (signal: AbortSignal): Promise<void> => {
      runs += 1;
      return new Promise((resolve) =>
        signal.addEventListener('abort', () =>
          setImmediate(() => {
            told = true;
            resolve();
          }),
        ),
      );
    };
    let ticks = 0;
    repeat(app, { every: 5, task, failure: 'failed' });
    repeat(app, { every: 5, task: async () => void (ticks += 1), failure: 'failed' });
    await until(() => ticks > 3);
    await app.close();
    expect([runs, told]).toEqual([1, true]);
  });
});
