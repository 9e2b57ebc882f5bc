import { decodeHTMLStrict } from 'entities';

/** A text without signs that are not seen, with one kind of hyphen and of space. */
export const toPlain = (text: string): string =>
  text
    .replaceAll(/[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g, '')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ');

/** The text that a value of data shows: without the tags and entities of HTML, a line for each paragraph and item. */
export function fromHtml(text: string): string {
  const isMarkup = /<\/[a-z][a-z\d]*>|<(?:br|hr|p|li)\b[^<>]*>/i.test(text);
  const bare = isMarkup
    ? text
        .replaceAll(/<li\b[^<>]*>/gi, '\n- ')
        .replaceAll(/<(?:br|\/?(?:p|div|ul|ol|h\d|tr))\b[^<>]*>/gi, '\n')
        .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join('\n')
        .replaceAll(/^-\n/gm, '- ')
    : text;
  return toPlain(decodeHTMLStrict(bare));
}
