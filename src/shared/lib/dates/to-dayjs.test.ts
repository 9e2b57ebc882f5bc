import { fromDayjs, toDayjs } from './to-dayjs';

it.each(['2020-05-12', '2000-02-29', '1900-01-01'])('gives %j to a date picker and takes it back', (day) => {
  const date = toDayjs(day);
  expect(date && fromDayjs(date)).toBe(day);
});

it.each(['2021-02-29', '12/05/', '', undefined, null])('has no date for %j', (value) => {
  expect(toDayjs(value)).toBeNull();
});
