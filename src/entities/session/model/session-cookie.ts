import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import Cookies from 'js-cookie';
import { env } from '@/shared/config';
import type { Session } from './session';

const NAME = 'titian';

/**
 * Seconds that the cookie stays: as long as the provider's token lives (contract, "Account"). Not a date, which a page
 * would have to take from a clock that may be years off.
 */
const LIFE = 30 * 24 * 60 * 60;

/**
 * Where the session cookie goes: to this site alone, and over https alone where the page came over https.
 *
 * @param protocol the page's own, `http:` or `https:`
 */
export const cookieAttributes = (protocol = window.location.protocol): Cookies.CookieAttributes => ({
  path: '/',
  sameSite: 'Strict',
  secure: protocol === 'https:',
});

function toSession(value: unknown): Session | null {
  if (typeof value !== 'object' || value === null) return null;
  const { token, name, image, userId } = value as Record<string, unknown>;
  if (typeof token !== 'string' || token === '') return null;
  return {
    token,
    name: typeof name === 'string' ? name : '',
    image: typeof image === 'string' ? image : null,
    userId: typeof userId === 'string' || typeof userId === 'number' ? userId : null,
  };
}

/**
 * Keeps the session in the encrypted cookie `titian` (specification 1, section 3). The secret ships with the app, so
 * the encryption keeps the cookie from being read at a glance; it is no protection against a script on the page.
 */
export function writeSessionCookie(session: Session): void {
  const encrypted = AES.encrypt(JSON.stringify(session), env.sessionCookieSecret).toString();
  Cookies.set(NAME, encrypted, { ...cookieAttributes(), 'max-age': String(LIFE) });
}

export function removeSessionCookie(): void {
  Cookies.remove(NAME, cookieAttributes());
}

/** The session that the cookie holds; null for no cookie. A cookie that cannot be read is removed, and counts as none. */
export function readSessionCookie(): Session | null {
  const encrypted = Cookies.get(NAME);
  if (!encrypted) return null;
  try {
    const session = toSession(JSON.parse(AES.decrypt(encrypted, env.sessionCookieSecret).toString(Utf8)));
    if (session) return session;
  } catch {
    // Truncated, tampered with, or written with another secret.
  }
  removeSessionCookie();
  return null;
}
