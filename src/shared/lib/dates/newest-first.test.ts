import { newestFirst } from './newest-first';
import type { Period } from './newest-first';

const period = (name: string, start: string, end: string | null, isPresent = false) => ({
  name,
  start,
  end,
  isPresent,
});
type Named = ReturnType<typeof period>;

const order = (...records: Named[]): string[] =>
  records.sort(newestFirst<Named>((record): Period => record)).map(({ name }) => name);

it('puts ongoing periods first, the later start before the earlier', () => {
  expect(
    order(
      period('ended', '2024-01-01', '2026-01-01'),
      period('current since 2019', '2019-01-01', null, true),
      period('current since 2023', '2023-01-01', null, true),
    ),
  ).toEqual(['current since 2023', 'current since 2019', 'ended']);
});

it('ignores the end of an ongoing period', () => {
  expect(
    order(period('with an end', '2019-01-01', '2030-01-01', true), period('without', '2020-01-01', null, true)),
  ).toEqual(['without', 'with an end']);
});

it('orders by the end, and for the same end by the start', () => {
  expect(
    order(
      period('2015 to 2018', '2015-01-01', '2018-06-01'),
      period('2012 to 2020', '2012-01-01', '2020-06-01'),
      period('2016 to 2018', '2016-01-01', '2018-06-01'),
    ),
  ).toEqual(['2012 to 2020', '2016 to 2018', '2015 to 2018']);
});

it('puts an unknown end after every known one, and an unknown start after every known one of the same end', () => {
  expect(
    order(
      period('nothing known', '', null),
      period('end unknown', '2022-01-01', null),
      period('start unknown', '', '2001-01-01'),
      period('old', '2000-01-01', '2001-01-01'),
      period('current since an unknown date', '', null, true),
    ),
  ).toEqual(['current since an unknown date', 'old', 'start unknown', 'end unknown', 'nothing known']);
});

it('leaves records of the same time in the order in which they came', () => {
  const twins = ['b', 'a', 'c'].map((name) => period(name, '2020-01-01', '2021-01-01'));
  expect(order(...twins)).toEqual(['b', 'a', 'c']);
});
