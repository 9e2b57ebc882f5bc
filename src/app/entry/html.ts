import { itemWriter } from '@/shared/lib/list-items';

/** A tag with its attributes, or the text up to the next one. */
const PIECE = /<(\/?)(\w+)([^>]*)>|[^<]+/g;

const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const unescape = (text: string): string => text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => SIGNS[entity] ?? entity);

/**
 * Takes the place of `shared/lib/html.ts` in the program that renders pages, which has no document.
 *
 * @param html as the server has sanitised it: each sign that could be markup is escaped, in attributes too
 * @returns HTML of each item, as in the browser
 */
export function toListItems(html: string): string[] {
  const writer = itemWriter();
  for (const [piece, slash, tag, attributes = ''] of html.matchAll(PIECE)) {
    if (tag === undefined) {
      writer.text(unescape(piece));
    } else if (slash === '/') {
      writer.close(tag);
    } else {
      const href = /\shref="([^"]*)"/.exec(attributes)?.[1];
      writer.open(tag, href === undefined ? null : unescape(href));
      if (tag === 'br') writer.close(tag);
    }
  }
  return writer.items();
}
