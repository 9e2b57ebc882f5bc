import type { Font } from 'fontkit';

/** Above every glyph id of a font. */
const FIRST_OWN = 0x10000;

/** The part of a font's subset that pdfkit uses; fontkit's types tell less. */
interface Subset {
  glyphs: number[];
  includeGlyph(glyph: number | { id: number }): number;
}

/**
 * A font for text that is read and searched but not seen: each character of Unicode is a space of the given font, with
 * the character itself as its text. A PDF may then draw outlines in any order, and its text stays as it was typed.
 */
export function toTextLayer(font: Font): Font {
  const space = font.glyphForCodePoint(0x20);
  const layout = (text: string) => {
    const glyphs = Array.from(text, (character) => {
      const codePoint = character.codePointAt(0) ?? 0;
      return { id: FIRST_OWN * (codePoint + 1) + space.id, advanceWidth: space.advanceWidth, codePoints: [codePoint] };
    });
    const positions = glyphs.map(() => ({ xAdvance: space.advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 }));
    return { glyphs, positions, advanceWidth: glyphs.length * space.advanceWidth };
  };
  const createSubset = () => {
    const subset = font.createSubset() as unknown as Subset;
    const own = new Map<number, number>();
    const include = subset.includeGlyph.bind(subset);
    subset.includeGlyph = (glyph) => {
      const id = typeof glyph === 'number' ? glyph : glyph.id;
      if (id < FIRST_OWN) return include(id);
      const known = own.get(id) ?? subset.glyphs.push(space.id) - 1;
      own.set(id, known);
      return known;
    };
    return subset;
  };
  // pdfkit takes fonts of one name for the same font.
  const postscriptName = `${font.postscriptName}-TextLayer`;
  return Object.create(font, {
    layout: { value: layout },
    createSubset: { value: createSubset },
    postscriptName: { value: postscriptName },
  }) as Font;
}
