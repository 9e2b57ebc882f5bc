import { randomUUID } from 'node:crypto';
import * as timers from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { candidateIn } from '../../test/candidates';
import { mailServer } from '../../test/mail-server';
import { testApp, type TestApp } from '../../test/test-app';
import { testDatabase } from '../../test/test-database';
import { buildApp } from '../app';
import type { OpenDatabase } from '../db/client';
import { rateLimitWindows } from '../db/request-schema';
import { candidates } from '../db/schema';
import { RecipientRefusedError } from '../mail/mailer';
import { smtpMailer } from '../mail/smtp-mailer';
import { enqueue } from './enqueue';
import { handlers } from '../background/handlers';
import { installQueues } from '../db/install-queues';
import { GIVE_UP_MS, retryDelay } from './worker';

jest.mock('node:timers/promises', () => {
  const actual = jest.requireActual<typeof timers>('node:timers/promises');
  return { ...actual, setTimeout: jest.fn(actual.setTimeout) };
});

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const started: TestApp[] = [];
const start = async () => {
  const test = await testApp({}, {}, database);
  started.push(test);
  return test;
};

const { setInterval: every } = globalThis;
/** Makes workers look for jobs twenty times as often. */
const hurry = () =>
  jest.spyOn(globalThis, 'setInterval').mockImplementation((task, milliseconds = 0) => every(task, milliseconds / 20));

let test: TestApp;
beforeEach(async () => {
  hurry();
  test = await start();
  await test.db.delete(candidates);
  await test.db.delete(rateLimitWindows);
  await test.db.execute(sql`delete from pgboss.job`);
});
afterEach(() => jest.restoreAllMocks());
afterEach(() => Promise.all(started.splice(0).map(({ close }) => close())));

const siti = { name: 'Siti', email: 'siti@example.com', phoneNumber: '+628123456789', password: 'Kopi-Pagi!' };

const post = (path: string, payload: object, { app } = test) =>
  app.inject({ method: 'POST', url: `/api/v1/candidate/${path}/`, payload });

const mailedToken = (link = test.mailbox[0]?.link) => link?.split('token=')[1] ?? '';

const stored = async () => {
  const { rows } = (await test.db.execute(sql`select data, state from pgboss.job`)) as unknown as { rows: unknown[] };
  return rows;
};

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

it('responds before the mail is sent, and sends it without another request', async () => {
  expect((await post('register', siti)).statusCode).toBe(201);
  expect(test.mailbox).toEqual([]);
  await test.app.listen({ port: 0 });
  await until(() => test.mailbox.length > 0);
  await until(async () => (await stored()).length === 0);
});

it('stores nothing about a person but ids', async () => {
  await post('register', siti);
  const [{ id } = { id: '' }] = await test.db.select({ id: candidates.id }).from(candidates);
  expect(await stored()).toEqual([
    {
      data: {
        name: 'mail-activation',
        payload: { candidateId: id, registrationId: expect.stringMatching(/^[\w-]{36}$/) as string },
        failures: 0,
        since: expect.stringMatching(/^\d{4}-.+Z$/) as string,
      },
      state: 'created',
    },
  ]);
});

it('sends a mail that failed once more, with a link that works, and no second time', async () => {
  test.mailFailure = new Error('mail server down');
  await post('register', siti);
  await test.app.tasksDone();
  test.mailFailure = null;
  await test.app.tasksDone();
  expect(test.mailbox).toEqual([]);
  await test.app.runAllJobs();
  await test.app.runAllJobs();
  expect(test.mailbox).toHaveLength(1);
  expect((await post('verify', { verifyToken: mailedToken() })).statusCode).toBe(200);
});

it('waits twice as long after each failure, for an hour at most', () => {
  const delays = [1, 2, 4, 9, 80].map(retryDelay);
  expect(delays).toEqual([15 * SECOND, 30 * SECOND, 2 * MINUTE, 60 * MINUTE, 60 * MINUTE]);
});

it('gives up after three days, and names the kind of mail in log and metrics, but no person', async () => {
  test.mailFailure = new Error('mail server down');
  await post('register', siti);
  await test.app.tasksDone();
  test.advance(GIVE_UP_MS.background - MINUTE);
  await test.app.runAllJobs();
  expect(await stored()).toHaveLength(1);
  test.advance(MINUTE);
  await test.app.runAllJobs();
  expect(await stored()).toEqual([]);
  const lines = test.logs.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ event }) => event).map(({ event, job, level }) => [event, job, level])).toEqual([
    ['background-job-failed', 'mail-activation', 40],
    ['background-job-failed', 'mail-activation', 40],
    ['background-job-gave-up', 'mail-activation', 50],
  ]);
  expect(test.logs.join('')).not.toMatch(/siti/i);
  const { body } = await test.app.inject('/metrics');
  expect(body).toContain('background_jobs_total{name="mail-activation",result="failed"} 2');
  expect(body).toContain('background_jobs_total{name="mail-activation",result="gave-up"} 1');
  expect(body).toContain('background_jobs_waiting{queue="background"} 0');
});

