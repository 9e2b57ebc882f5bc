import { sql } from 'drizzle-orm';
import { candidateIn, sessionOf } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { pushService, type PushService } from '../../test/push-service';
import { testApp, type TestApp } from '../../test/test-app';
import { recordEvents, type NewEvent } from '../applications/application-events';
import { purgeStale } from '../background/purge-stale';
import { notifications } from '../db/notification-schema';
import { pushDevices, pushKeys } from '../db/push-schema';
import { digests } from '../db/saved-search-schema';
import { applications, candidates, jobs, sessions } from '../db/schema';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJob } from '../jobs/job-store';
import { enqueuePush } from '../news/enqueue-pushes';
import { PUSH_NETWORK, pushAddress } from './push-address';
import { WITHOUT_CONTENT } from './push-message';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PATH = '/api/v1/candidate/push/';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const SENTENCE = {
  title: WITHOUT_CONTENT,
  tag: expect.stringMatching(/^[\w-]{32}$/) as string,
  address: '/kabar',
};

/** Ten in the morning in Jakarta, in the future. */
const MORNING = Math.ceil(Date.now() / DAY) * DAY + 3 * HOUR;

const network = { protocol: 'http:' as const, isAllowed: () => true, anyPort: true, timeout: 1_000 };

type Headers = Record<string, string>;

let service: PushService;
let test: TestApp;
let candidateId: string;
let mine: Headers;
let application: string;
/** The server's clock. */
let clock: number;

const moveTo = (time: number) => {
  test.advance(time - clock);
  clock = time;
};

/** A session that holds although the clock is ahead. */
async function signIn(id: string): Promise<Headers> {
  const { headers } = await sessionOf(test, id);
  await test.db.update(sessions).set({ lastUsedAt: new Date(clock), expiresAt: new Date(clock + 60 * DAY) });
  return headers;
}

beforeAll(async () => {
  service = await pushService();
  test = await testApp({ PUSH_HOSTS: '127.0.0.1' }, { pushNetwork: network });
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
  service.replies = [];
  await test.db.execute(sql`delete from pgboss.job`);
  for (const table of [candidates, jobs]) await test.db.delete(table);
  candidateId = (await candidateIn(test)).id;
  mine = await signIn(candidateId);
  await upsertJob(test.db, makeJobInput({ title: 'Kasir' }));
  const [job] = await test.db.select({ id: jobs.id }).from(jobs);
  const values = { candidateId, jobId: job?.id ?? '', appliedAt: new Date(MORNING - DAY) };
  application = (await test.db.insert(applications).values(values).returning())[0]?.id ?? '';
});

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  test.app.inject({ method, url, headers: { 'user-agent': ANDROID, ...headers }, ...(payload && { payload }) });

async function subscribe(path: string, more: object = {}, headers = mine): Promise<string> {
  const response = await call('POST', PATH, headers, { ...service.subscribe(path), ...more });
  expectContract('addPushDevice', response);
  expect(response.statusCode).toBe(201);
  return response.json<{ data: { id: string } }>().data.id;
}

async function listed() {
  const response = await call('GET', PATH, mine);
  expectContract('listPushDevices', response);
  return response.json<{ data: { publicKey: string; devices: { id: string; refused: boolean }[]; ended: string[] } }>()
    .data;
}

const happen = (...events: Omit<NewEvent, 'at'>[]) => {
  const at = new Date(clock);
  return recordEvents(
    test.db,
    application,
    events.map((event) => ({ at, ...event })),
    at,
  );
};

const appointment = (inHours: number, appointmentId: string | null = null) => ({
  kind: 'appointment' as const,
  appointmentId,
  appointmentAt: new Date(clock + inHours * HOUR),
  appointmentZone: 'Asia/Makassar',
  appointmentPlace: 'Jalan Melati 3',
});

/** When the pushes that wait are sent. */
async function waiting(): Promise<number[]> {
  const { rows } = (await test.db.execute(sql`select start_after from pgboss.job where name = 'push'`)) as unknown as {
    rows: { start_after: Date }[];
  };
  return rows.map((row) => Number(new Date(row.start_after)));
}

const state = async () => {
  const { devices, ended } = await listed();
  const told = { devices: devices.length, ended: ended.length };
  return { sent: service.taken.length, ...told, waiting: (await waiting()).length };
};

/** The messages that arrive at the push service. */
async function arrived() {
  await test.app.tasksDone();
  return service.taken.map(({ content: { title, body } }) => [title, body]);
}

