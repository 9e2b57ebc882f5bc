import { toApplicationEvents } from '../api/application-event.mapper';
import { itLosesNoEventAndTellsNoFuture, itTellsDecisionsOfOutcomesAlone } from './histories.fixture';
import { toTimeline } from './timeline';
import { LAST_EVENTS, NOW, applicationOf } from './state-sentence.fixture';
import { describeAppointment, toUpcomingAppointments } from './upcoming-appointments';
import { stepLabel, toBadge, toBadgeLabel, toStamp, toStepCount, toSteps } from './pipeline';
import type { Progress } from './pipeline';
import { toStateSentence } from './state-sentence';

describe('timeline', () => {
  const NOW = new Date('2026-11-23T08:00:00Z');

  const timeline = (...events: object[]) => toTimeline(toApplicationEvents(events as never), NOW);
  const titles = (...events: object[]) => timeline(...events).map(({ date, title }) => `${date}: ${title}`);

  const day = (date: string) => `2026-11-${date}T03:00:00Z`;

  it('tells each kind in words, with its day', () => {
    expect(
      titles(
        { at: day('01'), kind: 'sent' },
        { at: day('02'), kind: 'viewed' },
        { at: day('03'), kind: 'moved', step: 'interview_hr' },
        { at: day('04'), kind: 'appointment', appointment: { at: day('05'), zone: 'Asia/Jakarta' } },
        { at: day('06'), kind: 'jobClosed' },
        { at: day('07'), kind: 'outcome', outcome: 'rejected' },
        { at: day('08'), kind: 'outcome', outcome: 'accepted' },
        { at: day('09'), kind: 'withdrawn' },
      ),
    ).toEqual([
      '9 November 2026: Lamaran ditarik',
      '8 November 2026: Diterima',
      '7 November 2026: Tidak lolos',
      '6 November 2026: Lowongan ditutup',
      '5 November 2026: Janji temu',
      '3 November 2026: Masuk tahap Interview HR',
      '2 November 2026: Dilihat perusahaan',
      '1 November 2026: Lamaran dikirim',
    ]);
  });

  it('sorts any order, and turns round what happened at one moment', () => {
    const events = ['02', '01', '03'].map((date) => ({ at: day(date), kind: 'viewed' }));
    expect(titles(...events).map((text) => text[0])).toEqual(['3', '2', '1']);
    expect(titles({ at: day('01'), kind: 'sent' }, { at: day('01'), kind: 'viewed' })).toEqual([
      '1 November 2026: Dilihat perusahaan',
      '1 November 2026: Lamaran dikirim',
    ]);
  });

  it('tells an event once that is sent again under its id, and others at the same time', () => {
    const viewed = { id: 1, at: day('02'), kind: 'viewed' };
    expect(titles(viewed, { ...viewed }, { ...viewed, kind: 'sent' }, { ...viewed, id: 2 })).toHaveLength(3);
    expect(titles({ ...viewed, id: null }, { ...viewed, id: null })).toHaveLength(2);
  });

  it.each([
    ['an unknown kind', { at: day('01'), kind: 'archived' }],
    ['no date', { at: 'kemarin', kind: 'sent' }],
    ['an unknown outcome', { at: day('02'), kind: 'outcome', outcome: 'undecided', reason: 'Penuh' }],
    ['an outcome without a value', { at: day('02'), kind: 'outcome' }],
  ])('skips %s', (_what, event) => {
    expect(titles(event, { at: day('01'), kind: 'sent' })).toEqual(['1 November 2026: Lamaran dikirim']);
  });

  it.each([
    ['a move without a step', { kind: 'moved' }, 'Tahap lamaran berubah', []],
    ['a move to an unknown step', { kind: 'moved', step: ' Tes Lisan ' }, 'Masuk tahap Tes Lisan', []],
    [
      'an appointment without a time',
      { kind: 'appointment', appointment: { place: 'Kantor' } },
      'Janji temu',
      ['Waktunya belum tersedia.', 'Kantor'],
    ],
    ['an appointment without any detail', { kind: 'appointment' }, 'Janji temu', ['Waktunya belum tersedia.']],
  ])('keeps %s with its date', (_what, event, title, details) => {
    expect(timeline({ at: day('01'), ...event })).toMatchObject([{ date: '1 November 2026', title, details }]);
  });

  it('has an appointment that was moved at its last time alone, and says when one was cancelled', () => {
    const change = (at: string, kind: string, sequence: number, time: string) => ({
      at: day(at),
      kind,
      appointment: { id: 'a', sequence, at: time, zone: 'Asia/Jakarta' },
    });
    const moved = [
      change('01', 'appointment', 0, '2026-11-30T02:00:00Z'),
      change('02', 'appointment', 1, '2026-12-01T02:00:00Z'),
    ];
    const other = {
      at: day('03'),
      kind: 'appointment',
      appointment: { at: '2026-12-02T02:00:00Z', zone: 'Asia/Jakarta' },
    };
    expect(timeline(...moved, other)).toMatchObject([
      { date: 'Akan datang', details: ['Selasa, 1 Desember 2026, 09.00 WIB'] },
      { date: 'Akan datang', details: ['Rabu, 2 Desember 2026, 09.00 WIB'] },
    ]);
    expect(timeline(change('04', 'appointmentCancelled', 2, '2026-12-01T02:00:00Z'), ...moved)).toMatchObject([
      { date: '4 November 2026', title: 'Janji temu dibatalkan', details: ['Selasa, 1 Desember 2026, 09.00 WIB'] },
    ]);
  });

  it.each(['sent', 'viewed', 'moved', 'withdrawn', 'jobClosed', 'outcome', 'appointmentCancelled'])(
    'skips %s that is said to lie ahead',
    (kind) => {
      expect(timeline({ at: '2026-11-24T00:00:00Z', kind, step: 'mcu', outcome: 'accepted' })).toEqual([]);
    },
  );

  it.each([
    ['2026-11-23', 1],
    ['2026-11-24', 0],
    ['2026-11-23T08:04:00Z', 1],
    ['2026-11-23T08:06:00Z', 0],
    ['2026-11-23T14:00:00', 1],
  ])('compares %s with the day, or with the clock within five minutes', (at, count) => {
    expect(timeline({ at, kind: 'outcome', outcome: 'rejected' })).toHaveLength(count);
  });

  it.each([
    ['2026-11-21T16:59:59Z', '21 November 2026'],
    ['2026-11-21T17:00:00Z', '22 November 2026'],
    ['2026-11-21T00:00', '21 November 2026'],
    ['2026-11-21', '21 November 2026'],
  ])('tells a closing at %s by its own day, midnight included', (at, date) => {
    expect(timeline({ at, kind: 'jobClosed' })).toMatchObject([{ date }]);
  });

  it('shows an appointment that lies ahead, with its place and link, by the clock of its place', () => {
    const appointment = {
      at: '2026-11-30T02:00:00Z',
      zone: 'Asia/Makassar',
      place: ' Kantor Makassar ',
      url: 'https://rapat.example/1',
    };
    expect(timeline({ id: 7, at: day('04'), kind: 'appointment', appointment })).toEqual([
      {
        key: '0 7',
        at: '2026-11-30T02:00:00Z',
        date: 'Akan datang',
        title: 'Janji temu',
        details: ['Senin, 30 November 2026, 10.00 WITA', 'Kantor Makassar'],
        link: 'https://rapat.example/1',
        color: 'primary.main',
      },
    ]);
  });

  it('has the next appointment first, then the later ones, then the rest, newest first', () => {
    const appointment = (date: string) => ({ at: day('04'), kind: 'appointment', appointment: { at: day(date) } });
    const events = [
      appointment('30'),
      appointment('20'),
      appointment('28'),
      { at: day('29'), kind: 'outcome', outcome: 'accepted' },
      { at: day('22'), kind: 'viewed' },
    ];
    expect(timeline(...events).map(({ at }) => at.slice(8, 10))).toEqual(['28', '30', '22', '20']);
  });

  it.each([
    ['Asia/Jakarta', '09.00 WIB'],
    ['Asia/Pontianak', '09.00 WIB'],
    ['Asia/Makassar', '10.00 WITA'],
    ['Asia/Jayapura', '11.00 WIT'],
    ['Asia/Singapore', '10.00 Asia/Singapore'],
    ['Mars/Olympus', '09.00 WIB'],
    [undefined, '09.00 WIB'],
  ])('tells the time of an appointment in %s', (zone, clock) => {
    const [entry] = timeline({ at: day('04'), kind: 'appointment', appointment: { at: '2026-11-30T02:00:00Z', zone } });
    expect(entry?.details).toEqual([`Senin, 30 November 2026, ${clock}`]);
  });

  it.each(['javascript:alert(1)', 'https://a@b.example', 'rapat', null])('makes no link of %p', (url) => {
    const appointment = { at: day('30'), zone: 'Asia/Jakarta', url };
    expect(timeline({ at: day('04'), kind: 'appointment', appointment })[0]?.link).toBeNull();
  });

  it('says whose reason it is', () => {
    const details = (event: object) => timeline({ at: day('01'), ...event })[0]?.details;
    expect(details({ kind: 'withdrawn', reason: 'Pindah' })).toEqual(['Alasan Anda: Pindah']);
    expect(details({ kind: 'withdrawn', reasonCode: 'accountDeletion' })).toEqual([
      'Lamaran ini ditarik karena Anda meminta penghapusan akun.',
    ]);
    expect(details({ kind: 'withdrawn', reasonCode: 'somethingNew' })).toEqual([]);
    expect(details({ kind: 'outcome', outcome: 'withdrawn', reason: 'Pindah' })).toEqual(['Alasan Anda: Pindah']);
    expect(details({ kind: 'outcome', outcome: 'rejected', reason: 'Penuh' })).toEqual(['Alasan perusahaan: Penuh']);
    expect(details({ kind: 'jobClosed' })).toEqual(['Ini bukan keputusan atas lamaran Anda.']);
  });

  it('takes an instant without an offset for one of WIB', () => {
    const [entry] = timeline({ at: day('04'), kind: 'appointment', appointment: { at: '2026-11-30T09:00:00' } });
    expect(entry?.details).toEqual(['Senin, 30 November 2026, 09.00 WIB']);
  });
});

