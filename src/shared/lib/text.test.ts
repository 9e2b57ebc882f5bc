import { clip, groupDigits } from './text';

it.each([
  ['Kasir', 5, 'Kasir'],
  ['Kasir', 4, 'Kasi…'],
  ['', 4, ''],
  ['ab😀', 3, 'ab…'],
  ['ab😀', 4, 'ab😀'],
])('shows %j of at most %d as %j', (text, limit, shown) => {
  expect(clip(text, limit)).toBe(shown);
});

it.each([0, 7, 999, 1000, 23_500, 4_000_000, 1_234_567_890, -1500, 1999.6])('writes %s as Indonesian does', (value) => {
  expect(groupDigits(value)).toBe(new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 }).format(value));
});

it('writes a dash for what is no number', () => {
  expect(groupDigits(Number.NaN)).toBe('–');
});
