import { NOW, applicationOf } from './state-sentence.fixture';
import { describeAppointment, toUpcomingAppointments } from './upcoming-appointments';

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
    { time: 'Senin, 30 November 2026, 10.00 WITA', place: 'Kantor', link: null },
    { time: 'Selasa, 1 Desember 2026, 09.00 WIB', place: null, link: url },
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
