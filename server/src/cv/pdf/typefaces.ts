import { openSync, type Font } from 'fontkit';
import { withPlainLayout } from './plain-layout';
import { EMOJI_FONT, SCRIPT_FONTS, SHAPED_IN_DEJAVU, type ScriptFont, type Weight } from './script-fonts';
import { loadShaper, openShaped, type ShapedTypeface } from './shaper';
import { toTextLayer } from './text-layer';

/** A font in the form in which lines are measured and pdfkit draws. */
export interface PlainTypeface {
  kind: 'plain';
  /** Under which a document knows it. */
  name: string;
  font: Font;
  codePoints: ReadonlySet<number>;
}

/** In place of a font, for characters that none has: a box is drawn for each. */
interface MissingTypeface {
  kind: 'missing';
  name: string;
}

export type Typeface = PlainTypeface | ShapedTypeface | MissingTypeface;

/** Width of a box, as a multiple of the font size. */
export const BOX_WIDTH = 0.7;

const MISSING: MissingTypeface = { kind: 'missing', name: 'missing' };

/**
 * The files of each weight that are always there: the first has what is commonly written in Indonesia, the second most
 * other alphabets and signs. `SCRIPT_FONTS` has the files for other scripts.
 */
const FILES: Record<Weight, readonly string[]> = {
  regular: [
    require.resolve('@expo-google-fonts/plus-jakarta-sans/400Regular/PlusJakartaSans_400Regular.ttf'),
    require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  ],
  bold: [
    require.resolve('@expo-google-fonts/plus-jakarta-sans/700Bold/PlusJakartaSans_700Bold.ttf'),
    require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  ],
};

const opened = new Map<string, PlainTypeface>();
const openedShaped = new Map<string, ShapedTypeface>();

function open(file: string): PlainTypeface {
  const known = opened.get(file);
  if (known) return known;
  const font = openSync(file);
  if ('fonts' in font) throw new Error(`${file} holds several fonts.`);
  const codePoints = new Set(font.characterSet);
  const typeface = { kind: 'plain', name: font.postscriptName, font: withPlainLayout(font), codePoints } as const;
  opened.set(file, typeface);
  return typeface;
}

function openScript({ files }: ScriptFont, weight: Weight): ShapedTypeface {
  const file = files[weight];
  const known = openedShaped.get(file) ?? openShaped(require.resolve(file));
  openedShaped.set(file, known);
  return known;
}

const has = ({ codePoints }: { codePoints: ReadonlySet<number> }, character: string): boolean =>
  codePoints.has(character.codePointAt(0) ?? 0);

/** The typeface that writes a character one glyph each, or undefined where none does. */
export function plainTypefaceFor(character: string, weight: Weight): PlainTypeface | undefined {
  if (SHAPED_IN_DEJAVU.test(character)) return undefined;
  for (const file of FILES[weight]) {
    const typeface = open(file);
    if (has(typeface, character)) return typeface;
  }
  return undefined;
}

function shapedTypefaceFor(character: string, weight: Weight): ShapedTypeface | undefined {
  for (const scriptFont of SCRIPT_FONTS) {
    if (!scriptFont.characters.test(character)) continue;
    const typeface = openScript(scriptFont, weight);
    if (has(typeface, character)) return typeface;
  }
  return undefined;
}

/** True when no font has the character. Needs `loadTypefaces`. */
export const isMissing = (character: string, weight: Weight): boolean =>
  plainTypefaceFor(character, weight) === undefined && shapedTypefaceFor(character, weight) === undefined;

/** Shown as an emoji, though some are in a plain typeface too; and what joins several to one. */
const EMOJI = /[\p{Emoji_Presentation}\p{Emoji_Modifier}]|\p{Extended_Pictographic}\u200d/u;

/** Belongs to the letter before it. */
const ATTACHED = /[\p{M}\u200c\u200d]/u;

const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' });

/** A text's characters; those of one emoji stay together. */
const unitsOf = (text: string): string[] =>
  EMOJI.test(text)
    ? Array.from(graphemes.segment(text), ({ segment }) => segment).flatMap((segment) =>
        EMOJI.test(segment) ? [segment] : Array.from(segment),
      )
    : Array.from(text);

function typefaceFor(unit: string, weight: Weight, before: Typeface | undefined): Typeface {
  if (before?.kind === 'shaped' && ATTACHED.test(unit) && (has(before, unit) || !/\p{M}/u.test(unit))) return before;
  if (EMOJI.test(unit)) {
    const emoji = openScript(EMOJI_FONT, weight);
    if (has(emoji, unit)) return emoji;
  }
  return plainTypefaceFor(unit, weight) ?? shapedTypefaceFor(unit, weight) ?? MISSING;
}

/** The stretches of a text that one typeface writes each. Needs `loadTypefaces`. */
export function inTypefaces(text: string, weight: Weight): { typeface: Typeface; text: string }[] {
  const stretches: { typeface: Typeface; text: string }[] = [];
  for (const unit of unitsOf(text)) {
    const last = stretches.at(-1);
    const typeface = typefaceFor(unit, weight, last?.typeface);
    if (last?.typeface === typeface) last.text += unit;
    else stretches.push({ typeface, text: unit });
  }
  return stretches;
}

/** Shows nothing by itself. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Variation_Selector}]/u;

/** Loads the shaper when a text has a character that needs it; an ordinary text costs nothing. */
export async function loadTypefaces(text: string): Promise<void> {
  const needsShaper = (character: string): boolean =>
    !INVISIBLE.test(character) && (EMOJI.test(character) || plainTypefaceFor(character, 'regular') === undefined);
  if (Array.from(new Set(text.normalize('NFC'))).some(needsShaper)) await loadShaper();
}

let layer: PlainTypeface | undefined;

/** The typeface of text that is read but not seen. */
export function textLayerTypeface(): PlainTypeface {
  const { font, codePoints } = open(FILES.regular[0] ?? '');
  layer ??= { kind: 'plain', name: 'TextLayer', font: toTextLayer(font), codePoints };
  return layer;
}

/** The width of a text in one typeface, as a multiple of the font size. */
export function widthInEm(typeface: Typeface, text: string): number {
  if (typeface.kind === 'missing') return Array.from(text).length * BOX_WIDTH;
  if (typeface.kind === 'shaped') return typeface.shape(text).width;
  return typeface.font.layout(text).advanceWidth / typeface.font.unitsPerEm;
}
