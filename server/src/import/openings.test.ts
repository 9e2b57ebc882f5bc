import { toOpenings } from './openings';

it.each([
  [1, 1],
  [47, 47],
  ['3', 3],
  [{ '@value': '3' }, 3],
])('reads %j', (given, count) => {
  expect(toOpenings(given)).toBe(count);
});

it.each([undefined, null, 0, -1, 1.5, '', 'banyak', '1e3', 1e9, Number.NaN, [2], {}])('leaves %j out', (given) => {
  expect(toOpenings(given)).toBeNull();
});
