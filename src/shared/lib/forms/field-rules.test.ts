import { boolean, object } from 'yup';
import { endDay, endsBeforeStart, requiredDay } from './field-rules';

const schema = object({
  start: requiredDay('mulai kosong'),
  present: boolean(),
  end: endDay('present', 'selesai kosong', (given) =>
    given.test('past', 'terlalu jauh', (end) => !end || end < '2030-01-01'),
  ),
});

function messages(values: object): string[] {
  try {
    schema.validateSync({ start: '2020-05-01', present: false, end: '2021-05-01', ...values }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
}

it.each([
  ['both are given', {}, []],
  ['it ends on the day of its start', { end: '2020-05-01' }, []],
  ['there is no start', { start: '' }, ['mulai kosong']],
  ['the start is half typed', { start: '2020-05' }, ['mulai kosong']],
  ['there is no end', { end: '' }, ['selesai kosong']],
  ['the end is half typed', { end: '12/2' }, ['selesai kosong']],
  ['it ends before it starts', { end: '2020-04-30' }, []],
  ['a further rule is broken', { end: '2030-01-01' }, ['terlalu jauh']],
  ['it is ongoing, without an end', { present: true, end: '' }, []],
  ['it is ongoing, with an end before its start', { present: true, end: '1999-01-01' }, []],
])('says what is wrong where %s', (_case, values, expected) => {
  expect(messages(values)).toEqual(expected);
});

it.each([
  ['2020-05-01', '2020-04-30', true],
  ['2020-05-01', '2020-05-01', false],
  ['2020-05-01', '', false],
  ['', '2020-04-30', false],
  ['2020-05-01', '12/2', false],
])('knows of start "%s" and end "%s" in which order they are', (start, end, expected) => {
  expect(endsBeforeStart(start, end)).toBe(expected);
});
