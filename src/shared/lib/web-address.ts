/** White space and control characters, which an address drops silently, and backslashes, which it takes for slashes. */
const SUSPICIOUS = /[\s\\\p{Cc}]/u;

/** `linkedin.com/in/…` as people write it; with a port or a user name it could be another scheme. */
const BARE_HOST = /^(\/\/)?(?=[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)+([/?#]|$))/u;

/**
 * The address of a web page as it was typed, with `https://` put before a bare host.
 *
 * @returns null for what is none: another scheme (`javascript:`, `data:`), which would run in the visitor's page, or a
 *   user name before the host, which shows one site and leads to another
 */
export function toWebAddress(typed: string): string | null {
  const text = typed.trim();
  if (SUSPICIOUS.test(text)) return null;
  const address = text.replace(BARE_HOST, 'https://');
  if (!/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) return null;
  const { username, password, hostname } = new URL(address);
  return username || password || !hostname.includes('.') ? null : address;
}

/** The address to link to for one that was stored, as a browser writes it; null for what must not become a link. */
export function toLinkAddress(stored: string | null): string | null {
  const address = toWebAddress(stored ?? '');
  return address && new URL(address).href;
}
