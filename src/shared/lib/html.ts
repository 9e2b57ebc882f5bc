import DOMPurify from 'dompurify';
import { MARKS, itemWriter } from './list-items';
import type { ItemWriter } from './list-items';

/** Tags that start a line of their own. They shape the text and are never shown themselves. */
const BLOCK_TAGS = [
  'p',
  'div',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'section',
  'article',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];

/** The provider's HTML as a tree of text, marks and blocks; whatever else it held is gone. */
const toSafeTree = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    ALLOWED_ATTR: ['href'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_TAGS: ['br', ...BLOCK_TAGS, ...MARKS],
    RETURN_DOM_FRAGMENT: true,
  });

function read(node: Node, writer: ItemWriter): void {
  if (node instanceof Text) return writer.text(node.data);
  if (!(node instanceof Element)) return;
  writer.open(node.localName, node.getAttribute('href'));
  node.childNodes.forEach((child) => read(child, writer));
  writer.close(node.localName);
}

/** True when tags make the lines; in text without such tags, its line ends do. */
const LINE_TAG = new RegExp(`<(?:br|${BLOCK_TAGS.join('|')})[\\s/>]`, 'i');

/**
 * Turns a provider's HTML into the items of one bullet list: a paragraph, a list item or a line ended by `<br>` becomes
 * an item, nested lists are flattened in their order, text without such tags is cut at its line ends, and empty lines
 * are dropped. Specification 1, section 2, "Job detail screen". A server that renders a page has no document: the build
 * gives it `app/entry/html.ts` in place of this file.
 *
 * @param html HTML or plain text of any origin
 * @returns sanitised HTML of each item, safe to set as an element's inner HTML
 */
export function toListItems(html: string): string[] {
  const source = LINE_TAG.test(html) ? html : html.replace(/\r\n?|\n/g, '<br>');
  const writer = itemWriter();
  toSafeTree(source).childNodes.forEach((node) => read(node, writer));
  return writer.items();
}
