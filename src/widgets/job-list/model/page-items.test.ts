import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { pageItems } from './page-items';

it.each([
  [1, 1, 1, [1]],
  [3, 5, 0, [1, 2, 3, 4, 5]],
  [7, 7, 1, [1, 2, 3, 4, 5, 6, 7]],
  [1, 88, 1, [1, 2, 3, 4, 5, 'gap', 88]],
  [4, 88, 1, [1, 2, 3, 4, 5, 'gap', 88]],
  [5, 88, 1, [1, 'gap', 4, 5, 6, 'gap', 88]],
  [85, 88, 1, [1, 'gap', 84, 85, 86, 87, 88]],
  [88, 88, 1, [1, 'gap', 84, 85, 86, 87, 88]],
  [1, 88, 0, [1, 2, 3, 'gap', 88]],
  [40, 88, 0, [1, 'gap', 40, 'gap', 88]],
])('offers on page %s of %s, with %s beside it, %j', (page, count, neighbours, items) => {
  expect(pageItems(page, count, neighbours)).toEqual(items);
});

it('always has the first, the last and the present page, in order, and as many items on each page', () => {
  const places = integer({ min: 1, max: 200 }).chain((count) =>
    tuple(integer({ min: 1, max: count }), constantFrom(count), constantFrom(0, 1, 2)),
  );
  assert(
    property(places, ([page, count, neighbours]) => {
      const items = pageItems(page, count, neighbours);
      const numbers = items.filter((item) => item !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
      expect(items).toHaveLength(pageItems(1, count, neighbours).length);
    }),
  );
});
