/** Builds the HTML of a job out of a row's texts, some of which are HTML themselves. All of it is sanitised later. */
import { MAX_HTML_LENGTH } from '../jobs/sanitise-html';
import { rawTexts } from './fields';
import { RowRefused } from './import-problems';

const TAG = /<\/?[a-z][^<>]*>/i;
const ESCAPED_TAG = /&lt;\/?(p|br|ul|ol|li|div|strong|b|em|h[1-6])\b/i;
const BULLET = /^(?:[-–—•*·▪●]|\d{1,2}[.)])\s*(?=\S)/;

/** Some sites escape their HTML once more than JSON asks for. */
function withoutExtraEscapes(text: string): string {
  if (TAG.test(text) || !ESCAPED_TAG.test(text)) return text;
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** The long texts of a value or list. Throws RowRefused when one is no text or too long. */
export function longTexts(value: unknown, field: string): string[] {
  return rawTexts(value, field).map((text) => {
    if (text.length > MAX_HTML_LENGTH) throw new RowRefused(`${field} is longer than ${MAX_HTML_LENGTH} characters`);
    return withoutExtraEscapes(text);
  });
}

export const isHtml = (text: string): boolean => TAG.test(text);

/** Lines of a plain text without their bullets and numbers. */
export function linesOf(text: string): string[] {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim().replace(BULLET, ''));
  return lines.filter((line) => line !== '');
}

/** A text as it may stand in HTML between tags. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A list of plain texts; empty without any. */
export function listHtml(items: string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
}
