import { Parser } from 'htmlparser2';

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

const BLOCKS = 'blockquote|br|div|dd|dl|dt|h[1-6]|hr|li|ol|p|pre|section|table|tbody|td|th|tr|ul';
const OTHERS =
  'a|abbr|b|big|center|code|del|em|font|html|body|i|img|ins|label|mark|q|s|script|small|span|strike|strong|style|sub|sup|u';

/** Elements that HTML has: other words in angle brackets are words. */
const BLOCK_TAG = new RegExp(String.raw`</?(?:${BLOCKS})(?:[\s/][^<>]*)?>`, 'gi');
const OTHER_TAG = new RegExp(String.raw`</?(?:${OTHERS}|[a-z]+[:-][\w:-]*)(?:[\s/][^<>]*)?>|<!--[^<>]*-->`, 'gi');

const MAX_KNOWN_TEXTS = 500;

/** Entities that texts repeat, decoded. */
const known = new Map<string, string>();

function decodedEntity(entity: string): string {
  const found = known.get(entity);
  if (found !== undefined) return found;
  let text = '';
  new Parser({ ontext: (data) => (text += data) }).end(entity);
  if (known.size >= MAX_KNOWN_TEXTS) known.clear();
  known.set(entity, text);
  return text;
}

/** The text that HTML shows: entities decoded once, tags gone, a line for each block. Plain text stays as it is. */
export function plainText(html: string): string {
  return html.replaceAll(ENTITY, decodedEntity).replaceAll(BLOCK_TAG, '\n').replaceAll(OTHER_TAG, '');
}
