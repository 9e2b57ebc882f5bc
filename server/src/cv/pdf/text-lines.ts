import { typefaceFor, widthInEm, type Typeface, type Weight } from './typefaces';

export interface Lettering {
  weight: Weight;
  /** In points, as are all widths. */
  size: number;
}

/** A stretch of a line in one typeface; `x` counts from the line's left end. */
export interface Run {
  typeface: Typeface;
  text: string;
  x: number;
}

export interface Line {
  runs: Run[];
  width: number;
}

interface Word {
  parts: { typeface: Typeface; text: string; width: number }[];
  width: number;
  isRightToLeft: boolean;
  /** Starts inside a word that was split. */
  isRest: boolean;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The start of a list item: `- `, `• `, `2. `. */
const ITEM_MARKER = /^([-–—•*▪►✓✔➤]|\d{1,2}[.)]) (?=.)/u;

const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' });

/** The parts of a word that one typeface writes each; characters that none writes are left out. */
function toWord(text: string, { weight, size }: Lettering, isRest = false): Word {
  const parts: Word['parts'] = [];
  for (const character of text) {
    const typeface = typefaceFor(character, weight);
    const last = parts.at(-1);
    if (typeface === undefined) continue;
    if (last?.typeface === typeface) last.text += character;
    else parts.push({ typeface, text: character, width: 0 });
  }
  for (const part of parts) part.width = widthInEm(part.typeface, part.text) * size;
  const width = parts.reduce((sum, part) => sum + part.width, 0);
  return { parts, width, isRightToLeft: RIGHT_TO_LEFT.test(text), isRest };
}

/** The word, split into parts where it is wider than a line. */
function toWords(text: string, lettering: Lettering, lineWidth: number): Word[] {
  const word = toWord(text, lettering);
  if (word.width <= lineWidth) return [word];
  const parts: string[] = [];
  let room = 0;
  for (const { segment } of graphemes.segment(text)) {
    const { width } = toWord(segment, lettering);
    const fits = width <= room;
    if (fits) parts.push(`${parts.pop() ?? ''}${segment}`);
    else parts.push(segment);
    room = (fits ? room : lineWidth) - width;
  }
  return parts.map((part, index) => toWord(part, lettering, index > 0));
}

/** The words in the order in which they stand on paper: those of a right-to-left stretch come last to first. */
function inVisualOrder(words: readonly Word[]): Word[] {
  const ordered: Word[] = [];
  let start = 0;
  for (const word of words) {
    if (!word.isRightToLeft) start = ordered.length + 1;
    ordered.splice(word.isRightToLeft ? start : ordered.length, 0, word);
  }
  return ordered;
}

/** Words of the typeface that also writes the spaces become one run; others are placed one by one. */
function toLine(words: readonly Word[], space: Word, indent: number): Line {
  const runs: Run[] = [];
  const spaceTypeface = space.parts[0]?.typeface;
  let x = indent;
  for (const [index, { parts }] of inVisualOrder(words).entries()) {
    if (index > 0) x += space.width;
    for (const [position, { typeface, text, width }] of parts.entries()) {
      const last = runs.at(-1);
      const isBegun = index > 0 && position === 0;
      if (last?.typeface === typeface && typeface === spaceTypeface) last.text += `${isBegun ? ' ' : ''}${text}`;
      else runs.push({ typeface, text, x });
      x += width;
    }
  }
  return { runs, width: x };
}

/** The lines of an item in a list stand below its text, not below its marker. */
function breakParagraph(paragraph: string, lettering: Lettering, lineWidth: number): Line[] {
  const space = toWord(' ', lettering);
  const marker = toWord(ITEM_MARKER.exec(paragraph)?.[0] ?? '', lettering);
  const indent = marker.width;
  const lines: Word[][] = [[]];
  let room = lineWidth;
  for (const word of paragraph.split(' ').flatMap((text) => toWords(text, lettering, lineWidth - indent))) {
    const line = lines.at(-1) ?? [];
    const needed = line.length === 0 ? word.width : space.width + word.width;
    if (line.length > 0 && (word.isRest || needed > room)) {
      lines.push([word]);
      room = lineWidth - indent - word.width;
    } else {
      line.push(word);
      room -= needed;
    }
  }
  return lines.map((words, index) => toLine(words, space, index === 0 ? 0 : indent));
}

/**
 * Breaks a text that `printable` has prepared into lines of at most `lineWidth` points: at line ends and spaces, and
 * within a word only where it alone is too wide. An empty text has no lines.
 */
export function breakLines(text: string, lettering: Lettering, lineWidth: number): Line[] {
  if (text === '') return [];
  return text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, lettering, lineWidth));
}