describe('upcoming appointments', () => {
  const at = (time: string, values: object = {}) => ({ at: time, zone: 'Asia/Jakarta', ...values });
  const upcoming = (appointments: unknown, values: object = {}, now = NOW) =>
    toUpcomingAppointments(applicationOf({ ...values, appointments: appointments as never }), now).map(
      describeAppointment,
    );
  const times = (...args: Parameters<typeof upcoming>) => upcoming(...args).map(({ time }) => time);

  it('has day, time, zone, place and link, soonest first', () => {
    const url = 'https://rapat.example/1';
    expect(
      upcoming([
        at('2026-12-01T02:00:00Z', { url }),
        { at: '2026-11-30T02:00:00Z', zone: 'Asia/Makassar', place: ' Kantor ' },
      ]),
    ).toEqual([
      { time: 'Senin, 30 November 2026, 10.00 WITA', place: 'Kantor', bring: null, link: null },
      { time: 'Selasa, 1 Desember 2026, 09.00 WIB', place: null, bring: null, link: url },
    ]);
  });

  it('tells the day alone of an appointment without a time', () => {
    expect(times([at('2026-11-30')])).toEqual(['Senin, 30 November 2026']);
  });

  it.each([
    ['2026-11-25T07:54:00Z', 0],
    ['2026-11-25T07:56:00Z', 1],
    ['2026-11-25T08:01:00Z', 1],
    ['2026-11-24', 0],
    ['2026-11-25', 1],
  ])('compares %s with the clock of the device, within five minutes, or with the day', (time, count) => {
    expect(times([at(time)])).toHaveLength(count);
  });

  it('leaves out an appointment of the offline copy once it has passed', () => {
    expect(times([at('2026-11-30T02:00:00Z')], {}, new Date('2026-11-30T03:00:00Z'))).toEqual([]);
  });

  it.each([
    ['withdrawn', 0],
    ['rejected', 0],
    ['accepted', 1],
    [null, 1],
  ] as const)('has of an application with the outcome %p: %d', (outcome, count) => {
    expect(times([at('2026-11-30T02:00:00Z')], { outcome })).toHaveLength(count);
  });

  it.each([undefined, null, 'besok', {}, []])('has none in %j', (appointments) => {
    expect(upcoming(appointments)).toEqual([]);
  });

  it('leaves out what has no date that can be read', () => {
    expect(upcoming([{ zone: 'Asia/Jakarta' }, at('besok'), at('2026-11-30T02:00:00Z')])).toHaveLength(1);
  });

  it.each(['javascript:alert(1)', 'https://a@b.example', 'rapat', null])('makes no link of %p', (url) => {
    expect(upcoming([at('2026-11-30T02:00:00Z', { url })])).toMatchObject([{ link: null }]);
  });
});

