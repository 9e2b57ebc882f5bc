import { fromStated, inOrder, toText, toValue } from './typed-date';

it.each([
  ['2020-05-12', '12/05/2020', '05/2020'],
  ['12/05/', '12/05/', '12/05/'],
  ['', '', ''],
])('shows the value %j as a day and as a month', (value, day, month) => {
  expect(toText(value, 'day')).toBe(day);
  expect(toText(value, 'month')).toBe(month);
});

it.each([
  ['12/05/2020', '2020-05-12'],
  ['29/02/2020', '2020-02-29'],
  ['29/02/2021', '29/02/2021'],
  ['31/02/2020', '31/02/2020'],
  ['00/05/2020', '00/05/2020'],
  ['12/13/2020', '12/13/2020'],
  ['1/2/2020', '1/2/2020'],
  ['12/05/202', '12/05/202'],
  ['12/05/0202', '12/05/0202'],
  ['', ''],
])('takes the text %j for the day %j', (text, value) => {
  expect(toValue(text, 'day')).toBe(value);
});

it.each([
  ['05/2020', '2020-05-01'],
  ['13/2020', '13/2020'],
  ['05/20', '05/20'],
])('takes the text %j for the month %j', (text, value) => {
  expect(toValue(text, 'month')).toBe(value);
});

it.each([
  ['1/2/2020', '01/02/2020'],
  ['12-05-2020', '12/05/2020'],
  [' 12.05.2020 ', '12/05/2020'],
  ['12 5 2020', '12/05/2020'],
  ['2020-05-12', '12/05/2020'],
  ['2020-05-12T08:00:00+07:00', '12/05/2020'],
  ['12052020', '12/05/2020'],
  ['20200512', '12/05/2020'],
  ['31/02/2020', '31/02/2020'],
  ['12/05', '12/05'],
  ['/05/2020', '/05/2020'],
  ['1/2/20', '1/2/20'],
  ['1 1 2 2020', '1 1 2 2020'],
  ['besok', 'besok'],
])('puts %j in order as the day %j', (text, date) => {
  expect(inOrder(text, 'day')).toBe(date);
});

it.each([
  ['5/2020', '05/2020'],
  ['2020-05', '05/2020'],
  ['052020', '05/2020'],
  ['202005', '05/2020'],
  ['2020-05-12', '05/2020'],
  ['12/05/2020', '05/2020'],
  ['2020', '2020'],
])('puts %j in order as the month %j', (text, date) => {
  expect(inOrder(text, 'month')).toBe(date);
});

it.each([
  ['2020-05-12', '2020-05-12', '2020-05-01'],
  ['2020-05', '/05/2020', '2020-05-01'],
  ['2020', '//2020', '/2020'],
  ['', '', ''],
  [undefined, '', ''],
])('leaves open in a day and in a month the parts that %j does not state', (stated, day, month) => {
  expect(fromStated(stated, 'day')).toBe(day);
  expect(fromStated(stated, 'month')).toBe(month);
});
