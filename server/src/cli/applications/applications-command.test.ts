import { desc, sql } from 'drizzle-orm';
import { candidateIn, signedIn } from '../../../test/candidates';
import { runIn } from '../../../test/command-io';
import { testApp, type TestApp } from '../../../test/test-app';
import { notifications } from '../../db/notification-schema';
import { applicationEvents, applications, jobs } from '../../db/schema';
import { makeJobInput } from '../../jobs/job-input.fixture';
import { upsertJobs } from '../../jobs/job-store';
import { runApplications } from './applications-command';

const APPLIED_AT = new Date('2026-11-01T05:00:00Z');

let test: TestApp;
let headers: { authorization: string };
let id: string;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(notifications);
  await test.db.delete(applications);
  await test.db.delete(jobs);
  await upsertJobs(test.db, [makeJobInput({ sourceId: '1', title: 'Kasir' }), makeJobInput({ sourceId: '2' })]);
  const [job] = await test.db.select().from(jobs).orderBy(jobs.sourceId);
  const session = await signedIn(test);
  headers = session.headers;
  const [row] = await test.db
    .insert(applications)
    .values({ candidateId: session.id, jobId: job?.id ?? '', appliedAt: APPLIED_AT })
    .returning();
  id = row?.id ?? '';
});

const run = (...argv: string[]) => runIn(test.db, runApplications, argv);

/** The candidate's view of the application. */
async function seen() {
  const response = await test.app.inject({ url: '/api/v1/job-application/application-status/', headers });
  const [application] = response.json().data as { status: string; job: { status: string } }[];
  return { step: application?.status, job: application?.job.status };
}

it('explains itself, and what is wrong with a call', async () => {
  expect((await run('advance', '--help')).out).toMatch(/^Usage: npm run applications -- advance /);
  expect(await run('advance', id, 'hired')).toMatchObject({
    exitCode: 2,
    err: expect.stringContaining('Allowed choices are apply, screening'),
  });
});

it('lists applications, and narrows them', async () => {
  const other = await candidateIn(test, { email: 'lain@example.com' });
  const [job] = await test.db.select().from(jobs).orderBy(jobs.sourceId);
  await test.db.insert(applications).values({ candidateId: other.id, jobId: job?.id ?? '', status: 'offering' });
  const listed = async (...options: string[]) =>
    (JSON.parse((await run('list', '--json', ...options)).out) as { candidate: string }[]).length;
  expect(await listed()).toBe(2);
  expect(await listed('--status', 'offering')).toBe(1);
  expect(await listed('--candidate', 'LAIN@example.com')).toBe(1);
  expect(await listed('--job', job?.slug ?? '')).toBe(2);
  expect(await listed('--job', job?.id ?? '', '--limit', '1')).toBe(1);
  expect(await listed('--job', 'tidak-ada')).toBe(0);
  expect((await run('list')).out).toMatch(/^ID +CANDIDATE +JOB +STATUS +OUTCOME +DECIDED +APPLIED +APPOINTMENT\n/);
});

it('lists those that wait for an answer, the longest first', async () => {
  const [, job] = await test.db.select().from(jobs).orderBy(jobs.sourceId);
  const [row] = await test.db.select().from(applications);
  const appliedAt = new Date('2026-10-01T05:00:00Z');
  await test.db.insert(applications).values({ candidateId: row?.candidateId ?? '', jobId: job?.id ?? '', appliedAt });
  const listed = async () =>
    (JSON.parse((await run('list', '--json', '--unanswered')).out) as { applied: string }[]).map(
      ({ applied }) => applied,
    );
  await run('view', id);
  expect(await listed()).toEqual(['2026-10-01', '2026-11-01']);
  await run('appoint', id, '--when', '2099-11-12T10:00');
  expect(await listed()).toEqual(['2026-10-01']);
});

it('lists the reason of an outcome in JSON', async () => {
  const payload = { reason: 'Sudah bekerja' };
  await test.app.inject({ method: 'POST', url: `/api/v1/job-application/${id}/withdraw/`, headers, payload });
  expect(JSON.parse((await run('list', '--json')).out)).toMatchObject([
    { outcome: 'withdrawn', ...payload, reasonCode: null },
  ]);
  expect((await run('list')).out).not.toContain('Sudah bekerja');
});

it('lists the next appointment at its place', async () => {
  await run('appoint', id, '--when', '2099-11-12T10:00', '--zone', 'WITA');
  await run('appoint', id, '--when', '2099-11-10T09:30', '--zone', 'WIT');
  expect(JSON.parse((await run('list', '--json')).out)).toMatchObject([{ appointment: '2099-11-10 09:30 WIT' }]);
});