describe('pipeline', () => {
  /** One letter a step, in order: Complete, Current (`X`), Upcoming, Rejected. */
  const drawn = (progress: Progress): string =>
    toSteps(progress)
      .map(({ state }) => ({ complete: 'C', current: 'X', upcoming: 'U', rejected: 'R' })[state])
      .join('');

  it.each([
    ['apply', 'Apply', 'XUUUUUUU', 'Available'],
    ['screening', 'Screening', 'CXUUUUUU', 'Available'],
    ['psikotest', 'Psikotest', 'CCXUUUUU', 'Available'],
    ['interview_hr', 'Interview HR', 'CCCXUUUU', 'Available'],
    ['interview_user', 'Interview User', 'CCCCXUUU', 'Available'],
    ['offering', 'Offering', 'CCCCCXUU', 'Available'],
    ['mcu', 'Medical Check Up', 'CCCCCCXU', 'Available'],
    ['onboard', 'Onboard', 'CCCCCCCX', 'Accepted'],
  ])('%s with an open job: %s, %s, %s, no stamp', (status, label, steps, badge) => {
    expect(toStepCount(status)).toBe(`Tahap ${steps.indexOf('X') + 1} dari 8: ${label}`);
    const progress = { status, isJobOpen: true };
    expect(stepLabel(status)).toBe(label);
    expect(drawn(progress)).toBe(steps);
    expect(toBadge(progress)).toBe(badge);
    expect(toStamp(progress)).toBeNull();
  });

  it('names another step as the provider does, and one without a name in words of its own', () => {
    expect(toStepCount('Tes Lisan')).toBe('Tahap: Tes Lisan');
    expect(toStepCount('?')).toBe('Tahap tidak diketahui');
  });

  it.each([
    ['apply', 'RUUUUUUU', 'Rejected', 'CLOSED'],
    ['screening', 'CRUUUUUU', 'Rejected', 'CLOSED'],
    ['psikotest', 'CCRUUUUU', 'Rejected', 'CLOSED'],
    ['interview_hr', 'CCCRUUUU', 'Rejected', 'CLOSED'],
    ['interview_user', 'CCCCRUUU', 'Rejected', 'CLOSED'],
    ['offering', 'CCCCCRUU', 'Rejected', 'CLOSED'],
    ['mcu', 'CCCCCCRU', 'Rejected', 'CLOSED'],
    ['onboard', 'CCCCCCCX', 'Closed', 'ACCEPTED'],
  ])('%s with a closed job: %s, %s, stamp %s', (status, steps, badge, stamp) => {
    const progress = { status, isJobOpen: false };
    expect(drawn(progress)).toBe(steps);
    expect(toBadge(progress)).toBe(badge);
    expect(toStamp(progress)).toBe(stamp);
  });

  it.each([
    [true, 'CUUUUUUU', 'Available', null],
    [false, 'RUUUUUUU', 'Rejected', 'CLOSED'],
  ])(
    'an unknown step with a job that is open (%s) has its own name and claims no current step',
    (isJobOpen, ...rest) => {
      const progress = { status: 'Tes Lisan', isJobOpen };
      expect(toBadgeLabel(progress)).toBe(`Tes Lisan | ${rest[1]}`);
      expect([drawn(progress), toBadge(progress), toStamp(progress)]).toEqual(rest);
    },
  );

  it('names the eight steps in their order', () => {
    expect(toSteps({ status: 'apply', isJobOpen: true }).map(({ label }) => label)).toEqual([
      'Apply',
      'Screening',
      'Psikotest',
      'Interview HR',
      'Interview User',
      'Offering',
      'Medical Check Up',
      'Onboard',
    ]);
  });
});

