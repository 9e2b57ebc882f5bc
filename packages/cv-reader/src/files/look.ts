/** Text with the look of its letters. */
export interface LookedText {
  text: string;
  size: number | null;
  bold: boolean;
}

const lengthOf = (texts: readonly LookedText[]): number => texts.reduce((sum, { text }) => sum + text.length, 0);

/** The look of most letters: the size to a tenth of a point. */
export function lookOf(texts: readonly LookedText[]): Pick<LookedText, 'size' | 'bold'> {
  const size = [...texts].sort((one, other) => other.text.length - one.text.length)[0]?.size ?? null;
  const bold = lengthOf(texts.filter((text) => text.bold)) > lengthOf(texts) / 2;
  return { size: size === null ? null : Math.round(size * 10) / 10, bold };
}
