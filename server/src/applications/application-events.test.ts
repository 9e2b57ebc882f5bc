/** Following one application, and withdrawing it (specification 4, section 1). */
import { eq, sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { digestSettings } from '../db/saved-search-schema';
import { applicationEvents, applications, jobs } from '../db/schema';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJobs } from '../jobs/job-store';
import { recordEvents, type NewEvent } from './application-events';
import { withdraw as withdrawOne } from './withdraw';

let test: TestApp;
let siti: Awaited<ReturnType<typeof signedIn>>;
let budi: Awaited<ReturnType<typeof signedIn>>;
let jobId: string;

const UNKNOWN_IDS = ['00000000-0000-4000-8000-000000000000', 'tidak-ada', '%27%20or%201=1--', '-1', '%00'];

beforeAll(async () => {
  test = await testApp();
  siti = await signedIn(test);
  budi = await signedIn(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(applications);
  await test.db.delete(jobs);
  await upsertJobs(test.db, [makeJobInput()]);
  const [job] = await test.db.select().from(jobs);
  jobId = job?.id ?? '';
});

type Headers = Record<string, string>;
const post = (url: string, payload: object, headers: Headers = siti.headers) =>
  test.app.inject({ method: 'POST', url: `/api/v1/job-application/${url}`, payload, headers });
const get = (url: string, headers: Headers = siti.headers) =>
  test.app.inject({ url: `/api/v1/job-application/${url}`, headers });

const apply = () => post('apply/', { job: jobId });
async function applied(): Promise<string> {
  return (await apply()).json().data.id as string;
}
const withdraw = (id: string, payload: object = {}, headers?: Headers) => post(`${id}/withdraw/`, payload, headers);
const events = (id: string, headers?: Headers) => get(`${id}/events/`, headers);
const kinds = async (id: string) => ((await events(id)).json().data as { kind: string }[]).map(({ kind }) => kind);
const stateOf = async () => (await get('application-status/')).json().data[0] as Record<string, unknown>;

const closeJob = (closedAt: Date) => test.db.update(jobs).set({ status: 'closed', closedBy: 'operator', closedAt });

describe('GET /job-application/{id}/events/', () => {
  it('begins with the sending, which is stored with the application', async () => {
    const id = await applied();
    const response = await events(id);
    expect(response.statusCode).toBe(200);
    expectContract('listApplicationEvents', response);
    const { appliedAt } = await stateOf();
    expect(response.json().data).toEqual([{ id: expect.any(String), at: appliedAt, kind: 'sent' }]);
  });

  it('has every kind with what belongs to it, oldest first', async () => {
    const id = await applied();
    const day = (number: number) => new Date(`2199-01-0${number}T00:00:00Z`);
    await recordEvents(test.db, id, [
      { at: day(5), kind: 'outcome', outcome: 'rejected', reason: 'Sudah terisi.' },
      { at: day(2), kind: 'viewed' },
      { at: day(3), kind: 'moved', step: 'interview_hr' },
      {
        at: day(4),
        kind: 'appointment',
        appointmentAt: day(6),
        appointmentZone: 'Asia/Makassar',
        appointmentPlace: 'Kantor Makassar',
        appointmentUrl: 'https://rapat.example/1',
      },
      { at: day(4), kind: 'appointment', appointmentAt: day(7), appointmentZone: 'Asia/Jakarta' },
    ]);
    const response = await events(id);
    expectContract('listApplicationEvents', response);
    const [, ...rest] = response.json().data as { id: string }[];
    expect(rest.map(({ id: _id, ...event }) => event)).toEqual([
      { at: '2199-01-02T00:00:00.000Z', kind: 'viewed' },
      { at: '2199-01-03T00:00:00.000Z', kind: 'moved', step: 'interview_hr' },
      {
        at: '2199-01-04T00:00:00.000Z',
        kind: 'appointment',
        appointment: {
          id: expect.any(String),
          sequence: 0,
          at: '2199-01-06T00:00:00.000Z',
          zone: 'Asia/Makassar',
          place: 'Kantor Makassar',
          url: 'https://rapat.example/1',
        },
      },
      {
        at: '2199-01-04T00:00:00.000Z',
        kind: 'appointment',
        appointment: { id: expect.any(String), sequence: 0, at: '2199-01-07T00:00:00.000Z', zone: 'Asia/Jakarta' },
      },
      { at: '2199-01-05T00:00:00.000Z', kind: 'outcome', outcome: 'rejected', reason: 'Sudah terisi.' },
    ]);
  });

  it('tells since when the job is closed, as the list does, and no more than that', async () => {
    const id = await applied();
    expect(await stateOf()).toMatchObject({ jobClosedAt: null });
    await closeJob(new Date('2098-11-17T03:00:00Z'));
    const response = await events(id);
    expectContract('listApplicationEvents', response);
    expect(response.json().data.at(-1)).toEqual({
      id: expect.any(String),
      at: '2098-11-17T03:00:00.000Z',
      kind: 'jobClosed',
    });
    expect(await stateOf()).toMatchObject({
      jobClosedAt: '2098-11-17T03:00:00.000Z',
      outcome: null,
      outcomeAt: null,
      outcomeReason: null,
    });
  });

  it('tells of a deadline that has passed as of a closed job', async () => {
    const id = await applied();
    await test.db.update(jobs).set({ deadline: '2020-01-01' });
    expect((await events(id)).json().data[0]).toMatchObject({ kind: 'jobClosed', at: '2020-01-01T16:59:59.000Z' });
  });

  it('does not tell of a closed job where the application was turned down and the job stays open', async () => {
    const id = await applied();
    await test.db.update(applications).set({ outcome: 'rejected', outcomeAt: new Date() });
    expect(await kinds(id)).toEqual(['sent']);
    expect(await stateOf()).toMatchObject({ outcome: 'rejected', jobClosedAt: null, job: { status: 'closed' } });
  });

  it.each(UNKNOWN_IDS)('responds with 4004 for the id %p', async (id) => {
    const response = await events(id);
    expect([400, 404]).toContain(response.statusCode);
    expectContract('listApplicationEvents', response);
  });

  it('responds with 4004 for another candidate’s application', async () => {
    const response = await events(await applied(), budi.headers);
    expect(response.json()).toEqual({ statusCode: 4004, message: 'Lamaran tidak ditemukan.' });
  });
});

describe('GET /job-application/application-status/', () => {
  const at = (value: string) => new Date(value);
  const appointment = (value: string, place?: string) =>
    ({
      at: at('2020-01-02T00:00:00Z'),
      kind: 'appointment',
      appointmentAt: at(value),
      appointmentZone: 'Asia/Makassar',
      appointmentPlace: place ?? null,
    }) as const;

  it('tells the newest event that says how far the application has come, and nothing of the future', async () => {
    const id = await applied();
    const { appliedAt } = await stateOf();
    expect(await stateOf()).toMatchObject({ lastEvent: { kind: 'sent', at: appliedAt }, appointments: [] });
    await recordEvents(test.db, id, [
      { at: new Date(), kind: 'viewed' },
      { at: new Date(), kind: 'moved', step: 'interview_hr' },
      { at: at('2199-01-01T00:00:00Z'), kind: 'viewed' },
      { ...appointment('2199-01-02T00:00:00Z'), at: new Date() },
      { at: new Date(), kind: 'outcome', outcome: 'rejected' },
    ]);
    await closeJob(new Date());
    const response = await get('application-status/');
    expectContract('listApplications', response);
    expect(response.json().data[0]).toMatchObject({ lastEvent: { kind: 'moved', step: 'interview_hr' } });
  });

  it('has the appointments that lie ahead, soonest first, and none that have begun', async () => {
    const id = await applied();
    const [{ appliedAt } = { appliedAt: new Date() }] = await test.db.select().from(applications);
    const made = { at: appliedAt } as const;
    await recordEvents(test.db, id, [
      { ...appointment('2199-01-03T02:00:00Z', 'Kantor Makassar'), ...made },
      { ...appointment('2020-01-03T02:00:00Z', 'Lewat'), ...made },
      { ...appointment('2199-01-02T02:00:00Z'), ...made },
    ]);
    const response = await get('application-status/');
    expectContract('listApplications', response);
    expect(response.json().data[0].appointments).toEqual([
      { id: expect.any(String), sequence: 0, at: '2199-01-02T02:00:00.000Z', zone: 'Asia/Makassar' },
      {
        id: expect.any(String),
        sequence: 0,
        at: '2199-01-03T02:00:00.000Z',
        zone: 'Asia/Makassar',
        place: 'Kantor Makassar',
      },
    ]);
  });

  it('tells nothing of an application that was withdrawn and sent again', async () => {
    const id = await applied();
    await recordEvents(test.db, id, [
      { at: new Date(), kind: 'viewed' },
      { ...appointment('2199-01-02T02:00:00Z'), at: new Date() },
    ]);
    await withdraw(id);
    await applied();
    expect(await stateOf()).toMatchObject({ id, lastEvent: { kind: 'sent' }, appointments: [] });
  });

  it('reads the events of all applications at once', async () => {
    await applied();
    const select = jest.spyOn(test.db as { select: unknown } & TestApp['db'], 'select');
    await get('application-status/');
    const reads = select.mock.calls.length;
    await upsertJobs(test.db, [makeJobInput(), makeJobInput({ sourceId: 'other', title: 'Lain' })]);
    const other = (await test.db.select().from(jobs)).find(({ id }) => id !== jobId);
    await post('apply/', { job: other?.id ?? '' });
    select.mockClear();
    expect((await get('application-status/')).json().data).toHaveLength(2);
    expect(select).toHaveBeenCalledTimes(reads);
    select.mockRestore();
  });
});

describe('the table of events', () => {
  it('lets no row be changed, and none deleted without its application', async () => {
    await applied();
    const changed = test.db.update(applicationEvents).set({ kind: 'viewed' });
    await expect(changed).rejects.toMatchObject({ cause: { message: 'application_events is append-only' } });
    const deleted = test.db.delete(applicationEvents);
    await expect(deleted).rejects.toMatchObject({ cause: { message: 'application_events is append-only' } });
    expect(await test.db.$count(applicationEvents)).toBe(1);
    await test.db.delete(applications);
    expect(await test.db.$count(applicationEvents)).toBe(0);
  });

  it('is written with the application, or neither is', async () => {
    await test.db.execute(sql`alter table application_events add constraint fails check (kind <> 'sent')`);
    expect((await apply()).statusCode).toBe(500);
    await test.db.execute(sql`alter table application_events drop constraint fails`);
    expect(await test.db.$count(applications)).toBe(0);
  });
});

describe('POST /job-application/{id}/withdraw/', () => {
  it('withdraws with a reason, and leaves the application readable', async () => {
    const id = await applied();
    const response = await withdraw(id, { reason: '  Sudah bekerja. ' });
    expect(response.statusCode).toBe(200);
    expectContract('withdrawApplication', response);
    const { data, message } = response.json();
    expect(message).toBe('Lamaran Anda telah ditarik.');
    expect(data).toEqual({
      id,
      job: jobId,
      status: 'apply',
      outcome: 'withdrawn',
      outcomeAt: expect.any(String),
      outcomeReason: 'Sudah bekerja.',
      outcomeReasonCode: null,
    });
    expect(await stateOf()).toMatchObject({
      id,
      status: 'apply',
      outcome: 'withdrawn',
      outcomeAt: data.outcomeAt,
      outcomeReason: 'Sudah bekerja.',
      job: { status: 'open' },
    });
    expect((await events(id)).json().data[1]).toMatchObject({
      kind: 'withdrawn',
      at: data.outcomeAt,
      reason: 'Sudah bekerja.',
    });
  });

  it.each([{}, { reason: null }, { reason: '' }, { reason: '  ' }])(
    'withdraws without a reason by %j',
    async (body) => {
      const id = await applied();
      expect((await withdraw(id, body)).json().data).toMatchObject({ outcome: 'withdrawn', outcomeReason: null });
      expect((await events(id)).json().data[1]).not.toHaveProperty('reason');
    },
  );

  it('responds a second time with the same state, and stores nothing', async () => {
    const id = await applied();
    const first = await withdraw(id, { reason: 'Pindah kota' });
    test.advance(1_000);
    const second = await withdraw(id, { reason: 'Lain' });
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect(await kinds(id)).toEqual(['sent', 'withdrawn']);
  });

  it('withdraws once, of twenty calls at the same moment', async () => {
    const id = await applied();
    const responses = await Promise.all(Array.from({ length: 20 }, () => withdraw(id)));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(await kinds(id)).toEqual(['sent', 'withdrawn']);
  });

  it('replays its response to a repeated Idempotency-Key', async () => {
    const id = await applied();
    const headers = { ...siti.headers, 'idempotency-key': 'tarik-1' };
    const first = await withdraw(id, { reason: 'x' }, headers);
    const again = await withdraw(id, { reason: 'x' }, headers);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toBe(first.body);
    expect((await withdraw(id, { reason: 'y' }, headers)).statusCode).toBe(422);
  });

  it('responds with 4006 after Onboard', async () => {
    const id = await applied();
    await test.db.update(applications).set({ status: 'onboard' });
    const response = await withdraw(id);
    expect(response.statusCode).toBe(409);
    expectContract('withdrawApplication', response);
    expect(response.json().statusCode).toBe(4006);
    expect(await kinds(id)).toEqual(['sent']);
  });

  it('responds with 4006 once the company has decided', async () => {
    const id = await applied();
    await test.db.update(applications).set({ outcome: 'rejected', outcomeAt: new Date() });
    expect((await withdraw(id)).json().statusCode).toBe(4006);
  });

  it('withdraws from a job that is closed', async () => {
    const id = await applied();
    await closeJob(new Date());
    expect((await withdraw(id)).statusCode).toBe(200);
    // The one that would begin again is told that the job is closed, not that there is one already.
    expect((await apply()).json().statusCode).toBe(4007);
  });

  it('lets the candidate apply again while the job is open, with the history of both', async () => {
    const id = await applied();
    await withdraw(id, { reason: 'Salah kirim' });
    test.advance(60_000);
    const response = await apply();
    expect(response.statusCode).toBe(200);
    expectContract('apply', response);
    expect(response.json().data).toEqual({ id, job: jobId, status: 'apply' });
    expect(await stateOf()).toMatchObject({ status: 'apply', outcome: null, outcomeAt: null, outcomeReason: null });
    expect(await kinds(id)).toEqual(['sent', 'withdrawn', 'sent']);
    expect((await apply()).json().statusCode).toBe(4006);
  });

  it.each(UNKNOWN_IDS)('responds with 4004 for the id %p', async (id) => {
    const response = await withdraw(id);
    expect([400, 404]).toContain(response.statusCode);
    expectContract('withdrawApplication', response);
  });

  it('responds with 4004 for another candidate’s application, and leaves it', async () => {
    const id = await applied();
    expect((await withdraw(id, {}, budi.headers)).json().statusCode).toBe(4004);
    expect(await stateOf()).toMatchObject({ outcome: null });
  });

  it.each([
    [{ reason: 'x'.repeat(501) }, 'reason'],
    [{ reason: 7 }, 'reason'],
    [{ reason: ['a'] }, 'reason'],
    [{ reason: 'a\u0000' }, 'reason'],
    [{ reason: '\ud800' }, 'reason'],
    [{ outcome: 'accepted' }, 'outcome'],
  ])('responds with 4000 for the body %j', async (body, field) => {
    const id = await applied();
    const response = await withdraw(id, body);
    expect(response.statusCode).toBe(400);
    expectContract('withdrawApplication', response);
    expect(Object.keys(response.json().err)).toEqual([field]);
    expect(await stateOf()).toMatchObject({ outcome: null });
  });

  it('stores a reason of 500 characters, of any kind, as it is', async () => {
    const reason = `'; drop table applications; -- <script>${'😀'.repeat(461)}`;
    expect([...reason]).toHaveLength(500);
    const id = await applied();
    expect((await withdraw(id, { reason })).json().data.outcomeReason).toBe(reason);
  });
});

describe('the mail about an appointment', () => {
  let id: string;
  let ahead = 0;

  const setTo = (time: string): void => {
    const next = Date.parse(time) - Date.now();
    test.advance(next - ahead);
    ahead = next;
  };

  beforeEach(async () => {
    test.reset();
    ahead = 0;
    // 10.00 in Jakarta.
    setTo('2098-11-17T03:00:00Z');
    await test.db.delete(digestSettings);
    const values = { candidateId: siti.id, jobId, appliedAt: new Date('2098-11-01T03:00:00Z') };
    id = (await test.db.insert(applications).values(values).returning())[0]?.id ?? '';
  });
  afterAll(() => test.reset());

  const MONDAY = '2098-11-24T02:00:00Z';

  /** Stores an event about an appointment, one that was made before if there is one, and runs the jobs. */
  async function tell(appointmentAt: string, values: Partial<NewEvent> = {}): Promise<void> {
    const [made] = await test.db.select().from(applicationEvents).where(eq(applicationEvents.kind, 'appointment'));
    const at = new Date(Date.now() + ahead);
    const zone = { appointmentAt: new Date(appointmentAt), appointmentZone: 'Asia/Makassar' };
    const event = { at, kind: 'appointment' as const, ...zone, appointmentId: made?.id ?? null, ...values };
    await test.db.transaction((tx) => recordEvents(tx, id, [event], at));
  }

  const subjects = async () => {
    await test.app.runAllJobs();
    return test.mailbox.map(({ subject }) => subject);
  };
  const calendars = () =>
    test.mailbox.map(({ calendar }) => {
      const component = new ICAL.Component(ICAL.parse(calendar?.text ?? ''));
      const event = component.getFirstSubcomponent('vevent');
      const of = (name: string) => String(event?.getFirstPropertyValue(name));
      return [component.getFirstPropertyValue('method'), of('uid'), of('sequence'), of('dtstart'), of('attendee')];
    });

  it('goes out at once when it is made, moved and cancelled, with the same event in its calendar file', async () => {
    const details = { appointmentPlace: 'Kantor Makassar', appointmentBring: 'KTP asli', appointmentMinutes: 90 };
    await tell(MONDAY, { ...details, appointmentUrl: 'https://rapat.example/1' });
    expect(await subjects()).toEqual(['Janji temu: Senin, 24 November 2098, 10.00 WITA']);
    const [mail] = test.mailbox;
    expect(mail).toMatchObject({ to: siti.candidate.email, link: 'http://titian.test/application' });
    for (const fact of [
      'Lowongan: Staf Administrasi',
      'Perusahaan: PT Contoh Abadi',
      'Tempat: Kantor Makassar',
      'Bawa: KTP asli',
    ]) {
      expect(mail?.text).toContain(fact);
    }
    expect(mail?.text).toContain('Lamanya: 90 menit');
    expect(mail?.html).toContain('href="https://rapat.example/1"');
    await tell('2098-11-25T02:00:00Z');
    await subjects();
    await tell('2098-11-25T02:00:00Z', { kind: 'appointmentCancelled' });
    expect((await subjects()).slice(1)).toEqual([
      'Janji temu berubah: Selasa, 25 November 2098, 10.00 WITA',
      'Janji temu dibatalkan: Selasa, 25 November 2098, 10.00 WITA',
    ]);
    const [made] = await test.db.select().from(applicationEvents);
    const [uid, attendee] = [`${made?.id}@titian`, `MAILTO:${siti.candidate.email}`];
    expect(calendars()).toEqual([
      ['REQUEST', uid, '0', '2098-11-24T02:00:00Z', attendee],
      ['REQUEST', uid, '1', '2098-11-25T02:00:00Z', attendee],
      ['CANCEL', uid, '2', '2098-11-25T02:00:00Z', attendee],
    ]);
    expect(new Set(test.mailbox.map(({ messageId }) => messageId)).size).toBe(3);
  });

  it.each([
    ['at 19.00 on the evening before', MONDAY, '2098-11-23T10:59:00Z', null, 'pada malam sebelumnya', '-PT15H'],
    ['an hour before, once that is over', MONDAY, '2098-11-23T11:00:00Z', null, 'satu jam sebelumnya', '-PT1H'],
    ['an hour before, on the day', '2098-11-17T09:00:00Z', '2098-11-17T05:00:00Z', null, 'satu jam', '-PT1H'],
    // Told at 21.30 in Jakarta, 24.5 hours before: it is mailed at 7.00.
    [
      'an hour before, after quiet hours',
      '2098-11-18T15:00:00Z',
      '2098-11-17T14:30:00Z',
      '2098-11-18T00:00:00Z',
      'satu jam',
      '-PT1H',
    ],
    ['an hour before, in a late mail', MONDAY, '2098-11-23T10:59:00Z', '2098-11-23T11:00:00Z', 'satu jam', '-PT1H'],
    ['not at all within the last hour', MONDAY, '2098-11-24T01:00:00Z', null, 'ke kalender Anda.', undefined],
  ])('promises the reminder that its file has: %s', async (_name, at, told, sent, words, trigger) => {
    setTo(told);
    await tell(at);
    if (sent !== null) setTo(sent);
    await subjects();
    const [mail] = test.mailbox;
    expect(mail?.text.includes('pengingat')).toBe(trigger !== undefined);
    expect(mail?.text).toContain(words);
    const alarm = new ICAL.Component(ICAL.parse(mail?.calendar?.text ?? '')).getFirstSubcomponent('vevent');
    expect(alarm?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString()).toBe(trigger);
  });

  it.each<[string, () => Promise<unknown>]>([
    // By no call: the session is over by then.
    [
      'a withdrawal',
      () =>
        withdrawOne(
          { ...test, mailer: { send: () => Promise.resolve() }, now: () => new Date(Date.now() + ahead) },
          siti.id,
          id,
          null,
        ),
    ],
    [
      'a rejection',
      async () => {
        const end = { outcome: 'rejected' as const, outcomeAt: new Date(Date.now() + ahead) };
        await test.db.update(applications).set(end);
        await recordEvents(test.db, id, [{ ...end, at: end.outcomeAt, kind: 'outcome' }], end.outcomeAt);
      },
    ],
  ])('cancels with %s the appointments that lie ahead and stand', async (_name, end) => {
    await tell('2098-11-17T05:00:00Z');
    await tell(MONDAY, { appointmentId: null });
    await tell('2098-11-26T02:00:00Z', { appointmentId: null, kind: 'appointmentCancelled' });
    await subjects();
    test.mailbox.length = 0;
    setTo('2098-11-17T06:00:00Z');
    await end();
    expect(await subjects()).toEqual(['Janji temu dibatalkan: Senin, 24 November 2098, 10.00 WITA']);
    expect(calendars()).toEqual([['CANCEL', expect.any(String), '1', MONDAY, expect.any(String)]]);
  });

  it('waits for 7 o’clock at the candidate’s place, and then tells what stands', async () => {
    await test.db.insert(digestSettings).values({ candidateId: siti.id, zone: 'WIT' });
    // 21.30 in Jayapura.
    setTo('2098-11-17T12:30:00Z');
    await tell(MONDAY);
    expect(await subjects()).toEqual([]);
    await tell('2098-11-25T02:00:00Z');
    setTo('2098-11-17T21:59:00Z');
    expect(await subjects()).toEqual([]);
    setTo('2098-11-17T22:00:00Z');
    expect(await subjects()).toEqual(['Janji temu berubah: Selasa, 25 November 2098, 10.00 WITA']);
  });

  it('does not wait where the appointment is within 24 hours', async () => {
    setTo('2098-11-23T15:30:00Z');
    await tell(MONDAY);
    expect(await subjects()).toHaveLength(1);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['is switched off', () => test.db.insert(digestSettings).values({ candidateId: siti.id, appointmentMails: false })],
    ['has passed', async () => setTo('2098-11-24T02:00:01Z')],
    ['belongs to a withdrawn application', () => test.db.update(applications).set({ outcome: 'withdrawn' })],
    ['belongs to an earlier sending', () => test.db.update(applications).set({ appliedAt: new Date('2098-11-18') })],
  ])('does not go out where it %s', async (_name, change) => {
    await tell(MONDAY);
    await change();
    expect(await subjects()).toEqual([]);
  });
});
