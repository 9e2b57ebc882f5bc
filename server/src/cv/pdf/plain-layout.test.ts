import { openSync, type Font } from 'fontkit';
import { withPlainLayout } from './plain-layout';

const font = openSync(
  require.resolve('@expo-google-fonts/plus-jakarta-sans/400Regular/PlusJakartaSans_400Regular.ttf'),
) as Font;
const plain = withPlainLayout(font);

const charactersOf = (text: string): string[] =>
  plain.layout(text).glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints));

it('gives every letter a glyph of its own', () => {
  const text = 'efisien, staf, difficult, affiliasi';
  expect(font.layout(text).glyphs.length).toBeLessThan(text.length);
  expect(charactersOf(text)).toEqual([...text]);
});

it('kerns like the font itself', () => {
  const features = { liga: false, clig: false, calt: false };
  for (const text of ['AVATAR', 'Yogyakarta', 'To. Tj', 'Ma’ruf']) {
    expect(plain.layout(text).advanceWidth).toBe(font.layout(text, features).advanceWidth);
  }
});

it('gives out positions that may be written to', () => {
  const [position] = plain.layout('A').positions;
  if (position) position.xAdvance = 0;
  expect(plain.layout('A').advanceWidth).toBe(font.layout('A').advanceWidth);
  expect(plain.layout('A').positions[0]?.xAdvance).toBe(font.layout('A').advanceWidth);
});

it('leaves marks to the font, which knows where they go', () => {
  const [, mark] = plain.layout('x\u0301').positions;
  expect(mark?.xOffset).not.toBe(0);
});
