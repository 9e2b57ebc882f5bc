import { assert, property, string } from 'fast-check';
import { normalize } from './normalize';

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

it('answers a long text of spaces and signs at once', () => {
  const text = `${'a '.repeat(50_000)}\n`;
  const start = process.cpuUsage();
  normalize(text);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(500);
});
