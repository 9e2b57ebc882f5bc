import { clip } from './clip';

it.each([
  ['Kasir', 5, 'Kasir'],
  ['Kasir', 4, 'Kasi…'],
  ['', 4, ''],
  ['ab😀', 3, 'ab…'],
  ['ab😀', 4, 'ab😀'],
])('shows %j of at most %d as %j', (text, limit, shown) => {
  expect(clip(text, limit)).toBe(shown);
});
