import { sql } from 'drizzle-orm';
import { candidateIn, sessionOf, signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { pushService, type PushService } from '../../test/push-service';
import { testApp, type TestApp } from '../../test/test-app';
import { recordEvents, type NewEvent } from '../applications/application-events';
import { notifications } from '../db/notification-schema';
import { pushDevices, pushKeys } from '../db/push-schema';
import { rateLimitWindows } from '../db/request-schema';
import { digests } from '../db/saved-search-schema';
import { applications, candidates, jobs, sessions } from '../db/schema';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJob } from '../jobs/job-store';
import { purgeStale } from '../background/purge-stale';
import { enqueuePushOfDigest } from './enqueue-pushes';
import { PUSH_NETWORK, pushAddress } from './push-address';
import { WITHOUT_CONTENT } from './push-message';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PATH = '/api/v1/candidate/push/';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** Ten in the morning in Jakarta, in the future. */
const MORNING = Math.ceil(Date.now() / DAY) * DAY + 3 * HOUR;

let service: PushService;
let test: TestApp;
let me: Awaited<ReturnType<typeof signedIn>>;
let application: string;
/** The server's clock. */
let clock: number;

const moveTo = (time: number) => {
  test.advance(time - clock);
  clock = time;
};

/** Sessions hold although the clock is ahead. */
const keepSessions = () =>
  test.db.update(sessions).set({ lastUsedAt: new Date(clock), expiresAt: new Date(clock + 60 * DAY) });

beforeAll(async () => {
  service = await pushService();
  const pushNetwork = { protocol: 'http:' as const, isAllowed: () => true, anyPort: true, timeout: 300 };
  test = await testApp({ PUSH_HOSTS: '127.0.0.1' }, { pushNetwork });
});
afterAll(async () => {
  await test.close();
  await service.close();
});
beforeEach(async () => {
  test.reset();
  clock = Date.now();
  moveTo(MORNING);
  service.taken.length = 0;
  service.replies = {};
  await test.db.execute(sql`delete from pgboss.job`);
  for (const table of [candidates, jobs, rateLimitWindows]) await test.db.delete(table);
  me = await signedIn(test);
  await keepSessions();
  await upsertJob(test.db, makeJobInput({ title: 'Kasir' }));
  const [job] = await test.db.select({ id: jobs.id }).from(jobs);
  const values = { candidateId: me.id, jobId: job?.id ?? '', appliedAt: new Date(MORNING - DAY) };
  application = (await test.db.insert(applications).values(values).returning())[0]?.id ?? '';
});

const call = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object, headers: object = me.headers) =>
  test.app.inject({
    method,
    url: PATH + path,
    headers: { 'user-agent': ANDROID, ...headers },
    ...(payload && { payload }),
  });

async function subscribe(path: string, more: object = {}, headers: object = me.headers): Promise<string> {
  const response = await call('POST', '', { ...service.subscribe(path), ...more }, headers);
  expectContract('addPushDevice', response);
  expect(response.statusCode).toBe(201);
  return (response.json() as { data: { id: string } }).data.id;
}

async function listed(headers: object = me.headers) {
  const response = await call('GET', '', undefined, headers);
  expectContract('listPushDevices', response);
  return (response.json() as { data: { publicKey: string; devices: { id: string; name: string }[] } }).data;
}

const happen = (...events: Omit<NewEvent, 'at'>[]) =>
  recordEvents(
    test.db,
    application,
    events.map((event) => ({ at: new Date(clock), ...event })),
    new Date(clock),
  );

const appointment = (inHours: number, appointmentId: string | null = null) => ({
  kind: 'appointment' as const,
  appointmentId,
  appointmentAt: new Date(clock + inHours * HOUR),
  appointmentZone: 'Asia/Makassar',
  appointmentPlace: 'Jalan Melati 3',
});

const waiting = async () =>
  (
    (await test.db.execute(sql`select data, start_after from pgboss.job where name = 'push'`)) as unknown as {
      rows: { start_after: Date }[];
    }
  ).rows;

