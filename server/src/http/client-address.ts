import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * The caller's address for limits and logs: an IPv4 address as it is, also inside IPv6, as a socket that listens on both
 * has it; an IPv6 address by its /64, because a caller with one address of that network has all 2^64 of them. `ip` is an
 * IP address, such as `request.ip`.
 */
export function callerAddress(ip: string): string {
  const [address = ''] = ip.split('%');
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** An entry of `X-Forwarded-For` with a port, or as RFC 7239 writes it (`for="[2001:db8::1]:4711"`). */
const WITH_PORT = /^(?:for=)?"?(?:\[(.+)\]|([\d.]+))(?::[\w.-]+)?"?$/i;

/**
 * Makes `request.ip` an IP address, whatever form a trusted proxy writes in `X-Forwarded-For`: a port is no part of it. An
 * entry that is no address counts as the proxy that sent it, which the log says once. For use before all other hooks.
 */
export function readForwardedAddresses(app: FastifyInstance): void {
  let isLogged = false;
  app.addHook('onRequest', async (request) => {
    const header = request.headers['x-forwarded-for'];
    if (typeof header !== 'string') return;
    const entries = header.split(',').map((entry) => entry.trim().replace(WITH_PORT, '$1$2'));
    request.headers['x-forwarded-for'] = entries.join(', ');
    const { ips = [] } = request;
    if (isIP(ips.at(-1) ?? '') !== 0) return;
    request.headers['x-forwarded-for'] = ips.slice(1, -1).reverse().join(', ');
    if (!isLogged)
      request.log.warn({ proxy: request.ip }, 'X-Forwarded-For holds no IP address: the proxy counts as the caller');
    isLogged = true;
  });
}
