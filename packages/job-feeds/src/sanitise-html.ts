import sanitizeHtml from 'sanitize-html';
import { parseWebAddress } from '@titian/rules/web-address';

/** Longest input that is looked at, in characters; what follows is dropped. */
export const MAX_HTML_LENGTH = 50_000;

/** Deeper elements lose their tags and keep their text: no vacancy needs more, and browsers flatten deep trees. */
const MAX_NESTING = 30;

/** Control characters, which HTML forbids, and halves of surrogate pairs, which cannot be stored. */
// eslint-disable-next-line no-control-regex -- these are the very characters to remove
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Surrogate}/gu;

const TAG = /<\/?[a-z][^<>]*>|<!--|<!doctype/i;

/** A complete address of a kind that may be followed from a vacancy. Relative ones would lead into the web app. */
function isFollowable(href: string): boolean {
  return parseWebAddress(href) !== null || (/^mailto:[^\s\\]+$/i.test(href) && URL.canParse(href));
}

/** A link that may not be followed becomes plain text: `span` is not among the tags that are kept. */
const safeLink = (_tag: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
  const href = attributes.href?.trim() ?? '';
  return isFollowable(href)
    ? { tagName: 'a', attribs: { href, rel: 'nofollow noopener noreferrer' } }
    : { tagName: 'span', attribs: {} };
};

/** Elements whose text would run together if they only lost their tags. */
const BLOCKS = ['div', 'section', 'article', 'blockquote', 'pre', 'td', 'th', 'dt', 'dd'];

const RULES: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 'h3', 'h4', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: MAX_NESTING,
  nonTextTags: ['script', 'style', 'template', 'noscript', 'textarea', 'option', 'title', 'iframe', 'svg', 'math'],
  transformTags: {
    ...Object.fromEntries(BLOCKS.map((tag) => [tag, 'p'])),
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    a: safeLink,
  },
  exclusiveFilter: ({ tag, text }) => tag !== 'br' && text.trim() === '',
};

/** Escapes what could be read as markup in a text that holds no whole tag, such as "gaji < 5 juta". */
function escapeBrackets(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Puts text that is in no block of its own into paragraphs, one a line. */
function inParagraphs(html: string): string {
  if (html.replaceAll(/<[^<>]*>/g, '').trim() === '') return '';
  if (/<(p|ul|ol|li|h3|h4)>/.test(html)) return html;
  if (TAG.test(html)) return `<p>${html}</p>`;
  const lines = html.split(/\r\n?|\n/).map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .map((line) => `<p>${line}</p>`)
    .join('');
}

/** A character reference may represent an unstorable character, so what comes out is looked at as well. */
const clean = (html: string): string => sanitizeHtml(html, RULES).replace(UNSTORABLE, '').trim();

/**
 * Makes HTML of any provenance safe to show and store (specification 1, section 3: description and requirements are
 * HTML). Takes HTML or plain text, gives back HTML of paragraphs, lists, small headings, emphasis and links to web and
 * mail addresses; other elements lose their tags, scripts and styles go with what they hold, and plain text becomes
 * one paragraph a line.
 */
export function sanitiseHtml(input: string): string {
  const text = input.slice(0, MAX_HTML_LENGTH).replace(UNSTORABLE, '');
  const once = clean(TAG.test(text) ? text : escapeBrackets(text));
  // The second pass separates what the first leaves inside each other, for a paragraph can hold no paragraph, and
  // drops the closing tags that it leaves behind for links that became plain text.
  return inParagraphs(clean(once));
}
