import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { toSfnt } from './sfnt';

/** The part of harfbuzzjs that is used; the package has no types. */
interface HarfBuzz {
  createBlob(file: Uint8Array): unknown;
  createFace(blob: unknown, index: number): { upem: number; collectUnicodes(): Iterable<number> };
  createFont(face: unknown): { glyphToPath(id: number): string };
  createBuffer(): {
    addText(text: string): void;
    guessSegmentProperties(): void;
    json(): { g: number; cl: number; ax: number; dx: number; dy: number }[];
    destroy(): void;
  };
  shape(font: unknown, buffer: unknown): void;
}

/** Glyphs from left to right, with their places; lengths as multiples of the font size. */
interface ShapedText {
  glyphs: { id: number; x: number; y: number }[];
  width: number;
}

/** A font whose script needs shaping: its text is drawn as outlines. */
export interface ShapedTypeface {
  kind: 'shaped';
  /** Unique among all typefaces. */
  name: string;
  unitsPerEm: number;
  codePoints: ReadonlySet<number>;
  /** @param space width of a space, as a multiple of the font size; the font's own when left out */
  shape(text: string, space?: number): ShapedText;
  /** A glyph's outline as an SVG path in font units, its y axis upwards; empty for a glyph that shows nothing. */
  outline(id: number): string;
}

/** Words that a font remembers between measuring and drawing: more than a record has. */
const MAX_SHAPED = 1_000;

let harfBuzz: HarfBuzz | null = null;

/** Loads the shaper, once for each thread. */
export async function loadShaper(): Promise<void> {
  // The package has no types, which `import` would need.
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- see above
  harfBuzz ??= await (require('harfbuzzjs') as Promise<HarfBuzz>);
}

/** Opens a font file (TTF, OTF or WOFF). Throws before `loadShaper`. */
export function openShaped(file: string): ShapedTypeface {
  const hb = harfBuzz;
  if (!hb) throw new Error('The shaper is not loaded.');
  const face = hb.createFace(hb.createBlob(toSfnt(readFileSync(file))), 0);
  const font = hb.createFont(face);
  const outlines = new Map<number, string>();
  // In a thread, for the CVs that it draws.
  const shaped = new LRUCache<string, ShapedText>({ max: MAX_SHAPED });
  return {
    kind: 'shaped',
    name: file,
    unitsPerEm: face.upem,
    codePoints: new Set(face.collectUnicodes()),
    shape: (text, space) => {
      const key = `${space ?? ''} ${text}`;
      const known = shaped.get(key);
      if (known) return known;
      const buffer = hb.createBuffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      hb.shape(font, buffer);
      let width = 0;
      const glyphs = buffer.json().map(({ g, cl, ax, dx, dy }) => {
        const glyph = { id: g, x: (width + dx) / face.upem, y: dy / face.upem };
        width += space !== undefined && text[cl] === ' ' ? space * face.upem : ax;
        return glyph;
      });
      buffer.destroy();
      const result = { glyphs, width: width / face.upem };
      shaped.set(key, result);
      return result;
    },
    outline: (id) => {
      const known = outlines.get(id) ?? font.glyphToPath(id);
      outlines.set(id, known);
      return known;
    },
  };
}
