import { provinces } from './master-data';
import { daysOfMinimumWages, minimumWages } from './minimum-wages';

it('has a figure for every province, by its official code and name', () => {
  const named = minimumWages.provinces.map(({ code, name }) => [code, name]);
  expect(named).toEqual([...provinces].sort(([a], [b]) => a - b));
});

it('has the lower of two figures first, all of them monthly pay in rupiah', () => {
  for (const { monthly, otherSource = monthly } of minimumWages.provinces) {
    expect(monthly).toBeGreaterThan(2_000_000);
    expect(monthly).toBeLessThan(7_000_000);
    expect(otherSource).toBeGreaterThanOrEqual(monthly);
  }
});

it('holds for the whole of its year', () => {
  const { year, validFrom, validThrough } = minimumWages;
  expect([validFrom, validThrough]).toEqual([`${year}-01-01`, `${year}-12-31`]);
});

it.each([
  ['2026-12-31T16:59:59Z', 0],
  ['2026-12-31T17:00:00Z', -1],
  ['2026-12-01T00:00:00Z', 30],
  ['2026-01-01T00:00:00Z', 364],
])('at %s holds %d days more', (now, days) => {
  expect(daysOfMinimumWages(new Date(now))).toBe(days);
});
