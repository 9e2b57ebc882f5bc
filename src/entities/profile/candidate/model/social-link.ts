import { toLinkAddress } from '@/shared/lib/web-address';
import type { SocialNetwork } from './profile';

export const SOCIAL_NETWORKS = ['linkedin', 'instagram'] as const satisfies readonly SocialNetwork[];

export const SOCIAL_NETWORK_LABELS: Record<SocialNetwork, string> = { linkedin: 'LinkedIn', instagram: 'Instagram' };

/** On which host, under which path, a network shows a profile. */
const PROFILE_PAGES: Record<SocialNetwork, { host: RegExp; path: RegExp }> = {
  linkedin: { host: /^([a-z]+\.)?linkedin\.com$/, path: /^\/in\/[^/]+(\/|$)/ },
  instagram: { host: /^(www\.)?instagram\.com$/, path: /^\/[^/]/ },
};

/**
 * The address to save for what was typed.
 *
 * @returns null for what is not the address of a profile on the network. Specification 2, section 5, "Social"
 */
export function toSocialLink(network: SocialNetwork, typed: string): string | null {
  const address = toLinkAddress(typed);
  const url = address && new URL(address);
  const { host, path } = PROFILE_PAGES[network];
  return url && host.test(url.host) && path.test(url.pathname) ? url.href : null;
}
