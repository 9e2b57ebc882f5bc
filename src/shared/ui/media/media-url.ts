import { env } from '@/shared/config';

/**
 * The address of an image that the provider names.
 *
 * @param path a path (`/media/…`), resolved against the provider's origin, or an absolute https address, used as it is
 * @returns the address, or null for none and for every other scheme (`data:`, `javascript:`, …); contract, introduction
 */
export function mediaUrl(path: string | null | undefined): string | null {
  const trimmed = path?.trim();
  if (!trimmed) return null;
  const base = env.apiUrl || window.location.origin;
  try {
    const url = new URL(trimmed.replace(/^(?![a-z][a-z0-9+.-]*:|\/)/i, '/'), base);
    // The origin of a `blob:` address is that of the page which made it.
    const own = url.protocol === 'http:' && url.origin === new URL(base).origin;
    return own || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}
