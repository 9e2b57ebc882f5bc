import { createHash } from 'node:crypto';
import { HIDDEN_EMPLOYER, isHiddenEmployer } from '@titian/rules/hidden-employer';
import { isObject, itemsOf, rawText, shortText, withoutHidden, type JsonObject } from './fields';
import { silently, type Warn } from './warnings';

/** The identity by which a later import finds a job. */
export interface Identity {
  source: string;
  sourceId: string;
}

/** Both parts together fit into an index entry of PostgreSQL, whatever their letters. */
const MAX_SOURCE_ID_LENGTH = 400;

/** The sources of rows that state none: those of any number of feeds may be among them. */
export const SHARED_SOURCES: readonly string[] = ['url', 'content', HIDDEN_EMPLOYER];

/** Parameters of an address that tell where a visitor comes from, not what is shown. */
const TRACKING =
  /^(?:(?:utm|hsa|pk|mtm|at|sc|cmpid|rx)_.*|\w*(?:clid|clkid|click_?id)|srsltid|gclsrc|[gw]braid|igshid|igsh|li_fat_id|mc_[ce]id|_ga|_gl|_hs\w+|mkt_tok|ref|ref_?id|ref_?src|refer+er|source|src|gh_src|job_?(?:board|source)|channel|medium|lever-(?:source|origin).*|trk|tracking_?id|campaign|cmp|cmpid|spm|vero_id|s_kwcid|si|from)$/i;

interface Described {
  title: string;
  company: string;
  createdAt: Date | null;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** An address with `https`, without `www.`, and its host in small letters: the others lead to the same page. */
const withPlainOrigin = (text: string): string =>
  text.replace(/^https?:\/\/(?:www\.)?([^/]*)/i, (_, host: string) => `https://${host.toLowerCase()}`);

/** An address in one of its spellings, without parameters for tracking; any other text as it is. */
function withoutTracking(text: string): string {
  const isUrl = /^https?:\/\//i.test(text);
  if (!isUrl && !/^[^\s?#]+\?[^\s=]+=/.test(text)) return text;
  const [, path = '', query, fragment = ''] =
    /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(text.replaceAll('&amp;', '&')) ?? [];
  const kept = (query ?? '').split('&').filter((pair) => pair !== '' && !TRACKING.test(pair.split('=', 1)[0] ?? ''));
  const isTracking = /^#(?::~:|.*\butm_)/.test(fragment) || fragment === '#';
  const page = isUrl ? withPlainOrigin(path).replace(/(?<!\/)\/+$/, '') : path;
  return page + (kept.length > 0 ? `?${kept.join('&')}` : '') + (isTracking ? '' : fragment);
}

/** The text of an identifier or address, or null; a long one is known by its digest. */
function idText(value: unknown, field: string, warn: Warn): string | null {
  const text = typeof value === 'number' ? String(value) : rawText(value);
  if (text === undefined) {
    if (value !== undefined && value !== null) warn('unreadable-value', `${field} is left out: it is not text`);
    return null;
  }
  const tidy = withoutTracking(withoutHidden(text));
  return tidy.length > MAX_SOURCE_ID_LENGTH ? `sha256:${digest(tidy)}` : tidy || null;
}

function identifierOf(value: unknown, warn: Warn): { name: string | null; id: string | null } {
  const [identifier] = itemsOf(value);
  const [name, id] = isObject(identifier) ? [identifier.name, identifier.value] : [undefined, identifier];
  return { name: shortText(name, 'identifier.name', warn), id: idText(id, 'identifier', warn) };
}

/**
 * The identity by which the next import finds a row again: its identifier within the naming scheme that it states or,
 * without one, within its company; else its address without tracking; else its title, company and date, and the text where the
 * employer is hidden. Identifiers of a hidden employer may be those of any feed.
 */
export function toIdentity(row: JsonObject, { title, company, createdAt }: Described, warn: Warn = silently): Identity {
  const { name, id } = identifierOf(row.identifier, warn);
  const source = name ?? company;
  if (id !== null) return { source: isHiddenEmployer(source) ? HIDDEN_EMPLOYER : source, sourceId: id };
  const url = idText(itemsOf(row.url)[0], 'url', warn);
  if (url !== null) return { source: 'url', sourceId: url };
  const text = company === HIDDEN_EMPLOYER ? [row.description] : [];
  return { source: 'content', sourceId: digest(JSON.stringify([title, company, createdAt, ...text])) };
}

/** Separator between a shared identity and the text that tells its jobs apart. */
export const VARIANT_SIGN = ' #';

/** The id of one of several jobs that share an identity. */
export function variantId(sourceId: string, likeness: string): string {
  return `${sourceId}${VARIANT_SIGN}${digest(likeness).slice(0, 16)}`;
}
