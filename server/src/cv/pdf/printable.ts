import type { Weight } from './script-fonts';
import { isMissing, plainTypefaceFor } from './typefaces';

/**
 * Characters that show nothing themselves: controls, direction marks, and joiners that
 * join nothing. Joiners within emoji and within scripts without capitals change how these look.
 */
const INVISIBLE =
  /(?!\n)(?!(?<=[\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Marks piled up higher than any language does. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;

/** Letters that someone joined by hand: a word with one would not be found. */
const LIGATURES = /[\uFB00-\uFB06]/g;

/** The character, or plainer ones for a styled letter (`𝗔`, `Ａ`) and for one that no font has (`ﷺ`). */
function toPrintable(character: string, weight: Weight): string {
  const isPlain = (one: string): boolean => one === '\n' || plainTypefaceFor(one, weight) !== undefined;
  if (isPlain(character)) return character;
  const plainer = Array.from(character.normalize('NFKC'));
  const isWritten = (one: string): boolean => one === ' ' || !isMissing(one, weight);
  const isBetter = plainer.every(isPlain) || (isMissing(character, weight) && plainer.every(isWritten));
  return isBetter ? plainer.join('') : character;
}

/**
 * A text as it is printed, for which `loadTypefaces` is called before: accents composed, line ends as `\n`, no more than one blank line or space in a row. A
 * character that no font has stays, and is drawn as a box.
 */
export function printable(text: string, weight: Weight): string {
  const visible = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[\t\p{Zs}]/gu, ' ')
    // Before the joiners: a selector may stand between an emoji and its joiner.
    .replace(/\p{Variation_Selector}/gu, '')
    .replace(INVISIBLE, '')
    .replace(PILED_MARKS, '$1')
    .replace(LIGATURES, (letters) => letters.normalize('NFKC'));
  return Array.from(visible, (character) => toPrintable(character, weight))
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
