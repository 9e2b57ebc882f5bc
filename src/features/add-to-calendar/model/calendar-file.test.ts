import { toCalendarFile } from '@titian/rules/calendar-file';
import ICAL from 'ical.js';
import { sync } from 'node-ical';
import type { VEvent } from 'node-ical';
import { toCalendarEvent, toGoogleAddress } from './calendar-event';

const NOW = new Date('2026-11-26T00:00:00Z');
const JOB = { title: 'Kasir; Gudang, Malam', company: 'PT "Uji"\nJaya' };
const LONG = 'Jalan Panjang Sekali '.repeat(40).trim();

const appointmentOf = (values: object) => ({
  id: 'a-1',
  sequence: 0,
  at: '2026-11-30T02:00:00Z',
  zone: 'Asia/Makassar',
  minutes: null,
  place: null,
  bring: null,
  url: null,
  ...values,
});

const eventOf = (values: object = {}, isCancelled = false) =>
  toCalendarEvent(appointmentOf(values), JOB, { isCancelled, now: NOW, host: 'titian.test' });

/** The file of an appointment as two other programs read it. */
function readBack(values: object = {}, isCancelled = false, now = NOW) {
  const event = eventOf(values, isCancelled);
  if (!event) throw new Error('There is no event.');
  const text = toCalendarFile(event, now);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The file has no event.');
  const [other] = Object.values(sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT');
  return { text, calendar, component, event: new ICAL.Event(component), other };
}

it.each([
  ['a time in WITA', {}, '2026-11-30T02:00:00.000Z', '20261130T020000Z'],
  [
    'a time in WIB',
    { at: '2026-12-31T16:59:00Z', zone: 'Asia/Jakarta' },
    '2026-12-31T16:59:00.000Z',
    '20261231T165900Z',
  ],
  [
    'the turn of the year in WIT',
    { at: '2026-12-31T15:00:00Z', zone: 'Asia/Jayapura' },
    '2026-12-31T15:00:00.000Z',
    '20261231T150000Z',
  ],
  ['a time with an offset', { at: '2026-11-30T10:00:00+08:00' }, '2026-11-30T02:00:00.000Z', '20261130T020000Z'],
  ['an unknown zone', { zone: 'Mars/Olympus' }, '2026-11-30T02:00:00.000Z', '20261130T020000Z'],
  ['no zone', { zone: null }, '2026-11-30T02:00:00.000Z', '20261130T020000Z'],
])('has the instant of %s, in UTC', (_what, values, instant, written) => {
  const { text, event, other } = readBack(values);
  expect(event.startDate.toJSDate().toISOString()).toBe(instant);
  expect(other?.start.toISOString()).toBe(instant);
  expect(text).toContain(`DTSTART:${written}`);
  expect(text).not.toMatch(/TZID|VTIMEZONE/);
});

it('has a day without a time as a day', () => {
  const { event, other } = readBack({ at: '2026-11-30' });
  expect([event.startDate.isDate, event.startDate.toString()]).toEqual([true, '2026-11-30']);
  expect(other?.datetype).toBe('date');
});

it('has texts, place and address as they are, however long, in lines of at most 75 bytes', () => {
  const { text, event, component, other } = readBack({ place: LONG, url: 'https://rapat.example/1?a=b&c=d' });
  expect(event.summary).toBe('Janji temu: Kasir; Gudang, Malam, PT "Uji"\nJaya');
  expect(event.location).toBe(LONG);
  expect(event.description).toBe('Senin, 30 November 2026, 10.00 WITA\nhttps://rapat.example/1?a=b&c=d');
  expect(component.getFirstPropertyValue('url')).toBe('https://rapat.example/1?a=b&c=d');
  expect(other).toMatchObject({ summary: event.summary, location: LONG });
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

it('is the same event with a higher sequence once it was moved, and cancelled once it was cancelled', () => {
  const [made, moved] = [readBack(), readBack({ sequence: 1, at: '2026-12-01T02:00:00Z' })];
  const cancelled = readBack({ sequence: 2, at: '2026-12-01T02:00:00Z' }, true);
  const all = [made, moved, cancelled];
  expect(all.map(({ event }) => event.uid)).toEqual(Array.from(all, () => 'a-1@titian'));
  expect(all.map(({ event }) => event.sequence)).toEqual([0, 1, 2]);
  expect(all.map(({ calendar }) => calendar.getFirstPropertyValue('method'))).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL']);
  expect(all.map(({ component }) => component.getFirstPropertyValue('status'))).toEqual([
    'CONFIRMED',
    'CONFIRMED',
    'CANCELLED',
  ]);
  expect(all.map(({ other }) => other?.uid)).toEqual(all.map(({ event }) => event.uid));
});

it.each([
  [{}, '2026-11-30T03:00:00.000Z'],
  [{ minutes: 90 }, '2026-11-30T03:30:00.000Z'],
])('ends after an hour unless it says otherwise: %j', (values, end) => {
  expect(readBack(values).event.endDate.toJSDate().toISOString()).toBe(end);
});

it.each<[string, object, string, string | undefined]>([
  ['10.00 WITA', {}, '2026-11-29T10:59:59Z', '-PT15H'],
  ['10.00 WITA, from 19.00 on', {}, '2026-11-29T11:00:00Z', '-PT1H'],
  ['10.00 WITA, on its day', {}, '2026-11-30T00:59:59Z', '-PT1H'],
  ['10.00 WITA, within an hour', {}, '2026-11-30T01:00:00Z', undefined],
  ['00.30 WIT', { at: '2026-11-29T15:30:00Z', zone: 'Asia/Jayapura' }, '2026-11-29T09:00:00Z', '-PT5H30M'],
  ['a day', { at: '2026-11-30' }, '2026-11-29T10:59:59Z', '-PT5H'],
  ['a day, from 19.00 WITA on', { at: '2026-11-30' }, '2026-11-29T11:00:00Z', undefined],
])('has an alarm on the evening before, or an hour before: %s', (_what, values, now, trigger) => {
  const alarm = readBack(values, false, new Date(now)).component.getFirstSubcomponent('valarm');
  expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe(trigger);
});

it('names the company as organizer, and ends its last line', () => {
  const { text, component } = readBack();
  const organizer = component.getFirstProperty('organizer');
  expect(organizer?.getParameter('cn')).toBe("PT 'Uji' Jaya");
  expect(organizer?.getFirstValue()).toBe('mailto:no-reply@titian.test');
  expect(text).toMatch(/END:VCALENDAR\r\n$/);
});

it.each([
  ['no date', { at: null }, false],
  ['a time that has passed', { at: '2026-11-25T23:00:00Z' }, false],
])('makes no event of %s', (_what, values, isCancelled) => {
  expect(eventOf(values, isCancelled)).toBeNull();
});

it('makes one of what was cancelled, also after its time', () => {
  expect(eventOf({ at: '2026-11-25T23:00:00Z' }, true)).toMatchObject({ isCancelled: true });
});

it.each([
  [{}, '20261130T020000Z/20261130T030000Z'],
  [{ minutes: 90 }, '20261130T020000Z/20261130T033000Z'],
  [{ at: '2026-11-30T10:00:00.500+08:00' }, '20261130T020000Z/20261130T030000Z'],
  [{ at: '2026-12-31' }, '20261231/20270101'],
])('leads to Google Calendar with the instant of %j', (values, dates) => {
  const event = eventOf({ place: 'Kantor & Gudang', ...values });
  const { origin, searchParams } = new URL(event ? toGoogleAddress(event) : '');
  expect(origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: event?.summary,
    dates,
    details: event?.description,
    location: 'Kantor & Gudang',
  });
});
