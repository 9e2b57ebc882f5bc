import { part } from './any-of';
import lists from './read-sentences.json';
import { undisguised } from './undisguised';

/** A sentence of an advertisement. */
export interface Sentence {
  /** As written in the vacancy, with single spaces. */
  text: string;
  /** For comparing: lower case, plain letters and dashes. */
  plain: string;
}

const BLOCK =
  /<\s*\/?\s*(?:p|div|ul|ol|li|dl|dt|dd|h[1-6]|blockquote|pre|section|article|table|thead|tbody|tr|th|td|br)\b[^<>]*>/gi;
const TAG = /<\/?[a-z][^<>]*>/gi;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  le: '≤',
};

function decodeEntity(whole: string, name: string): string {
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (name.startsWith('#')) return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ';
  return ENTITIES[name.toLowerCase()] ?? whole;
}

const decode = (text: string): string => text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, decodeEntity);

/** List markers that people type in front of a line. */
const MARKER = /^(?:[-–—*•·▪▫◦●○■□‣✓✔➢➤►▶→⦁]|[~+o](?=\s)|\(?\d{1,2}[.)](?!\d)|[a-z][.)](?=\s))\s*/u;

/** Bullets and pictures within a line, and the semicolon, which lists that were typed as one line use. */
const INNER_BULLET =
  /(?:[•▪●■✓➢➤⦁;\p{Regional_Indicator}]|(?![©®™])\p{Extended_Pictographic}[\uFE0F\u200D\p{Emoji_Modifier}]*)+\s*|(?<=\s)[-–—]\s+(?=\p{Lu})(?!Rp|IDR)/u;

/** Short forms whose full stop ends no sentence. */
const ABBREVIATION = new RegExp(part`(?:^|[\s(/])${lists.abbreviations}\.$`, 'i');

/** Characters of the longest of them, with what precedes it. */
const MAX_ABBREVIATION_CHARACTERS = 12;

const SEX_WORD =
  '(?:laki|laki-laki|laki2|lelaki|pria|wanita|perempuan|cowok?|cewek?|putra|putri|karyawan|karyawati|bapak|ibu|mas|mbak|males?|females?|men|women|lk|pr|l|p|m|f)';
/** The space before a dash between the two sexes: that dash is no bullet. */
const BETWEEN_SEXES = new RegExp(part`(?<=\b${SEX_WORD})\s+(?=[-–—]\s+${SEX_WORD}\b)`, 'gi');
/** Keeps a dash from being read as a bullet; `linesOf` has removed any other. */
const JOINER = '\u2060';

const partsOf = (line: string): string[] =>
  line
    .replace(BETWEEN_SEXES, ` ${JOINER}`)
    .split(INNER_BULLET)
    .map((item) => item.replaceAll(JOINER, '').trim())
    .flatMap(cutLine);

/** Cuts a line after `.`, `!` and `?` where a sentence begins behind it. */
function cutLine(line: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: end } of line.matchAll(/(?<![.!?…])[.!?…]+["'’”)]*\s+(?=[\p{Lu}\d"'“(])/gu)) {
    const behind = index + end.length;
    const before = line.slice(start, behind).trimEnd();
    if (
      ABBREVIATION.test(before.slice(-MAX_ABBREVIATION_CHARACTERS)) ||
      (/^\d/.test(line.slice(behind)) && !/[!?]/.test(end) && before.length < 12)
    )
      continue;
    parts.push(before);
    start = behind;
  }
  return [...parts, line.slice(start)];
}

/** Words that tell nothing without the line below: a table's left column, or a heading with its colon. */
const LABEL =
  /^(?:batas )?(?:usia|umur|jenis kelamin|gender|sex|age|status(?: pernikahan| perkawinan)?|marital status|tinggi badan|e-?mail|whatsapp|wa|telegram)\s*:?$/;

/** Characters that are not seen. */
const UNSEEN = /[\u200B-\u200D\u2060\uFEFF\u00AD]/g;

