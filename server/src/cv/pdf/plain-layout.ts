import type { Font, GlyphRun } from 'fontkit';

type Layout = Pick<GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'>;

/** The part of a glyph that pdfkit needs. */
type PlainGlyph = Pick<Layout['glyphs'][number], 'id' | 'advanceWidth' | 'codePoints'>;

/** Text that is written one glyph a character, from left to right. Combining marks and Arabic, say, are not. */
const PLAIN = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u;

const WITHOUT_LIGATURES = { liga: false, clig: false, calt: false };

/** Above it lie characters that no font kerns. */
const LAST_KERNED = 0xffff;

/** Memoizes `find`: the fonts' own lookups cost more than all else. */
function memoize<Value>(find: (key: number) => Value): (key: number) => Value {
  const found = new Map<number, Value>();
  return (key) => {
    const known = found.get(key);
    if (known !== undefined) return known;
    const value = find(key);
    found.set(key, value);
    return value;
  };
}

/**
 * The font with a simple layout for plain text: one glyph a character, with kerning. Each letter can then be read back
 * from a PDF, and it takes a small part of the time of fontkit's own layout, which also handles ligatures and variants.
 * Other text uses fontkit's layout.
 */
export function withPlainLayout(font: Font): Font {
  const glyphOf = memoize((codePoint): PlainGlyph => {
    const { id, advanceWidth } = font.glyphForCodePoint(codePoint);
    return { id, advanceWidth, codePoints: [codePoint] };
  });

  /** Null where fontkit fails, as on a mark for which the font has no place at the letter before it. */
  const shape = (text: string): Layout | null => {
    try {
      return font.layout(text, WITHOUT_LIGATURES);
    } catch {
      return null;
    }
  };

  const kernOfPair = memoize((pair) => {
    const [left, right] = [Math.floor(pair / (LAST_KERNED + 1)), pair % (LAST_KERNED + 1)];
    const natural = glyphOf(left).advanceWidth + glyphOf(right).advanceWidth;
    return (shape(String.fromCodePoint(left, right))?.advanceWidth ?? natural) - natural;
  });

  const kernOf = (left: number, right: number | undefined): number => {
    if (right === undefined || left > LAST_KERNED || right > LAST_KERNED) return 0;
    return kernOfPair(left * (LAST_KERNED + 1) + right);
  };

  const layoutPlain = (text: string): Layout => {
    const codePoints = Array.from(text, (character) => character.codePointAt(0) ?? 0);
    let advanceWidth = 0;
    // Made again each time, for pdfkit writes into them.
    const positions = codePoints.map((codePoint, index) => {
      const xAdvance = glyphOf(codePoint).advanceWidth + kernOf(codePoint, codePoints[index + 1]);
      advanceWidth += xAdvance;
      return { xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0 };
    });
    return { glyphs: codePoints.map(glyphOf) as Layout['glyphs'], positions, advanceWidth };
  };

  const layout = (text: string): Layout => (PLAIN.test(text) ? null : shape(text)) ?? layoutPlain(text);

  return Object.create(font, { layout: { value: layout } }) as Font;
}