describe('devices', () => {
  it('are listed by the name of their browser, one for each endpoint, without their secrets, until they are removed', async () => {
    const id = await subscribe('/a');
    expect(await subscribe('/a', { expirationTime: MORNING + DAY })).toBe(id);
    const { publicKey, devices } = await listed();
    const at = expect.stringMatching(/^\d{4}-/) as string;
    const times = { createdAt: at, lastUsedAt: at, expiresAt: at };
    expect(devices).toEqual([{ id, name: 'Chrome · Android', withoutContent: false, refused: false, ...times }]);
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
    expect([(await listed()).publicKey, await test.db.$count(pushKeys)]).toEqual([publicKey, 1]);
    const remove = async () => (await call('DELETE', `${PATH}${id}/`, mine)).statusCode;
    expect([await remove(), await remove()]).toEqual([200, 404]);
  });

  it('end when they expire, are told as ended for 90 days, and are sent nothing', async () => {
    const id = await subscribe('/a', { expirationTime: MORNING + DAY });
    moveTo(MORNING + 2 * DAY);
    await happen(appointment(100));
    expect(await arrived()).toEqual([]);
    const { devices, ended } = await listed();
    expect([devices, ended]).toEqual([[], [id]]);
    const left = async (days: number) => {
      await purgeStale(test.db, new Date(MORNING + days * DAY));
      return test.db.$count(pushDevices);
    };
    expect([await left(90), await left(92)]).toEqual([1, 0]);
  });

  it('are ten: one that has ended goes, then the oldest', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 12; i += 1) {
      moveTo(clock + 60_000);
      ids.push(await subscribe(`/${i}`, i === 5 ? { expirationTime: clock + 30_000 } : {}));
    }
    const [, ...left] = ids.filter((_id, i) => i !== 5);
    expect((await listed()).devices.map(({ id }) => id)).toEqual(left.reverse());
  });

  it.each([
    ['logout', 'POST', '/api/v1/candidate/logout/', ['/other']],
    ['ending all others', 'DELETE', '/api/v1/candidate/session/', ['/mine']],
  ] as const)('of a session end with it: %s', async (_what, method, url, left) => {
    await subscribe('/mine');
    await subscribe('/other', {}, await signIn(candidateId));
    expect((await call(method, url, mine)).statusCode).toBe(200);
    expect((await test.db.select().from(pushDevices)).map(({ endpoint }) => new URL(endpoint).pathname)).toEqual(left);
  });

  it('of a browser belong to the candidate who signed in last, and never get the news of another', async () => {
    const subscription = service.subscribe('/a');
    await subscribe('/a', subscription);
    await happen({ kind: 'moved', step: 'screening' });
    await subscribe('/a', subscription, await signIn((await candidateIn(test)).id));
    expect((await listed()).devices).toEqual([]);
    expect(await arrived()).toEqual([]);
  });

  it('stay those of their candidate where another knows the endpoint alone, with or without a fragment', async () => {
    const id = await subscribe('/a');
    const others = await signIn((await candidateIn(test)).id);
    for (const endpoint of [`${service.origin}/a`, `${service.origin}/a#b`]) {
      const response = await call('POST', PATH, others, { ...service.subscribe('/x'), endpoint });
      expectContract('addPushDevice', response);
      expect(response.json()).toMatchObject({ statusCode: 4000, err: { keys: [/bukan yang terdaftar/] } });
    }
    expect((await listed()).devices).toMatchObject([{ id }]);
    expect(await subscribe('/a', { endpoint: `${service.origin}/a#b` })).toBe(id);
  });
});