it('finds an application by the beginning of its id', async () => {
  expect(await run('advance', id.slice(0, 8).toUpperCase(), 'mcu')).toMatchObject({ exitCode: 0, err: '' });
  expect((await seen()).step).toBe('mcu');
});

it('changes nothing when an id is too short or begins several', async () => {
  const [job] = await test.db.select().from(jobs).orderBy(desc(jobs.sourceId));
  const twin = `${id.slice(0, 24)}${id.endsWith('0') ? '111111111111' : '000000000000'}`;
  const [row] = await test.db.select().from(applications);
  await test.db.insert(applications).values({ id: twin, candidateId: row?.candidateId ?? '', jobId: job?.id ?? '' });
  const { exitCode, err } = await run('view', id.slice(0, 8));
  expect({ exitCode, err }).toEqual({
    exitCode: 1,
    err: `Several applications start with ${id.slice(0, 8)}: ${[id, twin].sort().join(', ')}.\n`,
  });
  expect((await run('view', id.slice(0, 3))).err).toBe(`No such application: ${id.slice(0, 3)}.\n`);
  expect(await test.db.$count(applicationEvents)).toBe(0);
});

it('moves an application to a later step, which its candidate sees', async () => {
  expect(await run('advance', id, 'interview_hr', '--json')).toMatchObject({ exitCode: 0, err: '' });
  expect(await seen()).toEqual({ step: 'interview_hr', job: 'open' });
});

it.each(['screening', 'psikotest'])('moves an application back to %s only by force', async (step) => {
  await run('advance', id, 'psikotest');
  const refused = await run('advance', id, step);
  expect(refused).toMatchObject({ exitCode: 1, out: '', err: expect.stringContaining('--force') });
  expect((await seen()).step).toBe('psikotest');
  expect((await run('advance', id, step, '--force')).exitCode).toBe(0);
  expect((await seen()).step).toBe(step);
});

it('turns an application down, which its candidate sees as rejected, and leaves the job open', async () => {
  await run('advance', id, 'offering');
  expect(await run('reject', id)).toMatchObject({ exitCode: 0, err: '' });
  expect(await seen()).toEqual({ step: 'offering', job: 'closed' });
  const list = await test.app.inject('/api/v1/job/list/');
  expect(list.json().data).toMatchObject([{ status: 'open' }, { status: 'open' }]);
  expect((await run('reject', id)).err).toBe('The application was rejected.\n');
});

it('withdraws a rejection only by force', async () => {
  await run('reject', id);
  expect(await run('advance', id, 'offering')).toMatchObject({ exitCode: 1, err: expect.stringContaining('--force') });
  await run('advance', id, 'offering', '--force');
  expect(await seen()).toEqual({ step: 'offering', job: 'open' });
});

it('does not reject an accepted candidate', async () => {
  await run('advance', id, 'onboard');
  expect((await run('reject', id)).exitCode).toBe(1);
  expect(await seen()).toEqual({ step: 'onboard', job: 'open' });
});

it.each(['0', '6f1c2d3e-0000-4000-8000-000000000000', "' or 1=1"])(
  'says that %j is no application',
  async (unknown) => {
    const appoint = ['appoint', unknown, '--when', '2026-11-30T10:00'];
    for (const argv of [
      ['view', unknown],
      ['advance', unknown, 'mcu'],
      appoint,
      ['cancel', ...appoint.slice(1)],
      ['accept', unknown],
      ['reject', unknown],
    ]) {
      expect(await run(...argv)).toEqual({ exitCode: 1, out: '', err: `No such application: ${unknown}.\n` });
    }
  },
);

/** The events that the candidate is sent, without what differs by the run. */
async function sentEvents() {
  const response = await test.app.inject({ url: `/api/v1/job-application/${id}/events/`, headers });
  return (response.json().data as { id: string }[]).map(({ id: _id, ...event }) => event);
}

