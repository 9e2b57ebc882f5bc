/** Addresses of the API, of images and of built files: none of a page. */
const NOT_PAGES = /^\/(api|media|assets)(\/|$)/;

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** True for the address of a page, if there is one; without regard to files, which are there or not. */
export const isPageAddress = (url: string): boolean => url.startsWith('/') && !NOT_PAGES.test(pathOf(url));

/** True for the address of a page whose percent-encoding is broken. */
export const isBrokenPageAddress = (url: string): boolean => isPageAddress(url) && !isDecodable(pathOf(url));

/**
 * Path and query of a request for the router, which refuses addresses that it cannot decode: each percent sign of such a
 * page represents itself, so that a person gets a page that says it was not found. Other addresses stay as they are.
 */
export function routableUrl(url: string): string {
  if (!isBrokenPageAddress(url)) return url;
  const path = pathOf(url);
  return path.replaceAll('%', '%25') + url.slice(path.length);
}