describe('endpoint of a stranger', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://jmt17.google.com/fcm/send/abc',
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
    'https://siti:rahasia@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com@contoh.id/abc',
    'https://fcm.googleapis.com.contoh.id/abc',
    'https://xnotify.windows.com/abc',
    'https://fcm.googleapiş.com/abc',
    'https://10.0.0.7/abc',
    'https://169.254.169.254/latest/meta-data/',
    'https://[fe80::1]/abc',
    'https://localhost/abc',
    'file:///etc/passwd',
    'bukan alamat',
  ])('%s is refused', (endpoint) => {
    expect(pushAddress(endpoint, { pushHosts: [] })).toBeNull();
  });

  it.each([
    [
      'an unknown host, which is named without the path',
      { endpoint: 'https://contoh.id/rahasia' },
      { endpoint: ['Layanan pemberitahuan browser ini tidak dikenal: https://contoh.id.'] },
    ],
    ['no address', { endpoint: 'bukan alamat' }, { endpoint: ['Layanan pemberitahuan browser ini tidak dikenal.'] }],
    ['2,000 characters', { endpoint: `http://127.0.0.1/${'a'.repeat(2_000)}` }, {}],
    ['a subscription that is over', { expirationTime: MORNING - 1 }, {}],
    ['a subscription beyond the year 9999', { expirationTime: 253_402_300_800_000 }, {}],
    ['no point of the curve', { keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }, {}],
  ])('is refused with 4000: %s', async (_what, body, err) => {
    const response = await call('POST', PATH, mine, { ...service.subscribe('/x'), ...body });
    expectContract('addPushDevice', response);
    expect(response.json()).toMatchObject({ statusCode: 4000, err });
    expect(await test.db.$count(pushDevices)).toBe(0);
  });

  it('ends without a request where its name resolves to a private address', async () => {
    test.config.pushHosts.push('localhost');
    const { endpoint } = service.subscribe('/a');
    await subscribe('/a', { endpoint: endpoint.replace('127.0.0.1', 'localhost') });
    await happen({ kind: 'moved', step: 'screening' });
    const isAllowed = jest.spyOn(network, 'isAllowed').mockReturnValue(false);
    expect(await arrived()).toEqual([]);
    isAllowed.mockRestore();
    expect((await state()).waiting).toBe(0);
    expect(test.logs.join('')).toContain('background-job-refused');
    expect(test.logs.join('')).not.toContain('localhost:');
  });

  it('uses the public internet alone, by https, for ten seconds', () => {
    expect(PUSH_NETWORK).toMatchObject({ protocol: 'https:', anyPort: false, timeout: 10_000 });
    expect(PUSH_NETWORK.isAllowed('192.168.1.1')).toBe(false);
  });
});

