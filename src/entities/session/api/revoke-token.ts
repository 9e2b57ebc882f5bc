import { env } from '@/shared/config';

/**
 * Tells the provider that a token is no longer used. Not an endpoint of the API slice: signing out resets that slice,
 * which aborts its calls, and this one must outlive even the page. A provider without this call responds with 404, which
 * does no harm.
 */
export function revokeToken(token: string): void {
  fetch(`${env.apiUrl}/api/v1/candidate/logout/`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}
