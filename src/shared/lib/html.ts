import DOMPurify from 'dompurify';
import type { Config } from 'dompurify';
import { BLANK_LINE, LINE_MARKER } from '@titian/rules/list-line';

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

const INLINE_TAGS = ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup'];

const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:']);

/** A link of the provider as it may be shown, or null: absolute, and to a web page or a mail address only. */
function safeHref(href: string | null): string | null {
  try {
    const url = new URL((href ?? '').trim());
    return LINK_SCHEMES.has(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

// A separate instance: its hook affects no other caller.
const purify = DOMPurify(window);

purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A') return;
  const href = safeHref(element.getAttribute('href'));
  if (href === null) {
    element.removeAttribute('href');
    return;
  }
  element.setAttribute('href', href);
  element.setAttribute('rel', 'noopener noreferrer');
  element.setAttribute('target', '_blank');
});

const limits = {
  ALLOWED_ATTR: ['href'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
} satisfies Config;

/** The provider's HTML as a tree of plain text marks, blocks and safe links; whatever else it held is gone. */
const toSafeTree = (html: string): DocumentFragment =>
  purify.sanitize(html, {
    ...limits,
    ALLOWED_TAGS: ['br', ...BLOCK_TAGS, ...INLINE_TAGS],
    RETURN_DOM_FRAGMENT: true,
  });

/** HTML of one line: marks such as bold, and links to http, https and mailto that open a new tab. */
const toSafeLine = (html: string): string => purify.sanitize(html, { ...limits, ALLOWED_TAGS: INLINE_TAGS });

const BLOCKS = new Set(BLOCK_TAGS.map((tag) => tag.toUpperCase()));

/** The tree cut into lines: each block and each `<br>` starts one, and open marks continue in it. */
function toLines(tree: Node): HTMLElement[] {
  const lines: HTMLElement[] = [];
  const marks: Element[] = [];
  let end: Element;

  const startLine = () => {
    const line = document.createElement('div');
    lines.push(line);
    end = marks.reduce<Element>((parent, mark) => parent.appendChild(mark.cloneNode(false) as Element), line);
  };

  const visit = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      end.append(node.cloneNode());
    } else if (node.nodeName === 'BR') {
      startLine();
    } else if (node instanceof Element && !BLOCKS.has(node.tagName)) {
      marks.push(node);
      end = end.appendChild(node.cloneNode(false) as Element);
      node.childNodes.forEach(visit);
      marks.pop();
      end = end.parentElement ?? end;
    } else {
      startLine();
      node.childNodes.forEach(visit);
      startLine();
    }
  };

  startLine();
  tree.childNodes.forEach(visit);
  return lines;
}

/** Takes the typed marker off a line that becomes a bullet anyway. */
function withoutMarker(line: HTMLElement): HTMLElement {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    if (BLANK_LINE.test(text)) continue;
    node.nodeValue = text.replace(LINE_MARKER, '');
    if (node.nodeValue === '' && node.parentElement !== line) node.parentElement?.remove();
    break;
  }
  return line;
}

/** True when tags make the lines; in text without such tags, its line ends do. */
const LINE_TAG = new RegExp(`<(?:br|${BLOCK_TAGS.join('|')})[\\s/>]`, 'i');

/**
 * Turns a provider's HTML into the items of one bullet list: a paragraph, a list item or a line ended by `<br>` becomes
 * an item, nested lists are flattened in their order, text without such tags is cut at its line ends, and empty lines
 * are dropped. Specification 1, section 2, "Job detail screen".
 *
 * @param html HTML or plain text of any origin
 * @returns sanitised HTML of each item, safe to set as an element's inner HTML
 */
export function toListItems(html: string): string[] {
  const source = LINE_TAG.test(html) ? html : html.replace(/\r\n?|\n/g, '<br>');
  return toLines(toSafeTree(source))
    .map(withoutMarker)
    .filter((line) => !BLANK_LINE.test(line.textContent))
    .map((line) => toSafeLine(line.innerHTML).trim());
}
