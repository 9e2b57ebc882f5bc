import { parseWebAddress } from '../web-address';
import type { CvLink } from './cv';

const withoutDecoration = (address: string): string => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/**
 * How an address that a candidate gave is in a CV: without protocol, and opening only where it is one of the web.
 * `label` stands before it.
 */
export function toCvLink(address: string, label?: string): CvLink {
  const url = parseWebAddress(address);
  const text = withoutDecoration(address);
  return { text: label === undefined ? text : `${label}: ${text}`, url: url && url.href };
}
