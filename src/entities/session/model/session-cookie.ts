import { readCookie, removeCookie, writeCookie } from '@/shared/lib/device-storage';
import { logFailure } from '@/shared/lib/logging';
import type { Session } from './session';
import type { SessionCipher } from './session-cipher';

const NAME = 'titian';

/**
 * Seconds that the cookie stays: as long as the provider's token lives (contract, "Account"). Not a date, which a page
 * would have to take from a clock that may be years off.
 */
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** Null until it is needed: most visitors have no session. */
let cipher: SessionCipher | null = null;

/** The session that waits for the cipher to be written. */
let waiting: Session | null = null;

/** Loads the cipher of the cookie; rejects when it cannot be loaded. */
export async function loadSessionCipher(): Promise<void> {
  cipher ??= (await import(/* webpackChunkName: "session" */ './session-cipher')).sessionCipher;
}

/** True if there is a cookie that cannot be read before `loadSessionCipher`. */
export const isSessionCookieLocked = (): boolean => cipher === null && readCookie(NAME) !== undefined;

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

/** @returns true when the browser has the cookie afterwards */
const isKept = (session: Session, { encrypt }: SessionCipher): boolean =>
  writeCookie(NAME, encrypt(JSON.stringify(session)), { ...cookieAttributes(), 'max-age': String(MAX_AGE_SECONDS) });

/**
 * Keeps the session in the encrypted cookie `titian` (specification 1, section 3). The secret ships with the app, so
 * the encryption keeps the cookie from being read at a glance; it is no protection against a script on the page. It is
 * written at once when the cipher is there. A session that cannot be written ends when the page is reloaded.
 *
 * @param onEnd called with true when the browser has the cookie, else with false
 */
export function writeSessionCookie(session: Session, onEnd?: (isSaved: boolean) => void): void {
  if (!cipher) {
    waiting = session;
    loadSessionCipher().then(
      () => waiting && writeSessionCookie(waiting, onEnd),
      (error) => {
        logFailure('the session cookie could not be written', error);
        onEnd?.(false);
      },
    );
    return;
  }
  waiting = null;
  // A long address of a photo may exceed what a browser takes as a cookie.
  const isSaved = isKept(session, cipher) || (session.image !== null && isKept({ ...session, image: null }, cipher));
  onEnd?.(isSaved);
}

export function removeSessionCookie(): void {
  waiting = null;
  removeCookie(NAME, cookieAttributes());
}

/**
 * The session that the cookie holds; null for no cookie, and for one that is still locked. A cookie that cannot be read
 * is removed, and counts as none.
 */
export function readSessionCookie(): Session | null {
  const encrypted = readCookie(NAME);
  if (!encrypted || !cipher) return null;
  try {
    const session = toSession(JSON.parse(cipher.decrypt(encrypted)));
    if (session) return session;
  } catch {
    // Truncated, tampered with, or written with another secret.
  }
  removeSessionCookie();
  return null;
}
