import { completeWebAddress, parseWebAddress } from '@titian/rules/web-address';

/** On which host, under which path, a network shows a profile. */
const PROFILES = {
  linkedin: { host: /^([a-z]+\.)?linkedin\.com$/, path: /^\/in\/[^/]+(\/|$)/ },
  instagram: { host: /^(www\.)?instagram\.com$/, path: /^\/[\w.]+\/?$/ },
};

export type SocialNetwork = keyof typeof PROFILES;

/**
 * The link to store for what was typed, with `https://` put before a bare `linkedin.com/in/…`. Null for anything that
 * is not the address of a profile on the network (specification 2, section 5, "Social").
 */
export function toSocialLink(network: SocialNetwork, typed: string): string | null {
  const link = completeWebAddress(typed);
  const url = parseWebAddress(link);
  const { host, path } = PROFILES[network];
  return url && host.test(url.host) && path.test(url.pathname) ? link : null;
}
