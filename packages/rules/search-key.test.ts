import { assert, property, string } from 'fast-check';
import { searchKey } from './search-key';

it.each([
  ['STAF Gudang', 'staf gudang'],
  ['  Staf \t Gudang\n', 'staf gudang'],
  ['Barista Café', 'barista cafe'],
  ['Ｋａｓｉｒ', 'kasir'],
  ["Ma'ruf C++ & Go", "ma'ruf c++ & go"],
  ['İstanbul', 'istanbul'],
  ['ﬁ Ａ', 'fi a'],
  ['a\u0301\u00a0b', 'a b'],
  ['', ''],
  ['   ', ''],
])('makes %j comparable as %j', (text, expected) => {
  expect(searchKey(text)).toBe(expected);
});

it('treats plain and other text alike', () => {
  assert(
    property(string(), (text) => {
      // The accent takes the general way; without it, the rest must read the same.
      expect(searchKey(`é${text}`)).toBe(`e${searchKey(`x${text}`).slice(1)}`);
    }),
  );
});

it('is fast with a long text of spaces and signs', () => {
  const text = `${'a '.repeat(50_000)}\n`;
  const start = process.cpuUsage();
  searchKey(text);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(500);
});
