import { dayInJakarta } from '@titian/rules/jakarta-day';
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

describe('jobStatus', () => {
  const lastMoment = new Date('2026-11-14T16:59:59.999Z');
  const midnight = new Date('2026-11-14T17:00:00.000Z');

  it('keeps a job open through the whole of its deadline day in Jakarta', () => {
    expect(jobStatus({ status: 'open', deadline: '2026-11-14' }, lastMoment)).toBe('open');
  });

  it('closes a job when its deadline day ends in Jakarta', () => {
    expect(jobStatus({ status: 'open', deadline: '2026-11-14' }, midnight)).toBe('closed');
  });

  it('keeps a job without a deadline open', () => {
    expect(jobStatus({ status: 'open', deadline: null }, midnight)).toBe('open');
  });

  it('keeps a job closed that its employer closed before the deadline', () => {
    expect(jobStatus({ status: 'closed', deadline: '2099-01-01' }, midnight)).toBe('closed');
  });
});
