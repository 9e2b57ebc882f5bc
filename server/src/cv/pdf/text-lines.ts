import type { Weight } from './script-fonts';
import { inTypefaces, widthInEm, type Typeface } from './typefaces';

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
  width: number;
  /** Width of its spaces, as a multiple of the font size; the typeface's own when left out. */
  space?: number;
}

export interface Line {
  runs: Run[];
  width: number;
}

interface Word {
  parts: Omit<Run, 'x'>[];
  width: number;
  isRightToLeft: boolean;
  /** Starts inside a word that was split. */
  isRest: boolean;
}

export const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}]/u;

/** The start of a list item: `- `, `• `, `2. `. */
const ITEM_MARKER = /^([-–—•*▪►✓✔➤]|\d{1,2}[.)]) (?=.)/u;

const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' });

/** A word in the parts that one typeface writes each. */
function toWord(text: string, { weight, size }: Lettering, isRest = false): Word {
  const parts = inTypefaces(text, weight).map((part) => ({
    ...part,
    width: widthInEm(part.typeface, part.text) * size,
  }));
  const width = parts.reduce((sum, part) => sum + part.width, 0);
  return { parts, width, isRightToLeft: RIGHT_TO_LEFT.test(text), isRest };
}

/** A longer word is wider than a line; to shape it as a whole takes long. */
const MAX_WORD_LENGTH = 300;

/** The word, split into parts where it is wider than a line. */
function toWords(text: string, lettering: Lettering, lineWidth: number): Word[] {
  const word = text.length > MAX_WORD_LENGTH ? null : toWord(text, lettering);
  if (word && word.width <= lineWidth) return [word];
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

/**
 * The words with those of a right-to-left stretch as one, for the shaper to put in order; parts of several typefaces
 * stay by themselves, the last word first.
 */
function inVisualOrder(words: readonly Word[], space: number, size: number): Word[] {
  const ordered: Word[] = [];
  let start = 0;
  let before: Word | undefined;
  for (const word of words) {
    if (!word.isRightToLeft) start = ordered.length + 1;
    const joined = before && joinRightToLeft(before, word, space, size);
    before = joined ?? word;
    if (joined) ordered[start] = joined;
    else ordered.splice(word.isRightToLeft ? start : ordered.length, 0, word);
  }
  return ordered;
}

/** Two right-to-left words of one typeface as one, or null. */
function joinRightToLeft(first: Word, second: Word, space: number, size: number): Word | null {
  const [[one, ...others], [two, ...more]] = [first.parts, second.parts];
  if (!first.isRightToLeft || !second.isRightToLeft || !one || !two || others.length + more.length > 0) return null;
  if (one.typeface !== two.typeface || one.typeface.kind !== 'shaped') return null;
  const width = first.width + space + second.width;
  const part = { ...one, text: `${one.text} ${two.text}`, width, space: space / size };
  return { ...first, parts: [part], width };
}

/** Words of the typeface that also writes the spaces become one run; others are placed one by one. */
function toLine(words: readonly Word[], space: Word, indent: number, size: number): Line {
  const runs: Run[] = [];
  const spaceTypeface = space.parts[0]?.typeface;
  let x = indent;
  for (const [index, { parts }] of inVisualOrder(words, space.width, size).entries()) {
    if (index > 0) x += space.width;
    for (const [position, part] of parts.entries()) {
      const { typeface, text, width } = part;
      const last = runs.at(-1);
      const isBegun = index > 0 && position === 0;
      if (last?.typeface === typeface && typeface === spaceTypeface) {
        last.text += `${isBegun ? ' ' : ''}${text}`;
        last.width = x + width - last.x;
      } else {
        runs.push({ ...part, x });
      }
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
  return lines.map((words, index) => toLine(words, space, index === 0 ? 0 : indent, lettering.size));
}

/**
 * Breaks a text that `printable` has prepared into lines of at most `lineWidth` points: at line ends and spaces, and
 * within a word only where it alone is too wide. An empty text has no lines.
 */
export function breakLines(text: string, lettering: Lettering, lineWidth: number): Line[] {
  if (text === '') return [];
  return text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, lettering, lineWidth));
}
