import { printable } from './printable';

const regular = (text: string): string => printable(text, 'regular');

it.each([
  ['H. Ma’ruf Šāfiʿī, S.Pd.', 'what Indonesians write'],
  ['Nguyễn Thị Ánh Łukasz Dvořák', 'accents'],
  ['β-karoten ≥ 5 µm, H₂O, ½, → ✓ ★', 'signs'],
  ['Иван Αθήνα', 'other alphabets'],
  ['الجامعة الإسلامية', 'Arabic'],
])('keeps %s: %s', (text) => {
  expect(regular(text)).toBe(text);
});

it.each([
  ['composes accents', 'Jose\u0301', 'José'],
  ['ends lines in one way', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['leaves one blank line at most', 'a\n\n \n\nb', 'a\n\nb'],
  ['makes one space of many', 'a\t \u00a0\u3000b', 'a b'],
  ['takes off what is around a text and its lines', '\n  a  \n  b \n', 'a\nb'],
  ['drops what cannot be seen', 'a\u0000\u001b\u200b\u202e\u2066\ufeff\u00adb', 'ab'],
  ['drops half of a character', 'a\ud83db', 'ab'],
  ['drops emoji', 'Siap 🎉 kerja 👩‍👩‍👧 🇮🇩', 'Siap kerja'],
  ['shows an emoji that is a sign too as the sign', '❤️', '❤'],
  ['drops what no font has, with its brackets', 'Toyota (トヨタ) Astra', 'Toyota Astra'],
  ['keeps empty brackets that were typed', 'main()', 'main()'],
  ['writes styled letters plainly', '𝗛𝗮𝗹𝗼 ｆｕｌｌ', 'Halo full'],
  ['takes joined letters apart', 'e\ufb01sien sta\ufb00', 'efisien staff'],
  ['takes down piled marks', 'z\u0337\u0321\u0322\u0327\u0329', 'z\u0337\u0321'],
])('%s', (_what, text, expected) => {
  expect(regular(text)).toBe(expected);
});

it('has nothing for a text of which nothing can be printed', () => {
  expect(printable('李明 🎉', 'bold')).toBe('');
});
