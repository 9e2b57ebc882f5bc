import { checkedAddress, PUBLIC_INTERNET, type OutgoingNetwork } from '../company-pictures/fetch-picture';
import type { Config } from '../config';

/** The push services of Chrome, Firefox, Safari and Edge. One that begins with a dot has many hosts below it. */
const BROWSER_HOSTS = [
  'fcm.googleapis.com',
  // Builds of Chromium without Google's keys.
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** The network of pushes. Specification 4, section 13. */
export const PUSH_NETWORK: OutgoingNetwork = { ...PUBLIC_INTERNET, timeout: 10_000 };

/**
 * The address of a push service that a browser gave, as it is stored and requested; null where it is not one: by https,
 * without port and password, and of a host of the four browsers or of PUSH_HOSTS. A fragment is left out: it is not sent.
 * Specification 4, section 13.
 */
export function pushAddress(
  endpoint: string,
  { pushHosts }: Pick<Config, 'pushHosts'>,
  network: OutgoingNetwork = PUSH_NETWORK,
): URL | null {
  try {
    const url = checkedAddress(endpoint, network);
    url.hash = '';
    const isKnown = [...BROWSER_HOSTS, ...pushHosts].some((host) =>
      host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
    );
    return isKnown ? url : null;
  } catch {
    return null;
  }
}
