import { completeWebAddress, parseWebAddress } from '@titian/rules/web-address';

/**
 * The address of a web page as it was typed, with `https://` put before a bare host, also one behind `//`.
 *
 * @returns null for what is none: another scheme (`javascript:`, `data:`), which would run in the visitor's page, a host
 *   without a dot, or a user name before the host, which shows one site and leads to another
 */
export function toWebAddress(typed: string): string | null {
  const address = completeWebAddress(typed.trim().replace(/^\/\//, ''));
  return parseWebAddress(address)?.hostname.includes('.') ? address : null;
}

/** The address to link to for one that was stored, as a browser writes it; null for what must not become a link. */
export function toLinkAddress(stored: string | null): string | null {
  const address = toWebAddress(stored ?? '');
  return address && new URL(address).href;
}
