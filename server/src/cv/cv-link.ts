import { parseWebAddress } from '@titian/rules/web-address';
import type { CvLink } from './cv';

const withoutDecoration = (address: string): string => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** How an address that a candidate gave is in a CV: without protocol, and opening only where it is one of the web. */
export function toCvLink(address: string): CvLink {
  const url = parseWebAddress(address);
  return { text: withoutDecoration(address), url: url && url.href };
}
