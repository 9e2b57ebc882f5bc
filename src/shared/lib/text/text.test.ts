import { clip, groupDigits, normalize } from './text';
import { assert, property, string } from 'fast-check';

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

it.each([
  ['STAF Gudang', 'staf gudang'],
  ['  Staf \t Gudang\n', 'staf gudang'],
  ['Barista Café', 'barista cafe'],
  ['Ｋａｓｉｒ', 'kasir'],
  ["Ma'ruf C++ & Go", "ma'ruf c++ & go"],
  ['', ''],
  ['   ', ''],
])('makes %j comparable as %j', (text, expected) => {
  expect(normalize(text)).toBe(expected);
});

it('treats plain and other text alike', () => {
  assert(
    property(string(), (text) => {
      // The accent takes the general way; without it, the rest must read the same.
      expect(normalize(`é${text}`)).toBe(`e${normalize(`x${text}`).slice(1)}`);
    }),
  );
});

it('is fast with a long text of spaces and signs', () => {
  const text = `${'a '.repeat(50_000)}\n`;
  const start = process.cpuUsage();
  normalize(text);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(500);
});
