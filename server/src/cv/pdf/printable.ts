import { typefaceFor, type Weight } from './typefaces';

/** Characters that show nothing themselves: controls, joiners, direction marks, variation selectors of emoji. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}]/gu;

/** Marks piled up higher than any language does. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;

/** Letters that someone joined by hand: a word with one would not be found. */
const LIGATURES = /[\uFB00-\uFB06]/g;

const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]/g;

/** The character, or what stands for it in plainer characters (`𝗔`, `Ａ`), or nothing where no font has it. */
function toPrintable(character: string, weight: Weight): string {
  const isKnown = (one: string): boolean => one === '\n' || typefaceFor(one, weight) !== undefined;
  if (isKnown(character)) return character;
  const plainer = Array.from(character.normalize('NFKC'));
  return plainer.every(isKnown) ? plainer.join('') : '';
}

/**
 * A text as it can be printed: accents composed, line ends as `\n`, no more than one blank line or space in a row. What
 * no font can write is left out, emoji above all, and so are brackets that had nothing else in them.
 */
export function printable(text: string, weight: Weight): string {
  const visible = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(PILED_MARKS, '$1')
    .replace(LIGATURES, (letters) => letters.normalize('NFKC'));
  const written = Array.from(visible, (character) => toPrintable(character, weight)).join('');
  return (written === visible ? written : written.replace(EMPTY_BRACKETS, ''))
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