describe('push', () => {
  beforeEach(() => subscribe('/a'));

  it('tells of an appointment, encrypted, in the name of this provider', async () => {
    await happen({ kind: 'viewed' }, appointment(100));
    await test.app.tasksDone();
    expect(service.taken).toHaveLength(1);
    const topic = expect.stringMatching(/^[\w-]{32}$/) as string;
    expect(service.taken[0]).toMatchObject({ path: '/a', headers: { urgency: 'high', ttl: '86400', topic } });
    const { content, vapid, headers } = service.taken[0] ?? {};
    const body = expect.stringMatching(/ 15\.00 WITA\nKasir, PT Contoh Abadi\nJalan Melati 3$/) as string;
    expect(content).toEqual({ title: 'Janji temu', body, tag: headers?.topic, address: '/kabar' });
    expect(vapid).toMatchObject({ aud: service.origin, sub: 'mailto:no-reply@titian.example' });
    const hours = ((vapid?.exp ?? 0) * 1_000 - Date.now()) / HOUR;
    expect(hours > 0 && hours <= 24).toBe(true);
  });

  it.each([
    ['an appointment in two hours', 2, 7_200],
    ['one in 30 hours', 30, 86_400],
  ])('is stored until the appointment, and a day at most: %s', async (_what, inHours, ttl) => {
    await happen(appointment(inHours));
    await test.app.tasksDone();
    expect(service.taken).toHaveLength(1);
    const lost = ttl - Number(service.taken[0]?.headers.ttl);
    expect(lost >= 0 && lost < 60).toBe(true);
  });

  it('tells of an appointment that has begun only that it was cancelled, and of none that began a day ago', async () => {
    const cancelled = { ...appointment(-1), kind: 'appointmentCancelled' as const };
    await happen(appointment(-1), cancelled, { ...cancelled, appointmentAt: new Date(clock - DAY) });
    expect((await arrived()).map(([title]) => title)).toEqual(['Janji temu dibatalkan']);
    expect(service.taken[0]?.headers.ttl).toBe('0');
  });

  it('has one topic for all news of a subject, and the latest news alone', async () => {
    await happen(appointment(100));
    await test.app.tasksDone();
    const [{ subject } = { subject: '' }] = await test.db.select().from(notifications);
    await happen(appointment(120, subject));
    await happen({ ...appointment(120, subject), kind: 'appointmentCancelled' });
    expect((await arrived()).map(([title]) => title)).toEqual(['Janji temu', 'Janji temu dibatalkan']);
    expect(new Set(service.taken.map(({ headers }) => headers.topic)).size).toBe(1);
  });

  it('tells that an application moves and is decided, and not that it was viewed', async () => {
    await happen({ kind: 'viewed' });
    await happen({ kind: 'moved', step: 'interview_hr' });
    await test.app.tasksDone();
    await happen({ kind: 'moved', step: 'onboard' }, { kind: 'outcome', outcome: 'accepted' });
    expect(await arrived()).toEqual([
      ['Lamaran Anda pindah tahap', 'Interview HR\nKasir, PT Contoh Abadi'],
      ['Keputusan untuk lamaran Anda', 'Diterima\nKasir, PT Contoh Abadi'],
    ]);
  });

  it('tells that a digest was mailed', async () => {
    const values = { candidateId, day: '2026-11-20', upTo: 1, jobIds: [application], createdAt: new Date() };
    const [digest] = await test.db.insert(digests).values(values).returning();
    await enqueuePush(test.db, candidateId, { digestId: digest?.id ?? '' }, new Date(clock));
    expect(await arrived()).toEqual([['Lowongan baru', '1 lowongan baru untuk pencarian tersimpan Anda.']]);
    expect(service.taken[0]?.headers.urgency).toBe('low');
  });

  it('says one sentence alone where that was chosen, also after the device has registered again', async () => {
    await subscribe('/a', { withoutContent: true });
    await subscribe('/a');
    await happen(appointment(100));
    await test.app.tasksDone();
    expect(service.taken.map(({ content }) => content)).toEqual([SENTENCE]);
  });

  it.each([
    ['was not used for 14 days', { lastUsedAt: new Date(MORNING - 15 * DAY) }],
    ['is 30 days old', { expiresAt: new Date(MORNING - HOUR) }],
  ])('says one sentence alone where the session of the device %s, until another registers it', async (_what, ended) => {
    await test.db.update(sessions).set(ended);
    await happen({ kind: 'moved', step: 'screening' });
    await test.app.tasksDone();
    await subscribe('/a', {}, await signIn(candidateId));
    await happen({ kind: 'moved', step: 'interview_hr' });
    expect((await arrived()).map(([title]) => title)).toEqual([WITHOUT_CONTENT, 'Lamaran Anda pindah tahap']);
  });

  it.each([
    ['for what was read', () => test.db.update(notifications).set({ readAt: new Date() })],
    [
      'while the account is being deleted',
      () => test.db.update(candidates).set({ deletionRequestedAt: new Date(clock) }),
    ],
  ])('is not sent %s', async (_when, change) => {
    await happen({ kind: 'moved', step: 'screening' });
    await change();
    expect(await arrived()).toEqual([]);
  });

  it('waits at night for 7 o’clock, unless the appointment is within 24 hours', async () => {
    moveTo(MORNING + 11 * HOUR + 1_000);
    await happen(appointment(23), appointment(30), { kind: 'moved', step: 'screening' });
    expect((await arrived()).map(([title]) => title)).toEqual(['Janji temu']);
    const seven = MORNING + 21 * HOUR;
    expect(await waiting()).toEqual([seven, seven]);
    moveTo(seven + 1_000);
    await test.app.runAllJobs();
    expect(await state()).toMatchObject({ sent: 3, devices: 1, waiting: 0 });
  });
});