describe('state sentence', () => {
  const SENTENCES = [
    'Terkirim hari ini. Belum dilihat perusahaan.',
    'Terkirim kemarin. Belum dilihat perusahaan.',
    'Terkirim 20 Nov. Belum dilihat perusahaan.',
    'Terkirim 31 Des 2025. Belum dilihat perusahaan.',
    'Terkirim 20 Nov.',
    'Terkirim 20 Nov.',
    'Dilihat perusahaan kemarin.',
    'Dilihat perusahaan 20 Nov.',
    'Masuk tahap Interview HR kemarin.',
    'Masuk tahap Onboard 20 Nov.',
    'Tahap lamaran berubah 20 Nov.',
    'Masuk tahap background_check kemarin.',
    'Tahap lamaran berubah 20 Nov.',
  ];

  const CASES = LAST_EVENTS.map(([status, event], index) => [status, event, SENTENCES[index]] as const);

  it.each(CASES)('says of the step %s and the last event %j: %s', (status, event, sentence) => {
    expect(toStateSentence(applicationOf({ status: status as 'apply', lastEvent: { id: 1, ...event } }), NOW)).toBe(
      sentence,
    );
  });

  it.each([
    ['left out', undefined],
    ['null', null],
    ['of another type', 'sent'],
    ['without a date', { kind: 'sent' }],
    ['with a date that cannot be read', { kind: 'sent', at: 'kemarin' }],
    ['of the future', { kind: 'sent', at: '2026-11-26T08:00:00Z' }],
    ['of an unknown kind', { kind: 'archived', at: '2026-11-20T03:00:00Z' }],
    ['an outcome', { kind: 'outcome', outcome: 'rejected', at: '2026-11-20T03:00:00Z' }],
    ['an appointment', { kind: 'appointment', at: '2026-11-20T03:00:00Z' }],
    ['a closed job', { kind: 'jobClosed', at: '2026-11-20T03:00:00Z' }],
  ])('says nothing of a last event that is %s', (_what, lastEvent) => {
    expect(toStateSentence(applicationOf({ lastEvent: lastEvent as never }), NOW)).toBeNull();
  });

  const OUTCOME_AT = '2026-11-12T03:00:00Z';
  const CLOSED_AT = '2026-11-17T03:00:00Z';
  const CLOSED = { job: { status: 'closed' } } as const;
  const SENT = { id: 1, kind: 'sent', at: '2026-11-20T03:00:00Z' } as const;

  it.each([
    ['an outcome', { outcome: 'rejected' }, 'Tidak lolos.'],
    [
      'an outcome',
      { outcome: 'rejected', outcomeAt: OUTCOME_AT },
      'Tidak lolos. Perusahaan memutuskannya pada 12 November 2026.',
    ],
    ['an outcome', { outcome: 'withdrawn' }, 'Anda sudah menarik lamaran ini.'],
    ['an outcome', { outcome: 'withdrawn', outcomeAt: OUTCOME_AT }, 'Anda menarik lamaran ini pada 12 November 2026.'],
    [
      'an outcome',
      { outcome: 'withdrawn', outcomeAt: OUTCOME_AT, outcomeReasonCode: 'accountDeletion' },
      'Lamaran ini ditarik pada 12 November 2026 karena Anda meminta penghapusan akun.',
    ],
    [
      'an outcome',
      { outcome: 'withdrawn', outcomeReasonCode: 'accountDeletion' },
      'Lamaran ini ditarik karena Anda meminta penghapusan akun.',
    ],
    [
      'an outcome',
      { outcome: 'accepted', outcomeAt: OUTCOME_AT },
      'Anda diterima. Perusahaan memutuskannya pada 12 November 2026.',
    ],
    ['an outcome to a closed job', { ...CLOSED, jobClosedAt: CLOSED_AT, outcome: 'rejected' }, 'Tidak lolos.'],
    ['an outcome', { outcome: 'accepted', status: 'onboard' }, 'Anda diterima.'],
    ['a closed job', CLOSED, 'Lowongan ditutup. Perusahaan belum memberi keputusan.'],
    [
      'a job that was closed at midnight',
      { ...CLOSED, jobClosedAt: '2026-11-17T17:00:00Z' },
      'Lowongan ditutup 18 November 2026. Perusahaan belum memberi keputusan.',
    ],
    [
      'a closed job',
      { ...CLOSED, jobClosedAt: CLOSED_AT },
      'Lowongan ditutup 17 November 2026. Perusahaan belum memberi keputusan.',
    ],
  ] as const)('tells %s instead of the last event: %j', (_what, values, sentence) => {
    expect(toStateSentence(applicationOf({ ...values, lastEvent: SENT }), NOW)).toBe(sentence);
  });

  it.each([
    { outcome: 'rejected', outcomeAt: '2026-12-01T03:00:00Z' },
    { outcome: 'undecided', outcomeAt: OUTCOME_AT, outcomeReason: 'Penuh' },
  ])('tells the last event, for this is no outcome: %j', (values) => {
    expect(toStateSentence(applicationOf({ ...(values as object), lastEvent: SENT }), NOW)).toContain('Terkirim');
  });

  it('tells the last event of a candidate who is on board, also when the job is closed', () => {
    const lastEvent = { ...SENT, kind: 'moved', step: 'onboard' } as const;
    const application = applicationOf({ status: 'onboard', job: { status: 'closed' }, lastEvent });
    expect(toStateSentence(application, NOW)).toBe('Masuk tahap Onboard 20 Nov.');
  });
});

describe('random histories', () => {
  itTellsDecisionsOfOutcomesAlone(/tidak lolos/i, /diterima/i);
  itLosesNoEventAndTellsNoFuture(/^Akan datang/);
});