it('does not retry a mail that is refused for good, and logs the refusal', async () => {
  test.mailFailure = new RecipientRefusedError('The mail server did not take a mail (EENVELOPE, 550).', true);
  await post('register', siti);
  await test.app.tasksDone();
  expect(await stored()).toEqual([]);
  const lines = test.logs.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ event }) => event).map(({ event, job, level }) => [event, job, level])).toEqual([
    ['background-job-refused', 'mail-activation', 40],
  ]);
  const { body } = await test.app.inject('/metrics');
  expect(body).toContain('background_jobs_total{name="mail-activation",result="refused"} 1');
});

it.each(['forgot-password', 'verify/resend'])(
  'stores as much for an unknown address at %s as for a known one',
  async (call) => {
    const hidden = await testApp({ HIDE_ACCOUNTS: 'true' }, {}, database);
    started.push(hidden);
    await candidateIn(hidden, { email: 'siti@example.com', activatedAt: null });
    for (const email of ['siti@example.com', 'bukan.siapa@example.com']) {
      expect((await post(call, { email }, hidden)).statusCode).toBe(200);
    }
    expect(await stored()).toHaveLength(2);
    expect(JSON.stringify(await stored())).not.toContain('example.com');
    await hidden.app.tasksDone();
    expect(hidden.mailbox.map(({ to }) => to)).toEqual(['siti@example.com']);
  },
);

it('enqueues nothing where the change is undone', async () => {
  const change = test.db.transaction(async (tx) => {
    await enqueue(tx, 'mail-reset', { candidateId: null }, new Date());
    throw new Error('undone');
  });
  await expect(change).rejects.toThrow('undone');
  expect(await stored()).toEqual([]);
});

it('sends no mail to a deleted account', async () => {
  await post('register', siti);
  await test.db.delete(candidates);
  await test.app.tasksDone();
  expect([test.mailbox, await stored()]).toEqual([[], []]);
});

it('sends each mail once where two servers share the work', async () => {
  const other = await start();
  const emails = Array.from({ length: 30 }, (_, i) => `siti${i}@example.com`);
  for (const email of emails) {
    const { id } = await candidateIn(test, { email });
    await enqueue(test.db, 'mail-new-password', { candidateId: id }, new Date());
  }
  await Promise.all([test.app.tasksDone(), other.app.tasksDone()]);
  expect([...test.mailbox, ...other.mailbox].map(({ to }) => to).sort()).toEqual(emails.sort());
});

describe('exports that never end', () => {
  /** Stores ten of them. */
  const store = async () => {
    for (let i = 0; i < 10; i += 1) await enqueue(test.db, 'export', { exportId: randomUUID() }, new Date());
  };

  const queues = async () => {
    const { rows } = (await test.db.execute(
      sql`select name, count(*)::int as count from pgboss.job group by name`,
    )) as unknown as { rows: { name: string; count: number }[] };
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  };

  it('keep no mail waiting', async () => {
    let end = (): void => undefined;
    const never = new Promise<void>((resolve) => (end = resolve));
    const started = jest.spyOn(handlers, 'export').mockReturnValue(never);
    await store();
    await test.app.listen({ port: 0 });
    await until(() => started.mock.calls.length > 0);
    await post('register', siti);
    await until(() => test.mailbox.length > 0);
    await until(async () => !('background' in (await queues())));
    expect(started).toHaveBeenCalledTimes(1);
    expect(await queues()).toEqual({ export: 10 });
    const { body } = await test.app.inject('/metrics');
    expect(body).toContain('background_jobs_waiting{queue="background"} 0');
    expect(body).toContain('background_jobs_waiting{queue="export"} 9');
    // So that the server closes at once.
    end();
  });
});

