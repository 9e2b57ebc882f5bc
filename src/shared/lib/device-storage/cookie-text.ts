/** `document.cookie`; empty where the browser blocks cookies and throws. Without a library: `boot.ts` is part of every page. */
export function cookieText(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