describe('devices', () => {
  it('are listed by the name of their browser, one for each endpoint, without their secrets', async () => {
    const id = await subscribe('/a');
    expect(await subscribe('/a', { expirationTime: MORNING + DAY })).toBe(id);
    const { publicKey, devices } = await listed();
    const at = expect.stringMatching(/^\d{4}-/) as string;
    expect(devices).toEqual([{ id, name: 'Chrome · Android', withoutContent: false, createdAt: at, lastUsedAt: at }]);
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
    expect((await listed()).publicKey).toBe(publicKey);
    expect(await test.db.$count(pushKeys)).toBe(1);
    await purgeStale(test.db, new Date(MORNING + 2 * DAY));
    expect(await test.db.$count(pushDevices)).toBe(0);
  });

  it('are ten: the oldest goes', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 11; i += 1) {
      moveTo(clock + 1_000);
      ids.push(await subscribe(`/${i}`));
    }
    expect((await listed()).devices.map(({ id }) => id)).toEqual(ids.slice(1).reverse());
  });

  it('are removed by their candidate alone', async () => {
    const id = await subscribe('/a');
    const other = await sessionOf(test, (await candidateIn(test)).id);
    expect((await call('DELETE', `${id}/`, undefined, other.headers)).json()).toMatchObject({ statusCode: 4004 });
    expect((await call('DELETE', `${id}/`)).statusCode).toBe(200);
    expect((await call('DELETE', `${id}/`)).statusCode).toBe(404);
  });

  it.each([
    ['logout', 'POST', '/api/v1/candidate/logout/', 'session', []],
    ['ending all others', 'DELETE', '/api/v1/candidate/session/', 'other', ['/b']],
  ] as const)('of a session end with it: %s', async (_what, method, url, by, left) => {
    const other = await sessionOf(test, me.id);
    await keepSessions();
    await subscribe('/a');
    if (by === 'other') await subscribe('/b', {}, other.headers);
    const { headers } = by === 'other' ? other : me;
    expect((await test.app.inject({ method, url, headers })).statusCode).toBe(200);
    expect((await test.db.select().from(pushDevices)).map(({ endpoint }) => new URL(endpoint).pathname)).toEqual(left);
  });

  it('of a browser belong to who signed in last, and never get the news of another', async () => {
    const subscription = service.subscribe('/a');
    await call('POST', '', subscription);
    await happen({ kind: 'moved', step: 'screening' });
    const other = await sessionOf(test, (await candidateIn(test)).id);
    await keepSessions();
    expect((await call('POST', '', subscription, other.headers)).statusCode).toBe(201);
    expect((await listed()).devices).toEqual([]);
    await test.app.tasksDone();
    expect(service.taken).toEqual([]);
  });
});

describe('endpoint of a stranger', () => {
  const keys = () => service.subscribe('/x').keys;

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://sg2p.notify.windows.com/w/?token=abc',
    'https://push.contoh.id/abc',
  ])('%s is taken', (endpoint) => {
    expect(pushAddress(endpoint, { pushHosts: ['push.contoh.id'] })?.href).toBe(endpoint);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://siti@fcm.googleapis.com/abc',
    'https://siti:rahasia@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.contoh.id/abc',
    'https://fcm.googleapis.com@contoh.id/abc',
    'https://notify.windows.com/abc',
    'https://xnotify.windows.com/abc',
    'https://fcm.googleapis.com./abc',
    'https://fcm.googleapiş.com/abc',
    'https://127.0.0.1/abc',
    'https://10.0.0.7/abc',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/abc',
    'https://[fe80::1]/abc',
    'https://2130706433/abc',
    'https://localhost/abc',
    'https://push.contoh.id/abc',
    'file:///etc/passwd',
    '//fcm.googleapis.com/abc',
    'bukan alamat',
    '',
  ])('%s is refused', (endpoint) => {
    expect(pushAddress(endpoint, { pushHosts: [] })).toBeNull();
  });

  it.each([
    ['an unknown host', { endpoint: 'https://contoh.id/abc' }],
    ['2,000 characters', { endpoint: `http://127.0.0.1/${'a'.repeat(2_000)}` }],
    ['no point of the curve', { keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }],
  ])('is refused with 4000: %s', async (_what, body) => {
    const response = await call('POST', '', { endpoint: `${service.origin}/x`, keys: keys(), ...body });
    expectContract('addPushDevice', response);
    expect(response.json()).toMatchObject({ statusCode: 4000 });
    expect(await test.db.$count(pushDevices)).toBe(0);
  });

  it('ends without a request where its name resolves to a private address', async () => {
    const isPrivate = await testApp(
      { PUSH_HOSTS: '127.0.0.1' },
      {
        pushNetwork: {
          ...PUSH_NETWORK,
          protocol: 'http:',
          anyPort: true,
          isAllowed: (ip) => ip !== '127.0.0.1' && ip !== '::1',
        },
      },
      { db: test.db, close: async () => undefined },
    );
    isPrivate.config.pushHosts.push('localhost');
    await subscribe('/a');
    const { port } = new URL(service.origin);
    await test.db.update(pushDevices).set({ endpoint: `http://localhost:${port}/a` });
    await happen({ kind: 'moved', step: 'screening' });
    isPrivate.advance(MORNING - Date.now());
    await isPrivate.app.tasksDone();
    expect([service.taken.length, (await waiting()).length]).toEqual([0, 0]);
    expect(isPrivate.logs.join('')).toContain('background-job-refused');
    expect(isPrivate.logs.join('')).not.toContain('localhost:');
    await isPrivate.close();
  });

  it('uses the public internet alone, by https, for ten seconds', () => {
    expect(PUSH_NETWORK).toMatchObject({ protocol: 'https:', anyPort: false, timeout: 10_000 });
    expect(PUSH_NETWORK.isAllowed('192.168.1.1')).toBe(false);
  });
});

