import { parse } from 'valibot';
import { makeApplicationDto } from '@test/dto/application';
import { applicationDto, toApplication } from './application.mapper';

it('maps an application with all of its fields', () => {
  expect(toApplication(makeApplicationDto({ status: 'interview_hr', job: { status: 'closed' } }))).toEqual({
    id: 'application-1',
    status: 'interview_hr',
    appliedAt: '2026-11-20T03:00:00Z',
    outcome: null,
    outcomeAt: null,
    outcomeReason: null,
    outcomeReasonCode: null,
    jobClosedAt: null,
    lastEvent: null,
    appointments: [],
    answers: null,
    job: {
      id: 'job-1',
      slug: 'staf-gudang-jakarta',
      title: 'Staf Gudang',
      isOpen: false,
      createdAt: '2026-11-01T03:00:00Z',
      asksEducation: false,
      asksExperience: false,
      company: { name: 'PT Cipta Karya Uji', logo: '/media/logos/cipta.png' },
    },
  });
});

it.each([
  [{ minEducation: 'SMA', minExperienceMonths: 12 }, [true, true]],
  [{ minEducation: null, minExperienceMonths: 0 }, [false, false]],
  [{ minEducation: 7, minExperienceMonths: 'dua' }, [false, false]],
])('knows of %j what the job asks for', (job, asked) => {
  const dto = makeApplicationDto();
  const { asksEducation, asksExperience } = toApplication(
    parse(applicationDto, { ...dto, job: { ...dto.job, ...job } }),
  ).job;
  expect([asksEducation, asksExperience]).toEqual(asked);
});

it.each([
  [{ appliedAt: '2026-11-20T03:00:00Z', createdAt: '2026-11-19T03:00:00Z' }, '2026-11-20T03:00:00Z'],
  [{ createdAt: '2026-11-19' }, '2026-11-19'],
  [{ appliedAt: null, createdAt: 'kemarin' }, '2026-11-01T03:00:00Z'],
  [{}, '2026-11-01T03:00:00Z'],
])('takes the date of %j, else the date of the job', (dates, appliedAt) => {
  const { appliedAt: _own, ...dto } = makeApplicationDto();
  expect(toApplication({ ...dto, ...dates }).appliedAt).toBe(appliedAt);
});

it('has appointments that were cancelled before their time beside those that stand', () => {
  const dto = {
    appointments: [{ at: '2026-12-01T02:00:00Z' }],
    cancelledAppointments: [{ at: '2026-12-02T02:00:00Z' }],
  };
  expect(toApplication({ ...makeApplicationDto(), ...dto }).appointments).toMatchObject([
    { at: '2026-12-01T02:00:00Z' },
    { at: '2026-12-02T02:00:00Z', isCancelled: true },
  ]);
});

it('makes do with the least that a provider sends', () => {
  expect(toApplication({ id: 7, job: { title: ' Kasir ' } })).toEqual({
    id: 7,
    status: 'apply',
    appliedAt: null,
    outcome: null,
    outcomeAt: null,
    outcomeReason: null,
    outcomeReasonCode: null,
    jobClosedAt: null,
    lastEvent: null,
    appointments: [],
    answers: null,
    job: {
      id: null,
      slug: null,
      title: 'Kasir',
      isOpen: true,
      createdAt: null,
      asksEducation: false,
      asksExperience: false,
      company: { name: '-', logo: null },
    },
  });
});

it('maps a hidden employer without logo and figures', () => {
  const answers = { days: 6, answered: 10, counted: 15 };
  const company = { name: 'Confidential Company', logo: '/media/l.png' };
  expect(toApplication({ id: 7, answers, job: { title: 'Kasir', company } })).toMatchObject({
    answers: null,
    job: { company: { name: 'Perusahaan dirahasiakan', logo: null } },
  });
});

it.each([
  ['open', true],
  ['Available', true],
  ['AVAILABLE', true],
  ['Closed', false],
  [' CLOSED ', false],
])('reads the job status %j without regard to case', (status, isOpen) => {
  expect(toApplication(makeApplicationDto({ job: { status } })).job.isOpen).toBe(isOpen);
});

it('reads the step without regard to case and keeps one it does not know', () => {
  const dto = makeApplicationDto();
  expect(toApplication({ ...dto, status: 'Interview_HR' }).status).toBe('interview_hr');
  expect(toApplication({ ...dto, status: ' Tes Lisan ' }).status).toBe('Tes Lisan');
});

it.each([
  ['accepted', 'accepted'],
  [' Rejected ', 'rejected'],
  ['withdrawn', 'withdrawn'],
  ['undecided', null],
  ['', null],
])('reads the outcome %j as %j', (outcome, expected) => {
  expect(toApplication({ ...makeApplicationDto(), outcome }).outcome).toBe(expected);
});

it.each([
  ['accountDeletion', 'accountDeletion'],
  ['somethingNew', null],
  [undefined, null],
])('reads the reason code %j as %j', (outcomeReasonCode, expected) => {
  const dto = { ...makeApplicationDto(), outcome: 'withdrawn', outcomeReasonCode };
  expect(toApplication(dto).outcomeReasonCode).toBe(expected);
});

it('reads when and why it ended, and when the job was closed', () => {
  const values = {
    outcome: 'rejected',
    outcomeAt: '2026-11-12T03:00:00Z',
    outcomeReason: ' Penuh ',
    jobClosedAt: '2026-11-17',
  };
  expect(toApplication({ ...makeApplicationDto(), ...values })).toMatchObject({
    outcomeAt: '2026-11-12T03:00:00Z',
    outcomeReason: 'Penuh',
    jobClosedAt: '2026-11-17',
  });
  expect(
    toApplication({ ...makeApplicationDto(), outcome: 'rejected', outcomeAt: 'kemarin', jobClosedAt: '0' }),
  ).toMatchObject({
    outcome: 'rejected',
    outcomeAt: null,
    jobClosedAt: null,
  });
});

const NOW = new Date('2026-11-23T08:00:00Z');

it.each(['accepted', 'rejected', 'withdrawn'])('takes the outcome %s for none until its date', (outcome) => {
  const dto = { ...makeApplicationDto(), outcome, outcomeReason: 'Penuh' };
  expect(toApplication({ ...dto, outcomeAt: '2026-11-24' }, NOW)).toMatchObject({
    outcome: null,
    outcomeAt: null,
    outcomeReason: null,
    outcomeReasonCode: null,
  });
  expect(toApplication({ ...dto, outcomeAt: '2026-11-23' }, NOW)).toMatchObject({ outcome });
});

it('has neither date nor reason of an outcome that it does not know', () => {
  const dto = { ...makeApplicationDto(), outcome: 'undecided', outcomeAt: '2026-11-12', outcomeReason: 'Penuh' };
  expect(toApplication(dto, NOW)).toMatchObject({ outcome: null, outcomeAt: null, outcomeReason: null });
});

it('tells no day of closing that is still to come', () => {
  expect(toApplication({ ...makeApplicationDto(), jobClosedAt: '2026-11-24' }, NOW).jobClosedAt).toBeNull();
});