it('makes a queue that the database lacks, and leaves its jobs', async () => {
  await post('register', siti);
  await test.db.execute(sql`select pgboss.delete_queue('export')`);
  await expect(enqueue(test.db, 'export', { exportId: randomUUID() }, new Date())).rejects.toThrow('not stored');
  await installQueues((test.db as unknown as { $client: unknown }).$client);
  await enqueue(test.db, 'export', { exportId: randomUUID() }, new Date());
  expect(await stored()).toHaveLength(2);
  await test.app.tasksDone();
  expect(test.mailbox).toHaveLength(1);
  expect(await stored()).toEqual([]);
});

it.each(['mail-reset', 'mail-digest', 'company-picture', 'job-signals', 'export'] as const)(
  'keeps no %s waiting for others that fail',
  async (name) => {
    const poisoned: string[] = Array.from({ length: 6 }, () => randomUUID());
    const done: unknown[] = [];
    jest.spyOn(handlers, name).mockImplementation(async (_deps: unknown, payload: unknown) => {
      if (poisoned.includes(Object.values(payload as object)[0] as string)) throw new Error('poisoned');
      done.push(payload);
    });
    for (const id of [...poisoned, 'good']) await enqueue(test.db, name, { id } as never, new Date());
    await test.app.tasksDone();
    expect(done).toEqual([{ id: 'good' }]);
    expect(await stored()).toHaveLength(poisoned.length);
  },
);

it('makes one export after the other', async () => {
  let [running, most] = [0, 0];
  const made: string[] = [];
  jest.spyOn(handlers, 'export').mockImplementation(async (_deps, { exportId }) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
    made.push(exportId);
  });
  const ids = Array.from({ length: 8 }, () => randomUUID());
  for (const exportId of ids) await enqueue(test.db, 'export', { exportId }, new Date());
  await test.app.listen({ port: 0 });
  await until(async () => made.length === 8 && (await stored()).length === 0);
  expect(most).toBe(1);
  expect(made.sort()).toEqual(ids.sort());
});

it('tries an export that failed in its own queue, and takes over one whose server ended', async () => {
  const tried = jest.spyOn(handlers, 'export').mockRejectedValueOnce(new Error('away')).mockResolvedValue();
  await enqueue(test.db, 'export', { exportId: randomUUID() }, new Date());
  await test.app.tasksDone();
  const { rows } = (await test.db.execute(sql`select name from pgboss.job`)) as unknown as { rows: unknown[] };
  expect(rows).toEqual([{ name: 'export' }]);
  await test.db.execute(sql`update pgboss.job set state = 'active', started_on = now() - interval '61 seconds'`);
  await test.app.listen({ port: 0 });
  await until(() => tried.mock.calls.length === 2);
});

it('leaves a job to the server that has it, and takes it over once its lease has ended', async () => {
  await post('register', siti);
  await test.db.execute(sql`update pgboss.job set state = 'active', started_on = now()`);
  await test.app.runAllJobs();
  expect(test.mailbox).toEqual([]);
  await test.db.execute(sql`update pgboss.job set started_on = now() - interval '61 seconds'`);
  await test.app.listen({ port: 0 });
  await until(() => test.mailbox.length > 0);
});

it('closes in seconds while a mail hangs, and keeps the job', async () => {
  const { db, config } = test;
  let hangs = false;
  const mailer = { send: () => new Promise<void>(() => void (hangs = true)) };
  const app = await buildApp({ db, config, mailer, now: () => new Date() }, { logStream: { write: () => undefined } });
  await post('register', siti);
  await app.listen({ port: 0 });
  await until(() => hangs);
  jest.mocked(timers.setTimeout).mockImplementationOnce(async () => undefined as never);
  await app.close();
  expect(timers.setTimeout).toHaveBeenLastCalledWith(3_000, undefined, expect.anything());
  expect(await stored()).toHaveLength(1);
});

it.each([
  ['is away', null],
  ['refuses for now', { RCPT: '451 try later' }],
])('mails once, when the mail server %s and comes back', async (_what, replies) => {
  const mails = await mailServer(replies ?? {});
  const port = Number(new URL(mails.url).port);
  if (replies === null) await mails.close();
  const { db, config } = test;
  const mailer = smtpMailer(mails.url, config.mailFrom, MINUTE);
  const app = await buildApp({ db, config, mailer, now: () => new Date() }, { logStream: { write: () => undefined } });
  await post('register', siti);
  await app.tasksDone();
  expect(await stored()).toHaveLength(1);
  const back = replies === null ? await mailServer({}, port) : mails;
  back.replies = {};
  await app.runAllJobs();
  await app.runAllJobs();
  expect(back.taken).toHaveLength(1);
  expect(back.taken[0]).toContain('To: siti@example.com');
  await app.close();
  await back.close();
});