describe('the events that a command stores for the candidate', () => {
  it('is each change with its day', async () => {
    await run('view', id, '--at', '2026-11-02');
    await run('advance', id, 'interview_hr', '--at', '2026-11-03T09:30');
    await run('appoint', id, '--when', '2099-11-10T10:00', '--place', 'Kantor Sleman', '--at', '2026-11-04');
    await run('reject', id, '--reason', 'Posisi sudah terisi.', '--at', '2026-11-12T08:00:00Z');
    const appointment = {
      id: expect.any(String),
      at: '2099-11-10T03:00:00.000Z',
      zone: 'Asia/Jakarta',
      place: 'Kantor Sleman',
    };
    const ended = '2026-11-12T08:00:00.000Z';
    expect(await sentEvents()).toEqual([
      { at: '2026-11-01T17:00:00.000Z', kind: 'viewed' },
      { at: '2026-11-03T02:30:00.000Z', kind: 'moved', step: 'interview_hr' },
      { at: '2026-11-03T17:00:00.000Z', kind: 'appointment', appointment: { ...appointment, sequence: 0 } },
      { at: ended, kind: 'appointmentCancelled', appointment: { ...appointment, sequence: 1 } },
      { at: ended, kind: 'outcome', outcome: 'rejected', reason: 'Posisi sudah terisi.' },
    ]);
    const [row] = await test.db.select().from(applications);
    expect(row).toMatchObject({ outcome: 'rejected', outcomeReason: 'Posisi sudah terisi.', status: 'interview_hr' });
    expect(row?.outcomeAt).toEqual(new Date('2026-11-12T08:00:00Z'));
  });

  it('is reported with the given day', async () => {
    const { out } = await run('reject', id, '--at', '2026-11-12', '--json');
    expect(JSON.parse(out)).toEqual([{ id, status: 'apply', outcome: 'rejected', decided: '2026-11-12' }]);
    expect(JSON.parse((await run('list', '--json')).out)).toMatchObject([
      { applied: '2026-11-01', decided: '2026-11-12' },
    ]);
  });

  it('is now, where no day is given', async () => {
    const before = Date.now();
    await run('view', id);
    const [event] = await sentEvents();
    expect(Date.parse((event as { at: string }).at)).toBeGreaterThanOrEqual(before);
  });

  it('is that the candidate was taken on, once', async () => {
    expect(await run('accept', id, '--at', '2026-11-20', '--json')).toMatchObject({ exitCode: 0 });
    expect(await seen()).toEqual({ step: 'onboard', job: 'open' });
    expect(await sentEvents()).toEqual([
      { at: '2026-11-19T17:00:00.000Z', kind: 'moved', step: 'onboard' },
      { at: '2026-11-19T17:00:00.000Z', kind: 'outcome', outcome: 'accepted' },
    ]);
    expect((await run('accept', id)).err).toBe('The application was accepted.\n');
    expect(await sentEvents()).toHaveLength(2);
  });

  it('is no decision, where an application only moves to onboard', async () => {
    await run('advance', id, 'onboard');
    expect(await test.db.select().from(applications)).toMatchObject([{ status: 'onboard', outcome: null }]);
  });

  it('stays, where a decision is taken back', async () => {
    await run('reject', id, '--at', '2026-11-02');
    await run('advance', id, 'offering', '--force', '--at', '2026-11-03');
    expect(await sentEvents()).toMatchObject([{ kind: 'outcome' }, { kind: 'moved', step: 'offering' }]);
    expect(await test.db.select().from(applications)).toMatchObject([
      { status: 'offering', outcome: null, outcomeAt: null },
    ]);
  });

  it('is nothing, where the change fails', async () => {
    await run('advance', id, 'apply');
    await run('view', '00000000-0000-4000-8000-000000000000');
    expect(await test.db.$count(applicationEvents)).toBe(0);
  });

  it.each([
    ['WIB', '2099-11-10T03:00:00.000Z', 'Asia/Jakarta'],
    ['WITA', '2099-11-10T02:00:00.000Z', 'Asia/Makassar'],
    ['WIT', '2099-11-10T01:00:00.000Z', 'Asia/Jayapura'],
  ])('is an appointment at a time of %s', async (zone, at, name) => {
    await run('appoint', id, '--when', '2099-11-10T10:00', '--zone', zone, '--url', 'https://rapat.example/1');
    expect(await sentEvents()).toMatchObject([
      { kind: 'appointment', appointment: { at, zone: name, url: 'https://rapat.example/1' } },
    ]);
  });

  it('is an appointment at the instant of the given offset, also in another time zone', async () => {
    await run('appoint', id, '--when', '2099-11-10T10:00+09:00', '--zone', 'WIB');
    expect(await sentEvents()).toMatchObject([
      { appointment: { at: '2099-11-10T01:00:00.000Z', zone: 'Asia/Jakarta' } },
    ]);
  });
});

