import { zoneOf, ZONES, type Zone } from '@titian/rules/time-zones';
import { provinces } from '../masters/master-data';
import { localDay, nextDigestAt } from './quiet-hours';

/** An instant by the clock of a zone, `2026-11-26 20.59`. */
function at(local: string, zone: Zone): Date {
  const [day = '', time = ''] = local.split(' ');
  return new Date(Date.parse(`${day}T${time.replace('.', ':')}:00Z`) - ZONES[zone] * 3_600_000);
}

const TODAY = '2026-11-26';

/** Now, day of the last digest, and when the next one may go out, each by the candidate's clock. */
const BY_DAY: [now: string, last: string | null, next: string][] = [
  [`${TODAY} 00.00`, null, `${TODAY} 07.00`],
  [`${TODAY} 06.59`, null, `${TODAY} 07.00`],
  [`${TODAY} 07.00`, null, `${TODAY} 07.00`],
  [`${TODAY} 07.01`, null, `${TODAY} 07.01`],
  [`${TODAY} 12.00`, null, `${TODAY} 12.00`],
  [`${TODAY} 20.59`, null, `${TODAY} 20.59`],
  [`${TODAY} 21.00`, null, '2026-11-27 07.00'],
  [`${TODAY} 23.59`, null, '2026-11-27 07.00'],
  // One went out yesterday, or long ago.
  [`${TODAY} 06.59`, '2026-11-25', `${TODAY} 07.00`],
  [`${TODAY} 20.59`, '2026-11-25', `${TODAY} 20.59`],
  [`${TODAY} 20.59`, '2026-11-01', `${TODAY} 20.59`],
  // One went out today.
  [`${TODAY} 07.00`, TODAY, '2026-11-27 07.00'],
  [`${TODAY} 20.59`, TODAY, '2026-11-27 07.00'],
  [`${TODAY} 23.59`, TODAY, '2026-11-27 07.00'],
  // The candidate has moved to the west since.
  [`${TODAY} 23.59`, '2026-11-27', '2026-11-28 07.00'],
  // The turn of the month and of the year, and a leap day.
  ['2026-11-30 21.00', null, '2026-12-01 07.00'],
  ['2026-12-31 20.59', null, '2026-12-31 20.59'],
  ['2026-12-31 21.00', null, '2027-01-01 07.00'],
  ['2026-12-31 23.59', '2026-12-31', '2027-01-01 07.00'],
  ['2027-01-01 00.00', '2026-12-31', '2027-01-01 07.00'],
  ['2028-02-28 21.00', null, '2028-02-29 07.00'],
];

const ROWS = (Object.keys(ZONES) as Zone[]).flatMap((zone) => BY_DAY.map((row) => [zone, ...row] as const));

it('has a row for each zone, day and hour', () => expect(ROWS.length).toBeGreaterThanOrEqual(40));

it.each(ROWS)('%s, %s, last %s: next %s', (zone, now, last, next) => {
  expect(nextDigestAt(at(now, zone), zone, last)).toEqual(at(next, zone));
});

it.each([
  ['2026-11-26T13:59:00Z', { WIB: '2026-11-26T13:59:00Z', WITA: '2026-11-26T23:00:00Z', WIT: '2026-11-26T22:00:00Z' }],
  ['2026-11-26T22:30:00Z', { WIB: '2026-11-27T00:00:00Z', WITA: '2026-11-26T23:00:00Z', WIT: '2026-11-26T22:30:00Z' }],
] as const)('tells the zones apart at %s', (now, expected) => {
  for (const [zone, next] of Object.entries(expected) as [Zone, string][]) {
    expect(nextDigestAt(new Date(now), zone, null)).toEqual(new Date(next));
  }
});

it('knows the day at the candidate’s place', () => {
  const instant = new Date('2026-12-31T15:30:00Z');
  expect([localDay(instant, 'WIB'), localDay(instant, 'WIT')]).toEqual(['2026-12-31', '2027-01-01']);
});

it('puts 18 provinces into WIB, 12 into WITA and 8 into WIT, and an unknown one into WIB', () => {
  const counts = { WIB: 0, WITA: 0, WIT: 0 };
  for (const [id, name] of provinces) {
    counts[zoneOf(id)] += 1;
    expect(zoneOf(name)).toBe(zoneOf(id));
  }
  expect(counts).toEqual({ WIB: 18, WITA: 12, WIT: 8 });
  expect([zoneOf(null), zoneOf(62), zoneOf(64), zoneOf(51), zoneOf(91)]).toEqual(['WIB', 'WIB', 'WITA', 'WITA', 'WIT']);
});
