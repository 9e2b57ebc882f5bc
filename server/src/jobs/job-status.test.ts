import { dayInJakarta } from '@titian/rules/jakarta-day';
import { endOfDay, lastDayOf } from '@titian/rules/deadline';
import { jobStatus } from './job-status';

describe('dayInJakarta', () => {
  it.each([
    ['2026-11-14T16:59:59.999Z', '2026-11-14'],
    ['2026-11-14T17:00:00.000Z', '2026-11-15'],
    ['2026-12-31T20:00:00.000Z', '2027-01-01'],
  ])('puts %s on %s', (instant, day) => {
    expect(dayInJakarta(new Date(instant))).toBe(day);
  });
});

describe('lastDayOf', () => {
  it.each([
    ['2026-11-30T12:00:00+07:00', 'WIB', '2026-11-30', '12:00'],
    ['2026-11-30T16:59:59Z', 'WIB', '2026-11-30', null],
    ['2026-11-30T17:00:00Z', 'WIB', '2026-11-30', null],
    ['2026-12-01T00:00:00+08:00', 'WITA', '2026-11-30', null],
    ['2026-12-01T00:00:00+09:00', 'WIB', '2026-11-30', '22:00'],
    ['2026-12-01T00:00:00+07:00', 'WIT', '2026-12-01', '02:00'],
    ['2026-11-30T23:59:00+09:00', 'WIT', '2026-11-30', null],
    ['2026-11-30T23:58:59+09:00', 'WIT', '2026-11-30', '23:58'],
    ['2027-01-01T00:00:00+07:00', 'WIB', '2026-12-31', null],
  ] as const)('of %s in %s is %s, until %s', (instant, zone, day, clock) => {
    expect(lastDayOf(new Date(instant), zone)).toEqual({ day, clock });
  });
});

describe('jobStatus', () => {
  it.each([
    ['2026-11-14', 'WIB', '2026-11-14T16:59:59.999Z', '2026-11-14T17:00:00.000Z'],
    ['2026-11-14', 'WITA', '2026-11-14T15:59:59.999Z', '2026-11-14T16:00:00.000Z'],
    ['2026-11-14', 'WIT', '2026-11-14T14:59:59.999Z', '2026-11-14T15:00:00.000Z'],
  ] as const)('is open through the whole of %s in %s', (day, zone, lastMoment, midnight) => {
    const job = { status: 'open', closesAt: endOfDay(day, zone) } as const;
    expect(jobStatus(job, new Date(lastMoment))).toBe('open');
    expect(jobStatus(job, new Date(midnight))).toBe('closed');
  });

  const now = new Date('2026-11-14T17:00:00.000Z');

  it('keeps a job without a deadline open', () => {
    expect(jobStatus({ status: 'open', closesAt: null }, now)).toBe('open');
  });

  it('keeps a job closed that its employer closed before the deadline', () => {
    expect(jobStatus({ status: 'closed', closesAt: new Date('2099-01-01') }, now)).toBe('closed');
  });
});