describe('an appointment', () => {
  const appoint = (...options: string[]) => run('appoint', id, '--when', '2099-11-10T10:00', ...options);
  const sequences = async () =>
    ((await sentEvents()) as { kind: string; appointment: object }[]).map(({ kind, appointment }) => ({
      kind,
      ...appointment,
    }));
  const upcoming = async (field: 'appointments' | 'cancelledAppointments' = 'appointments') => {
    const response = await test.app.inject({ url: '/api/v1/job-application/application-status/', headers });
    return (response.json().data as Record<typeof field, object[]>[])[0]?.[field];
  };

  it('is printed by the command that makes, moves or cancels it', async () => {
    const printed = async (...argv: string[]) => JSON.parse((await run(...argv, '--json')).out)[0].appointment;
    const made = ['appoint', id, '--when', '2099-11-10T10:00', '--zone', 'WITA', '--place', 'Kantor Sleman'];
    expect(await printed(...made)).toBe('2099-11-10 10:00 WITA, Kantor Sleman');
    const moved = ['appoint', id, '--when', '2099-11-11T09:30', '--instead-of', '2099-11-10T10:00+08:00'];
    expect(await printed(...moved)).toBe('2099-11-11 09:30 WIB, Kantor Sleman');
    const cancelled = '2099-11-11 09:30 WIB, Kantor Sleman, cancelled';
    expect(await printed('cancel', id, '--when', '2099-11-11T09:30')).toBe(cancelled);
    expect((await run('view', id)).out).not.toContain('APPOINTMENT');
  });

  it('keeps its id and all that is not given anew when it is moved, and the last time counts', async () => {
    await appoint('--place', 'Kantor Sleman', '--url', 'https://rapat.example/1', '--minutes', '90', '--bring', 'KTP');
    await run('appoint', id, '--when', '2099-11-11T09:00', '--instead-of', '2099-11-10T10:00');
    const [made, moved] = (await sequences()) as { kind: string; id?: string }[];
    expect(made).toMatchObject({ sequence: 0, at: '2099-11-10T03:00:00.000Z' });
    const state = {
      id: made?.id,
      sequence: 1,
      at: '2099-11-11T02:00:00.000Z',
      minutes: 90,
      place: 'Kantor Sleman',
      bring: 'KTP',
      url: 'https://rapat.example/1',
    };
    expect(moved).toMatchObject(state);
    expect(await upcoming()).toEqual([{ ...state, zone: 'Asia/Jakarta' }]);
    expect(JSON.parse((await run('list', '--json')).out)).toMatchObject([{ appointment: '2099-11-11 09:00 WIB' }]);
  });

  it('is gone when it is cancelled, and the other one stays', async () => {
    await appoint();
    await run('appoint', id, '--when', '2099-11-12T10:00');
    expect(await run('cancel', id, '--when', '2099-11-10T10:00', '--json')).toMatchObject({ exitCode: 0 });
    expect(await sequences()).toMatchObject([
      { kind: 'appointment', sequence: 0 },
      { kind: 'appointment', sequence: 0 },
      { kind: 'appointmentCancelled', sequence: 1, at: '2099-11-10T03:00:00.000Z' },
    ]);
    expect(await upcoming()).toMatchObject([{ at: '2099-11-12T03:00:00.000Z' }]);
    expect(await upcoming('cancelledAppointments')).toMatchObject([{ sequence: 1, at: '2099-11-10T03:00:00.000Z' }]);
    expect(JSON.parse((await run('list', '--json')).out)).toMatchObject([{ appointment: '2099-11-12 10:00 WIB' }]);
  });

  it.each([['cancel'], ['appoint', '--instead-of', '2099-11-10T10:00']])(
    'is one that stands: %s',
    async (command, ...options) => {
      await appoint();
      await run('cancel', id, '--when', '2099-11-10T10:00');
      const refused = await run(command, id, '--when', '2099-11-10T10:00', ...options);
      const err = 'The application has no appointment at 2099-11-10T03:00:00.000Z.\n';
      expect(refused).toMatchObject({ exitCode: 1, err });
    },
  );
});

