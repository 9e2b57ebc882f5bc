/** Requests to addresses that strangers chose, for pictures and pushes, without becoming a way into this network (SSRF). */
import { lookup as resolve, type LookupAddress } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

/** More is no logo or banner; read no further. In bytes. */
export const MAX_BYTES = 5 * 1024 * 1024;

const MAX_REDIRECTS = 3;

const ACCEPTED = 'image/webp,image/png,image/jpeg';

/** A request that will never succeed: another attempt is no use. The message names no address. */
export class RequestRefused extends Error {
  override name = 'RequestRefused';
}

/** The network, which tests replace; the server itself changes none of it. */
export interface OutgoingNetwork {
  protocol: 'https:' | 'http:';
  isAllowed: (ip: string) => boolean;
  /** True when a port other than 443 may be used. */
  anyPort: boolean;
  /** For the whole of it, redirects of a picture included, in milliseconds. */
  timeout: number;
}

export const PUBLIC_INTERNET: OutgoingNetwork = {
  protocol: 'https:',
  isAllowed: isPublicAddress,
  anyPort: false,
  timeout: 8_000,
};

/**
 * Resolves a name and gives only addresses that are allowed. The connection is made to just these, so that a name
 * cannot resolve to another address afterwards.
 */
function allowedLookup(isAllowed: OutgoingNetwork['isAllowed']): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? new Error('The name has no address.'), '', 0);
      if (!found.every(({ address }) => isAllowed(address))) {
        return callback(new RequestRefused('The name belongs to an address that is not public.'), '', 0);
      }
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}

/**
 * An address that a request may be sent to, as far as that can be told before its name is looked up.
 *
 * @throws RequestRefused for another protocol, a password, a port, and an IP address that is not allowed
 */
export function checkedAddress(address: string, { protocol, isAllowed, anyPort }: OutgoingNetwork, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new RequestRefused('It is no address.');
  const url = new URL(address, base);
  if (url.protocol !== protocol) throw new RequestRefused('Its address is not https.');
  if (url.username || url.password) throw new RequestRefused('Its address holds a password.');
  if (url.port !== '' && !anyPort) throw new RequestRefused('Its address names a port.');
  // A number in place of a name is not looked up: Node connects to it at once.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) throw new RequestRefused('Its address is not public.');
  return url;
}

/** A request's own part; a `GET` without a body where nothing is said. */
interface OutgoingRequest {
  method?: 'GET' | 'POST';
  headers: http.OutgoingHttpHeaders;
  body?: Buffer;
}

/**
 * Sends a request to an address that `checkedAddress` gave; it follows no redirect. Gives back the response as soon as its
 * head is there: the caller reads its body, or destroys it.
 *
 * @throws RequestRefused where the name belongs to an address that is not allowed
 */
export function sendRequest(
  url: URL,
  { protocol, isAllowed }: OutgoingNetwork,
  signal: AbortSignal,
  { method = 'GET', headers, body }: OutgoingRequest,
): Promise<http.IncomingMessage> {
  const { request } = protocol === 'https:' ? https : http;
  return new Promise((settle, reject) => {
    request(url, {
      method,
      agent: false,
      lookup: allowedLookup(isAllowed),
      signal,
      headers: { 'accept-encoding': 'identity', 'user-agent': 'Titian', ...headers },
    })
      .on('response', settle)
      .on('error', reject)
      .end(body);
  });
}

async function readBody(response: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new RequestRefused('It is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A status that may be another one later. */
const isPassing = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/**
 * The body that an https address gives, at most 5 MB within eight seconds, after three redirects at most, each checked
 * like the first address.
 *
 * @throws RequestRefused where another attempt is no use: the address or one that it leads to is not allowed, the response
 * is too large or says that there is nothing; another error where the other side is away
 */
export async function fetchPicture(address: string, network: OutgoingNetwork = PUBLIC_INTERNET): Promise<Buffer> {
  const signal = AbortSignal.timeout(network.timeout);
  let url = checkedAddress(address, network);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await sendRequest(url, network, signal, { headers: { accept: ACCEPTED } });
    try {
      const { statusCode: status = 0, headers } = response;
      if (status === 200) return await readBody(response);
      if (isPassing(status)) throw new Error(`The other side responds with ${status}.`);
      if (status < 300 || status > 399 || headers.location === undefined) {
        throw new RequestRefused(`The other side responds with ${status}.`);
      }
      url = checkedAddress(headers.location, network, url);
    } finally {
      response.destroy();
    }
  }
  throw new RequestRefused('It leads on too often.');
}