describe('push', () => {
  it('tells of an appointment, encrypted, in the name of this provider', async () => {
    await subscribe('/a');
    await happen({ kind: 'viewed' }, appointment(100));
    await test.app.tasksDone();
    const [push, ...others] = service.taken;
    expect(others).toEqual([]);
    expect(push).toMatchObject({
      path: '/a',
      urgency: 'high',
      ttl: '86400',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(push?.content).toEqual({
      title: 'Janji temu',
      body: expect.stringMatching(/ 15\.00 WITA\nKasir, PT Contoh Abadi\nJalan Melati 3$/) as string,
      tag: push?.topic,
      address: '/kabar',
    });
    expect(push?.vapid).toMatchObject({ aud: service.origin, sub: 'mailto:no-reply@titian.example' });
    const hours = ((push?.vapid.exp ?? 0) * 1_000 - Date.now()) / HOUR;
    expect(hours > 0 && hours <= 24).toBe(true);
  });

  it('has one topic for all news of a subject, and the latest news alone', async () => {
    await subscribe('/a');
    await happen(appointment(100));
    await test.app.tasksDone();
    const [{ subject } = { subject: '' }] = await test.db.select().from(notifications);
    await happen({ ...appointment(120, subject) });
    await happen({ ...appointment(120, subject), kind: 'appointmentCancelled' });
    await test.app.tasksDone();
    expect(service.taken.map(({ content: { title } }) => title)).toEqual(['Janji temu', 'Janji temu dibatalkan']);
    expect(new Set(service.taken.map(({ topic }) => topic)).size).toBe(1);
  });

  it('tells that an application moves and is decided, and not that it was viewed', async () => {
    await subscribe('/a');
    await happen({ kind: 'viewed' });
    await happen({ kind: 'moved', step: 'interview_hr' });
    await test.app.tasksDone();
    await happen({ kind: 'moved', step: 'onboard' }, { kind: 'outcome', outcome: 'accepted' });
    await test.app.tasksDone();
    expect(service.taken.map(({ content }) => [content.title, content.body])).toEqual([
      ['Lamaran Anda pindah tahap', 'Interview HR\nKasir, PT Contoh Abadi'],
      ['Keputusan untuk lamaran Anda', 'Diterima\nKasir, PT Contoh Abadi'],
    ]);
  });

  it('tells that a digest was mailed', async () => {
    await subscribe('/a');
    const values = { candidateId: me.id, day: '2026-11-20', upTo: 1, jobIds: [application], createdAt: new Date() };
    const [digest] = await test.db.insert(digests).values(values).returning();
    if (digest) await enqueuePushOfDigest(test.db, digest, new Date(clock));
    await test.app.tasksDone();
    expect(service.taken.map(({ content, urgency }) => [content.title, content.body, urgency])).toEqual([
      ['Lowongan baru', '1 lowongan baru untuk pencarian tersimpan Anda.', 'low'],
    ]);
  });

  it('says one sentence alone where that was chosen, also after the device has registered again', async () => {
    await subscribe('/a', { withoutContent: true });
    await call('POST', '', service.subscribe('/a'));
    await happen(appointment(100));
    await test.app.tasksDone();
    expect(service.taken.map(({ content }) => content)).toEqual([{ title: WITHOUT_CONTENT, address: '/kabar' }]);
  });

  it('is not sent for what was read, and not while the account is being deleted', async () => {
    await subscribe('/a');
    await happen({ kind: 'moved', step: 'screening' });
    await test.db.update(notifications).set({ readAt: new Date() });
    await test.app.tasksDone();
    await happen({ kind: 'moved', step: 'psikotest' });
    await test.db.update(candidates).set({ deletionRequestedAt: new Date(clock) });
    await test.app.tasksDone();
    expect(service.taken).toEqual([]);
  });

  it('waits at night for 7 o’clock, unless the appointment is within 24 hours', async () => {
    await subscribe('/a');
    moveTo(MORNING + 11 * HOUR + 1_000);
    await happen(appointment(23), appointment(30), { kind: 'moved', step: 'screening' });
    await test.app.tasksDone();
    expect(service.taken.map(({ content: { title } }) => title)).toEqual(['Janji temu']);
    const seven = new Date(MORNING + 21 * HOUR);
    expect((await waiting()).map(({ start_after: at }) => new Date(at).getTime())).toEqual([seven, seven].map(Number));
    moveTo(seven.getTime() + 1_000);
    await test.app.runAllJobs();
    expect(service.taken.map(({ content: { title } }) => title).sort()).toEqual([
      ...['Janji temu', 'Janji temu'],
      'Lamaran Anda pindah tahap',
    ]);
  });
});

describe('reply of the push service', () => {
  beforeEach(async () => {
    await subscribe('/a');
    await happen(appointment(100));
  });

  const send = async (...replies: (PushService['replies'][string][number] | undefined)[]) => {
    service.replies['/a'] = replies.flatMap((reply) => (reply === undefined ? [] : [reply]));
    await test.app.tasksDone();
    return {
      sent: service.taken.length,
      devices: await test.db.$count(pushDevices),
      waiting: (await waiting()).length,
    };
  };

  it.each([201, 200, 202])('%i: it is done, and the device was used', async (status) => {
    moveTo(clock + HOUR);
    expect(await send({ status })).toEqual({ sent: 1, devices: 1, waiting: 0 });
    const [device] = await test.db.select().from(pushDevices);
    expect(Number(device?.lastUsedAt)).toBeGreaterThan(Number(device?.createdAt));
  });

  it.each([404, 410])('%i: the device goes', async (status) => {
    expect(await send({ status })).toEqual({ sent: 1, devices: 0, waiting: 0 });
  });

  it('413: the sentence alone is sent, once', async () => {
    expect(await send({ status: 413 }, { status: 413 })).toEqual({ sent: 2, devices: 1, waiting: 0 });
    expect(service.taken[1]?.content).toEqual({ title: WITHOUT_CONTENT, address: '/kabar' });
    expect(service.taken[1]?.topic).toBe(service.taken[0]?.topic);
  });

  it('429: it is sent again when the push service says, with the same topic', async () => {
    expect(await send({ status: 429, headers: { 'retry-after': '7200' } })).toEqual({
      sent: 1,
      devices: 1,
      waiting: 1,
    });
    const [{ start_after: at } = { start_after: 0 }] = await waiting();
    expect(Math.abs(Number(new Date(at)) - clock - 2 * HOUR)).toBeLessThan(30_000);
    await test.app.runAllJobs();
    expect(new Set(service.taken.map(({ topic }) => topic)).size).toBe(1);
    expect([service.taken.length, (await waiting()).length]).toEqual([2, 0]);
  });

  it.each([
    ['500', { status: 500 }],
    ['429 without a time', { status: 429 }],
    ['nothing', null],
  ])('%s: it is sent again for a day at most', async (_what, reply) => {
    expect(await send(reply)).toEqual({ sent: 1, devices: 1, waiting: 1 });
    service.replies['/a'] = [reply];
    moveTo(clock + 23 * HOUR);
    await test.app.runAllJobs();
    expect([service.taken.length, (await waiting()).length]).toEqual([2, 1]);
    moveTo(clock + HOUR + 1_000);
    await test.app.runAllJobs();
    expect([service.taken.length, (await waiting()).length]).toEqual([2, 0]);
  });

  it.each([400, 403, 301])('%i: it is given up, and no redirect is followed', async (status) => {
    const headers = { location: `${service.origin}/b` };
    expect(await send({ status, headers })).toEqual({ sent: 1, devices: 1, waiting: 0 });
  });
});
