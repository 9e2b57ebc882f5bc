import DOMPurify from 'dompurify';
import type { Config } from 'dompurify';

/** Tags that start a line of their own. They shape the text and are never shown themselves. */
export const BLOCK_TAGS = [
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
export const toSafeTree = (html: string): DocumentFragment =>
  purify.sanitize(html, {
    ...limits,
    ALLOWED_TAGS: ['br', ...BLOCK_TAGS, ...INLINE_TAGS],
    RETURN_DOM_FRAGMENT: true,
  });

/** HTML of one line: marks such as bold, and links to http, https and mailto that open a new tab. */
export const toSafeLine = (html: string): string => purify.sanitize(html, { ...limits, ALLOWED_TAGS: INLINE_TAGS });
