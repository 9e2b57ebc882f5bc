import { openSync, type Font } from 'fontkit';
import { withPlainLayout } from './plain-layout';

export type Weight = 'regular' | 'bold';

/** A font in the form in which lines are measured and pdfkit draws. */
export interface Typeface {
  /** Under which a document knows it. */
  name: string;
  font: Font;
  codePoints: ReadonlySet<number>;
}

/**
 * The files of each weight: the first has what is commonly written in Indonesia, the second most other alphabets and
 * signs. Chinese, Japanese and Korean would take many megabytes and are in neither.
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

const opened = new Map<string, Typeface>();

function open(file: string): Typeface {
  const known = opened.get(file);
  if (known) return known;
  const font = openSync(file);
  if ('fonts' in font) throw new Error(`${file} holds several fonts.`);
  const typeface = { name: font.postscriptName, font: withPlainLayout(font), codePoints: new Set(font.characterSet) };
  opened.set(file, typeface);
  return typeface;
}

/** The typeface that writes a character, or undefined where none does. */
export function typefaceFor(character: string, weight: Weight): Typeface | undefined {
  const codePoint = character.codePointAt(0) ?? 0;
  for (const file of FILES[weight]) {
    const typeface = open(file);
    if (typeface.codePoints.has(codePoint)) return typeface;
  }
  return undefined;
}

/** The width of a text in one typeface, as a multiple of the font size. */
export function widthInEm({ font }: Typeface, text: string): number {
  return font.layout(text).advanceWidth / font.unitsPerEm;
}