/** Lower case, plain letters (bold and wide ones of other alphabets too), one kind of dash and quote, usual spelling. */
export const toPlain = (text: string): string =>
  undisguised(
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(UNSEEN, '')
      .replace(/[‐-―−]/g, '-')
      .replace(/[’‘]/g, "'")
      // Signs of bold and slanted letters in a chat.
      .replace(/(?<![\w.@/-])[*_~]+(?=\S)|(?<=\S)[*_~]+(?![\w.@/-])/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase(),
  );

function linesOf(html: string): string[] {
  const hasBlocks = html.search(BLOCK) !== -1;
  const broken = (hasBlocks ? html.replace(/[\r\n]+/g, ' ') : html).replace(BLOCK, '\n').replace(TAG, '');
  return decode(broken)
    .replace(UNSEEN, '')
    .split(/[\r\n]+/)
    .map((line) => line.replace(/\s+/g, ' ').trim());
}

/**
 * The sentences of an advertisement's HTML, in order: blocks, line breaks, bullets and the ends of sentences part them.
 * Nothing of the HTML is run or shown. Specification 4, section 7.
 */
export function readSentences(html: string): Sentence[] {
  const sentences: Sentence[] = [];
  let label = '';
  for (const line of linesOf(html)) {
    for (const item of partsOf(line)) {
      const text = `${label}${item.trim().replace(MARKER, '').trim()}`;
      const plain = toPlain(text);
      if (!/[\p{L}\d]/u.test(plain)) continue;
      label = LABEL.test(plain) ? `${text} ` : '';
      if (label !== '') continue;
      sentences.push({ text, plain });
    }
  }
  return sentences;
}

/** A sentence of a message, and where it stands there. */
export interface PlacedSentence extends Sentence {
  start: number;
  end: number;
}

/** The writer and the time at the beginning of a line of an exported chat. */
const WRITER = /^\[[^\]]{4,30}\] [^:]{1,40}: /;

/** The items of a line, each with its place there. */
function placedPartsOf(line: string): { text: string; at: number }[] {
  const head = WRITER.exec(line)?.[0].length ?? 0;
  let end = head;
  // In a chat a question, and a full stop behind a longer word, end a sentence, whatever begins behind it.
  const parts = partsOf(line.slice(head)).flatMap((part) => part.split(/(?<=[?!]|\p{Ll}{4}\.{1,3})\s+/u));
  return parts.map((part) => {
    const item = part.trim();
    const found = line.indexOf(item, end);
    const at = found === -1 ? end : found;
    end = found === -1 ? line.length : at + item.length;
    const marker = MARKER.exec(line.slice(at, end))?.[0].length ?? 0;
    return { text: line.slice(at + marker, end), at: at + marker };
  });
}

/** Characters of the longest line that a phone, or a picture of one, breaks. */
const MAX_BROKEN_LINE = 70;

/**
 * A message whose lines were broken by a screen, with a space for each such break: the next word had no room, and goes on in
 * small letters. A reader of pictures gives these. No place changes.
 */
function unbroken(message: string): string {
  const lines = message.split('\n');
  const longest = Math.max(...lines.map(({ length }) => length));
  const isBroken = lines.map((line, index) => {
    const next = lines[index + 1] ?? '';
    const [word = ''] = /^\S+/.exec(next) ?? [];
    return /^[\p{Ll}\d(&+]/u.test(word) && line.trim() !== '' && line.length + 1 + word.length > longest;
  });
  const broken = isBroken.filter(Boolean).length;
  if (longest > MAX_BROKEN_LINE || broken < 2 || broken < lines.length / 4) return message;
  return lines.map((line, index) => line + (index === lines.length - 1 ? '' : isBroken[index] ? ' ' : '\n')).join('');
}

/**
 * The sentences of a message in order, each a part of it as it was written; a label is one with the line below it.
 * Specification 4, section 14.
 */
export function readMessage(message: string): PlacedSentence[] {
  const sentences: PlacedSentence[] = [];
  let label: number | undefined;
  for (const { 0: line, index } of unbroken(message).matchAll(/[^\r\n\u2028\u2029]+/g)) {
    for (const { text: item, at } of placedPartsOf(line)) {
      const start = label ?? index + at;
      const end = index + at + item.length;
      const text = message.slice(start, end).trim();
      const plain = toPlain(text);
      if (!/[\p{L}\d]/u.test(plain)) continue;
      label = LABEL.test(plain) ? start : undefined;
      if (label === undefined) sentences.push({ text, plain, start, end });
    }
  }
  return sentences;
}
