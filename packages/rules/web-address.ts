/**
 * An address that a browser opens as a web page: http or https, with nothing in it that a parser would silently drop
 * (line breaks, tabs), read differently (backslashes, a third slash) or show as something else (a user name before the host).
 * Null for anything else.
 */
export function parseWebAddress(text: string): URL | null {
  if (!/^https?:\/\/[^\s\\/\p{Cc}][^\s\\\p{Cc}]*$/iu.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? url : null;
}

/** `linkedin.com/in/…` as people write it; with a port or a user name it could be another scheme. */
const BARE_HOST = /^(?=[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)+([/?#]|$))/u;

/** Typed text with `https://` before a bare host; otherwise unchanged. */
export const completeWebAddress = (typed: string): string => typed.trim().replace(BARE_HOST, 'https://');
