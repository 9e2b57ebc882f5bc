/** IPv4 inside IPv6, as a socket that listens on both has it. */
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first four of an IPv6 address's eight groups, without the zeros that may be left out. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  const network = groups.slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * The caller's address for limits and logs: an IPv4 address as it is, an IPv6 address by its /64, because a caller
 * with one address of that network has all 2^64 of them.
 */
export function callerAddress(ip: string): string {
  const [address = ip] = ip.split('%');
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return address.includes(':') ? networkOf(address) : address;
}