describe('the candidate’s news', () => {
  const news = async () => {
    const rows = await test.db.select().from(notifications).orderBy(notifications.id);
    return rows.map(({ kind, subject, data, createdAt }) => ({ kind, subject, data, at: createdAt.toISOString() }));
  };

  it('is what the company did, with its day, and not what the candidate did', async () => {
    await run('view', id, '--at', '2026-11-02');
    await run('advance', id, 'interview_hr', '--at', '2026-11-03');
    await run('reject', id, '--reason', 'Posisi sudah terisi.', '--at', '2026-11-04');
    const [row] = await test.db.select().from(applications);
    const of = { kind: 'application', subject: id };
    expect(await news()).toEqual([
      { ...of, data: { event: 'viewed', jobId: row?.jobId }, at: '2026-11-01T17:00:00.000Z' },
      { ...of, data: { event: 'moved', jobId: row?.jobId, step: 'interview_hr' }, at: '2026-11-02T17:00:00.000Z' },
      { ...of, data: { event: 'outcome', jobId: row?.jobId, outcome: 'rejected' }, at: '2026-11-03T17:00:00.000Z' },
    ]);
    await test.db.delete(notifications);
    await run('advance', id, 'screening', '--force');
    await test.db.delete(notifications);
    await test.app.inject({ method: 'POST', url: `/api/v1/job-application/${id}/withdraw/`, headers, payload: {} });
    await test.app.inject({
      method: 'POST',
      url: '/api/v1/job-application/apply/',
      headers,
      payload: { job: row?.jobId },
    });
    expect((await sentEvents()).map((event) => (event as { kind: string }).kind)).toContain('withdrawn');
    expect(await news()).toEqual([]);
  });

  it('is one row for a decision that comes with a step', async () => {
    await run('accept', id);
    expect(await news()).toMatchObject([{ data: { event: 'outcome', outcome: 'accepted' } }]);
  });

  it('is stored with the change that it tells of, or neither is', async () => {
    await test.db.execute(sql`alter table notifications add constraint no_news check (false)`);
    const { exitCode } = await run('advance', id, 'screening');
    await test.db.execute(sql`alter table notifications drop constraint no_news`);
    expect(exitCode).toBe(1);
    expect([(await seen()).step, await test.db.$count(applicationEvents)]).toEqual(['apply', 0]);
  });

  it('is each change of an appointment, back to an earlier time too', async () => {
    const [ten, eleven] = ['2099-11-10T10:00', '2099-11-10T11:00'];
    await run('appoint', id, '--when', ten);
    await run('appoint', id, '--when', eleven, '--instead-of', ten);
    await run('appoint', id, '--when', ten, '--instead-of', eleven);
    await run('cancel', id, '--when', ten);
    const rows = await news();
    const events = await test.db.select().from(applicationEvents).orderBy(applicationEvents.position);
    expect(rows.map(({ data }) => (data as { eventId: string }).eventId)).toEqual(events.map((event) => event.id));
    expect(new Set(rows.map(({ kind, subject }) => `${kind} ${subject}`))).toEqual(
      new Set([`appointment ${events[0]?.id}`]),
    );
  });

  it('is nothing, where the change fails', async () => {
    await run('accept', id);
    await test.db.delete(notifications);
    await run('accept', id);
    expect(await news()).toEqual([]);
  });
});

it('notes once that an application was seen', async () => {
  expect((await run('view', id)).exitCode).toBe(0);
  expect(await run('view', id)).toMatchObject({ exitCode: 1, err: 'The application was viewed before.\n' });
});

it.each(['view', 'accept', 'reject'])('takes the day on which the application was sent for %s', async (command) => {
  expect((await run(command, id, '--at', '2026-11-01')).exitCode).toBe(0);
  expect(await sentEvents()).toMatchObject([{ at: APPLIED_AT.toISOString() }, ...(command === 'accept' ? [{}] : [])]);
});

it.each([
  ['2026-10-31', 1, 'The application was sent on 2026-11-01, which is after 2026-10-31.\n'],
  ['2098-01-01', 1, '2098-01-01 lies ahead.\n'],
  ['kemarin', 2, /It must be YYYY-MM-DD/],
  ['2026-02-30', 2, /It must be YYYY-MM-DD/],
])('does not take %s for when it happened', async (at, exitCode, err) => {
  expect(await run('view', id, '--at', at)).toMatchObject({ exitCode, err: expect.stringMatching(err) });
  expect(await test.db.$count(applicationEvents)).toBe(0);
});

it.each([
  [['--when', '2099-11-10']],
  [['--when', 'besok']],
  [['--when', '2099-11-10T10:00', '--zone', 'GMT']],
  [['--when', '2099-11-10T10:00', '--url', 'javascript:alert(1)']],
  [['--when', '2099-11-10T10:00', '--place', ' ']],
  [[]],
])('does not take %j for an appointment', async (options) => {
  expect((await run('appoint', id, ...options)).exitCode).toBe(2);
  expect(await test.db.$count(applicationEvents)).toBe(0);
});

it.each([['view'], ['advance', 'mcu', '--force'], ['appoint', '--when', '2099-11-10T10:00'], ['accept'], ['reject']])(
  'leaves a withdrawn application to its candidate: %s',
  async (command, ...options) => {
    await test.app.inject({ method: 'POST', url: `/api/v1/job-application/${id}/withdraw/`, headers, payload: {} });
    const refused = await run(command, id, ...options);
    expect(refused).toMatchObject({ exitCode: 1, err: 'The candidate has withdrawn the application.\n' });
    expect(await sentEvents()).toMatchObject([{ kind: 'withdrawn' }]);
  },
);
