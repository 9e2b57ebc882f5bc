import { dateField, parseInstant } from './dates';
import { RowRefused } from './import-problems';

describe('parseInstant', () => {
  it.each([
    ['2026-11-14', '2026-11-13T17:00:00.000Z'],
    ['2026-11-14T09:30', '2026-11-14T02:30:00.000Z'],
    ['2026-11-14 09:30:15', '2026-11-14T02:30:15.000Z'],
    ['2026-11-14T09:30:15.250+07:00', '2026-11-14T02:30:15.000Z'],
    ['2026-11-14T23:59:59+07:00', '2026-11-14T16:59:59.000Z'],
    ['2026-11-14T02:30:00Z', '2026-11-14T02:30:00.000Z'],
    ['2026-11-14t02:30:00z', '2026-11-14T02:30:00.000Z'],
    ['2026-11-14T02:30:00+0900', '2026-11-13T17:30:00.000Z'],
    ['2026-11-14T02:30:00-05', '2026-11-14T07:30:00.000Z'],
    ['2028-02-29', '2028-02-28T17:00:00.000Z'],
  ])('reads %s', (text, instant) => {
    expect(parseInstant(text)?.toISOString()).toBe(instant);
  });

  it.each([
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '14-11-2026',
    '14/11/2026',
    '2026-11',
    '20261114',
    '2026-11-14T24:00',
    '2026-11-14T10:60',
    '2026-11-14T10',
    '2026-11-14T10:00+15:00',
    '2026-11-14T',
    '2026-11-14Z',
    '2026-11-14T10:00 besok',
    'besok',
    '0001-01-01',
    '9999-12-31',
    '2026-11-14\n2026-11-15',
  ])('does not take %j for a date', (text) => {
    expect(parseInstant(text)).toBeNull();
  });
});

describe('dateField', () => {
  it.each([undefined, null, '', '  '])('is null for %j', (value) => {
    expect(dateField(value, 'datePosted')).toBeNull();
  });

  it('refuses what is no date and says which field it is', () => {
    expect(() => dateField('besok', 'validThrough')).toThrow(new RowRefused('validThrough is no date: "besok"'));
    expect(() => dateField(20261114, 'validThrough')).toThrow(new RowRefused('validThrough is not text'));
  });
});
