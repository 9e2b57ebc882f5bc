/** Builds the HTML of a job out of a row's texts, some of which are HTML themselves. All of it is sanitised later. */
import { MAX_HTML_LENGTH } from './sanitise-html';
import { rawTexts } from './fields';
import type { Warn } from './warnings';

const TAG = /<\/?[a-z][^<>]*>/i;
const ESCAPED_TAG = /&lt;\/?(p|br|ul|ol|li|div|strong|b|em|h[1-6])\b/i;
const BULLET = /^(?:[-–—•*·▪●]|\d{1,2}[.)])\s*(?=\S)/;

/** Some sites escape their HTML once more than JSON requires. */
function withoutExtraEscapes(text: string): string {
  if (TAG.test(text) || !ESCAPED_TAG.test(text)) return text;
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** The long texts of a value or list, as many as there is room for; what is left out or cut off is warned of. */
export function longTexts(value: unknown, field: string, warn: Warn): string[] {
  let room = MAX_HTML_LENGTH;
  const texts = rawTexts(value, field, warn);
  const fitting = texts.flatMap((text) => {
    const part = text.slice(0, room);
    room -= part.length;
    return part === '' ? [] : [withoutExtraEscapes(part)];
  });
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length > MAX_HTML_LENGTH) warn('too-long', `${field} is cut at ${MAX_HTML_LENGTH} characters`);
  return fitting;
}

export const isHtml = (text: string): boolean => TAG.test(text);

/** Lines of a plain text without their bullets and numbers. */
export function linesOf(text: string): string[] {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim().replace(BULLET, ''));
  return lines.filter((line) => line !== '');
}

/** A text as it may be in HTML between tags. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A list of plain texts; empty without any. */
export function listHtml(items: string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
}
