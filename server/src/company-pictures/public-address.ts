import ipaddr from 'ipaddr.js';

/**
 * True when an IP address is one of the public internet: not loopback, private, link-local, shared (carrier-grade NAT),
 * multicast, documentation or otherwise reserved, nor IPv6 that holds an IPv4 address of that kind. A text that is no
 * address is not public.
 */
export function isPublicAddress(address: string): boolean {
  // `process` reads an IPv4 address out of an IPv4-mapped one; other tunnels (6to4, Teredo, NAT64) have ranges of their own.
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
