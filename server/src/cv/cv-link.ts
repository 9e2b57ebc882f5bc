import { parseWebAddress } from '../profile/web-address';
import type { CvLink } from './cv';

/** Starts with a host name, such as `www.linkedin.com/in/siti`. */
const WITHOUT_PROTOCOL = /^[\w-]+(\.[\w-]+)+([/?#]|$)/;

const withoutDecoration = (address: string): string => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/**
 * How an address that a candidate gave stands in a CV: without protocol, and opening only where it is one of the web.
 * `label` stands before it.
 */
export function toCvLink(address: string, label?: string): CvLink {
  const given = address.trim();
  const url = parseWebAddress(WITHOUT_PROTOCOL.test(given) ? `https://${given}` : given);
  const text = withoutDecoration(given);
  return { text: label === undefined ? text : `${label}: ${text}`, url: url && url.href };
}
