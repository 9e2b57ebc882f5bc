/**
 * An address that a browser opens as a web page: http or https, with nothing in it that a parser would silently drop
 * (line breaks, tabs), read differently (backslashes) or show as something else (a user name before the host).
 * Null for anything else.
 */
export function parseWebAddress(text: string): URL | null {
  if (!/^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? url : null;
}