describe('order of pushes', () => {
  const OTHERS = Array.from({ length: 9 }, (_, i) => `/${i}`);

  beforeEach(async () => {
    for (const path of [...OTHERS, '/a']) {
      moveTo(clock + 1_000);
      await subscribe(path);
    }
  });

  /** Has an application of another candidate moved, whose device is `/b`. */
  async function happenToAnother() {
    const other = await candidateIn(test);
    await subscribe('/b', {}, await signIn(other.id));
    const [{ jobId } = { jobId: '' }] = await test.db.select().from(applications);
    const values = { candidateId: other.id, jobId, appliedAt: new Date(MORNING - DAY) };
    const [row] = await test.db.insert(applications).values(values).returning();
    await recordEvents(test.db, row?.id ?? '', [{ kind: 'moved', step: 'screening', at: new Date(clock) }]);
  }

  /** The paths of the devices of waiting pushes, as the queue runs them. */
  async function queued() {
    const { rows } = (await test.db.execute(sql`
      select endpoint from pgboss.job join push_devices on push_devices.id::text = data #>> '{payload,deviceId}'
      where job.name = 'push' order by priority desc, created_on`)) as unknown as { rows: { endpoint: string }[] };
    return rows.map(({ endpoint }) => new URL(endpoint).pathname);
  }

  it('candidates take turns, each with the device that was used last', async () => {
    await happen({ kind: 'moved', step: 'screening' });
    await happenToAnother();
    expect((await queued()).slice(0, 2)).toEqual(['/a', '/b']);
  });

  it('appointments come before all other news', async () => {
    await happenToAnother();
    await happen(appointment(100));
    expect(await queued()).toEqual(['/a', ...OTHERS.toReversed(), '/b']);
  });

  it('another candidate’s news does not wait for ten push services that are silent', async () => {
    // Long enough for all of them to begin on a busy machine.
    const timeout = jest.replaceProperty(network, 'timeout', 5_000);
    service.replies = Array<null>(11).fill(null);
    await happen(appointment(100));
    await happenToAnother();
    const done = test.app.tasksDone();
    while (!service.taken.some(({ path }) => path === '/b')) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(test.logs.join('')).not.toContain('background-job-failed');
    await done;
    timeout.restore();
  });
});

describe('reply of the push service', () => {
  beforeEach(async () => {
    await subscribe('/a');
    await happen(appointment(100));
  });

  const runAllAt = async (time: number) => {
    moveTo(time);
    await test.app.runAllJobs();
    return state();
  };

  it.each([
    [201, 'it is done', { sent: 1, devices: 1, ended: 0 }],
    [404, 'the device has ended', { sent: 1, devices: 0, ended: 1 }],
    [410, 'the device has ended', { sent: 1, devices: 0, ended: 1 }],
    [413, 'the sentence alone is sent, once', { sent: 2, devices: 1, ended: 0 }],
    [400, 'it is given up, and the device is refused', { sent: 1, devices: 1, ended: 0 }],
    [401, 'it is given up, and the device is refused', { sent: 1, devices: 1, ended: 0 }],
    [403, 'it is given up, and the device is refused', { sent: 1, devices: 1, ended: 0 }],
    [301, 'no redirect is followed', { sent: 1, devices: 1, ended: 0 }],
  ])('%i: %s', async (status, _what, expected) => {
    const reply = { status, headers: { location: `${service.origin}/b` } };
    service.replies = [reply, reply];
    expect(await runAllAt(clock + HOUR)).toEqual({ ...expected, waiting: 0 });
    expect((await listed()).devices.map(({ refused }) => refused)).toEqual(
      [404, 410].includes(status) ? [] : [[400, 401, 403].includes(status)],
    );
    expect(service.taken.slice(1).map(({ content }) => content)).toEqual(status === 413 ? [SENTENCE] : []);
    const [device] = await test.db.select().from(pushDevices);
    expect(Number(device?.lastUsedAt) > Number(device?.createdAt)).toBe(status === 201);
  });

  it('429: it is sent again when the push service says, with the same topic', async () => {
    service.replies = [{ status: 429, headers: { 'retry-after': '7200' } }];
    await test.app.tasksDone();
    const [at = 0] = await waiting();
    expect(Math.abs(at - Date.now() - 2 * HOUR)).toBeLessThan(30_000);
    expect(await runAllAt(clock + 2 * HOUR)).toMatchObject({ sent: 2, waiting: 0 });
    expect(new Set(service.taken.map(({ headers }) => headers.topic)).size).toBe(1);
  });

  it.each([
    ['500', { status: 500 }],
    ['429 without a time', { status: 429 }],
    ['nothing', null],
  ])('%s: it is sent again for a day at most', async (_what, reply) => {
    service.replies = [reply, reply, reply];
    await test.app.tasksDone();
    expect(await runAllAt(clock + 23 * HOUR)).toMatchObject({ sent: 2, waiting: 1 });
    expect(await runAllAt(clock + HOUR)).toMatchObject({ sent: 3, devices: 1, waiting: 0 });
  });

  it('nothing, three times: the device rests for an hour', async () => {
    service.replies = [null, null, null];
    for (const sent of [1, 2, 3]) expect(await runAllAt(clock)).toMatchObject({ sent, waiting: 1 });
    expect(await runAllAt(clock + HOUR / 2)).toMatchObject({ sent: 3, waiting: 1 });
    expect(await runAllAt(clock + HOUR / 2)).toMatchObject({ sent: 4, waiting: 0 });
  });
});
