import { DIGITS, inOrder } from './typed-date';
import type { Precision } from './typed-date';

/** A text, and the place in it where typing continues. */
interface Typed {
  text: string;
  caret: number;
}

/** The greatest digit that a part of two can begin with. */
const FIRST_DIGIT: Record<Precision, readonly number[]> = { day: [3, 1], month: [1] };

const clean = (text: string): string => text.replace(/[\s.,-]/g, '/').replace(/[^\d/]/g, '');

const countDigits = (text: string): number => text.replace(/\D/g, '').length;

/** Digits from left to right, each part as long as it may be; a slash ends a part before that. */
function flow(text: string, digits: readonly number[]): string[] {
  const parts = [''];
  for (const sign of text) {
    const last = parts.length - 1;
    const isFull = (parts[last]?.length ?? 0) >= (digits[last] ?? 0);
    if (sign === '/' || isFull) {
      if (parts.length === digits.length) continue;
      parts.push('');
    }
    if (sign !== '/') parts[parts.length - 1] += sign;
  }
  return parts;
}

/** Each part cut to its length; what is typed behind a part that is full takes the place of what follows. */
function cutToLength(parts: readonly string[], digits: readonly number[], at: number): string[] {
  const cut = [...parts];
  parts.forEach((_part, index) => {
    const part = cut[index] ?? '';
    const length = digits[index] ?? 0;
    const over = part.slice(length);
    const next = cut[index + 1];
    cut[index] = part.slice(0, length);
    if (over && index === at && next !== undefined) cut[index + 1] = over + next.slice(over.length);
  });
  return cut;
}

/** The place behind so many digits, and behind the slash after them where there is one to pass. */
function caretAfter(count: number, text: string, passSlash: boolean): number {
  let place = 0;
  for (let seen = 0; seen < count && place < text.length; place += 1) if (text[place] !== '/') seen += 1;
  return passSlash && text[place] === '/' ? place + 1 : place;
}

/**
 * Text of a date field after a key or a paste: digits, with slashes added at
 * the end and removed only when they are deleted. A pasted date in another known format is converted.
 *
 * @param raw what the browser has in the box now
 * @param caret where in it the caret is
 * @param before what the box showed
 */
export function typeDate(raw: string, caret: number, before: string, precision: Precision): Typed {
  const digits = DIGITS[precision];
  let head = clean(raw.slice(0, caret));
  let tail = clean(raw.slice(caret));
  const grown = raw.length - before.length;

  if (Math.abs(grown) !== 1 && tail === '') {
    const date = inOrder(raw, precision);
    if (date !== raw) return { text: date, caret: date.length };
  }

  // A slash is typed where there is one: at the end it has come by itself.
  if (grown === 1 && head.endsWith('/')) {
    if (tail.startsWith('/')) tail = tail.slice(1);
    else if (head === '/' || head.endsWith('//')) head = head.slice(0, -1);
  }

  const given = (head + tail).split('/');
  const isFlowing = given.length !== digits.length;
  // The part that the caret is in, if what is typed there has no room.
  const at = grown === 1 && tail.startsWith('/') ? head.split('/').length - 1 : -1;
  const parts = isFlowing ? flow(head + tail, digits) : cutToLength(given, digits, at);

  const last = parts.length - 1;
  const ending = parts[last] ?? '';
  if (grown > 0 && tail === '' && last < digits.length - 1) {
    const isAlone = ending.length === 1 && Number(ending) > (FIRST_DIGIT[precision][last] ?? 9);
    if (isAlone) parts[last] = `0${ending}`;
    if (isAlone || ending.length === digits[last]) parts.push('');
  }

  const text = parts.join('/');
  if (tail === '') return { text, caret: text.length };
  return { text, caret: caretAfter(countDigits(head), text, head.endsWith('/')) };
}
