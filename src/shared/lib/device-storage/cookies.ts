import Cookies from 'js-cookie';

/** A cookie's value; undefined when there is none or the browser blocks cookies. */
export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch {
    return undefined;
  }
}

/** @returns true when the browser has the value afterwards */
export function writeCookie(name: string, value: string, attributes: Cookies.CookieAttributes): boolean {
  try {
    Cookies.set(name, value, attributes);
  } catch {
    return false;
  }
  return readCookie(name) === value;
}

/** @param attributes the path of the cookie and what else it was written with */
export function removeCookie(name: string, attributes: Cookies.CookieAttributes): void {
  try {
    Cookies.remove(name, attributes);
  } catch {
    // A browser that blocks cookies has none.
  }
}
