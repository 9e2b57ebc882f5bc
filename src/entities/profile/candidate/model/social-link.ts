import type { SocialNetwork } from './profile';

export const SOCIAL_NETWORKS = ['linkedin', 'instagram'] as const satisfies readonly SocialNetwork[];

export const SOCIAL_NETWORK_LABELS: Record<SocialNetwork, string> = { linkedin: 'LinkedIn', instagram: 'Instagram' };

/** On which host, under which path, a network shows a profile. */
const PROFILE_PAGES: Record<SocialNetwork, { host: RegExp; path: RegExp }> = {
  linkedin: { host: /^([a-z]+\.)?linkedin\.com$/, path: /^\/in\/[^/]+(\/|$)/ },
  instagram: { host: /^(www\.)?instagram\.com$/, path: /^\/[\w.]+\/?$/ },
};

/** White space and control characters, which an address drops silently, and backslashes, which it reads as slashes. */
const SUSPICIOUS = /[\s\\\p{Cc}]/u;

function parse(typed: string | null): URL | null {
  const text = typed?.trim();
  if (!text || SUSPICIOUS.test(text)) return null;
  // `linkedin.com/in/…` as people write it; anything with another scheme stays what it is.
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  // A user name before the host shows one site and leads to another.
  return url.username || url.password || !url.hostname.includes('.') ? null : url;
}

/**
 * The address to link to for a stored social link. Specification 2, section 2.
 *
 * @returns an http or https address, with `https://` put before a bare host; null for anything else (`javascript:`,
 *   `data:`, a mere name), which must not become a link
 */
export const toLinkAddress = (stored: string | null): string | null => parse(stored)?.href ?? null;

/**
 * The address to save for what was typed.
 *
 * @returns null for what is not the address of a profile on the network. Specification 2, section 5, "Social"
 */
export function toSocialLink(network: SocialNetwork, typed: string): string | null {
  const url = parse(typed);
  const { host, path } = PROFILE_PAGES[network];
  return url && host.test(url.host) && path.test(url.pathname) ? url.href : null;
}
