import { env } from '@/shared/config';

/** Where a server renders a page, which has no origin then: its own addresses stay without one. */
const NO_ORIGIN = 'http://rendered.invalid';

/**
 * The address of an image that the provider names.
 *
 * @param path a path (`/media/…`), resolved against the provider's origin, or an absolute https address, used as it is
 * @returns the address, or null for none and for every other scheme (`data:`, `javascript:`, …); contract, introduction
 */
export function mediaUrl(path: string | null | undefined): string | null {
  const trimmed = path?.trim();
  if (!trimmed) return null;
  const base = env.apiUrl || (typeof window === 'undefined' ? NO_ORIGIN : window.location.origin);
  try {
    const url = new URL(trimmed.replace(/^(?![a-z][a-z0-9+.-]*:|\/)/i, '/'), base);
    // The origin of a `blob:` address is that of the page which made it.
    const own = url.protocol === 'http:' && url.origin === new URL(base).origin;
    return own || url.protocol === 'https:' ? url.href.replace(NO_ORIGIN, '') : null;
  } catch {
    return null;
  }
}
