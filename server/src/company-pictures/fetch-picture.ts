/** Fetches a picture from an address that a stranger chose, without becoming a way into this network (SSRF). */
import { lookup as resolve, type LookupAddress } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

/** More is no logo or banner; read no further. In bytes. */
export const MAX_BYTES = 5 * 1024 * 1024;

const MAX_REDIRECTS = 3;

/** An address that will never give a picture: another attempt is no use. The message names no address. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
}

/** The network, which tests replace; the server itself changes none of it. */
export interface PictureNetwork {
  protocol: 'https:' | 'http:';
  isAllowed: (ip: string) => boolean;
  /** True when a port other than 443 may be used. */
  anyPort: boolean;
  /** For the whole of it, redirects included, in milliseconds. */
  timeout: number;
}

export const PUBLIC_INTERNET: PictureNetwork = {
  protocol: 'https:',
  isAllowed: isPublicAddress,
  anyPort: false,
  timeout: 8_000,
};

/**
 * Resolves a name and gives only addresses that are allowed. The connection is made to just these, so that a name
 * cannot resolve to another address afterwards.
 */
function allowedLookup(isAllowed: PictureNetwork['isAllowed']): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? new Error('The name has no address.'), '', 0);
      if (!found.every(({ address }) => isAllowed(address))) {
        return callback(new PictureRefused('The name belongs to an address that is not public.'), '', 0);
      }
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}

function checked(address: string, { protocol, isAllowed, anyPort }: PictureNetwork, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new PictureRefused('It is no address.');
  const url = new URL(address, base);
  if (url.protocol !== protocol) throw new PictureRefused('Its address is not https.');
  if (url.username || url.password) throw new PictureRefused('Its address holds a password.');
  if (url.port !== '' && !anyPort) throw new PictureRefused('Its address names a port.');
  // A number in place of a name is not looked up: Node connects to it at once.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) throw new PictureRefused('Its address is not public.');
  return url;
}

function send(url: URL, { protocol, isAllowed }: PictureNetwork, signal: AbortSignal): Promise<http.IncomingMessage> {
  const { request } = protocol === 'https:' ? https : http;
  return new Promise((settle, reject) => {
    request(url, {
      agent: false,
      lookup: allowedLookup(isAllowed),
      signal,
      headers: { accept: 'image/webp,image/png,image/jpeg', 'accept-encoding': 'identity', 'user-agent': 'Titian' },
    })
      .on('response', settle)
      .on('error', reject)
      .end();
  });
}

async function readBody(response: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new PictureRefused('It is too large.');
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
 * @throws PictureRefused where another attempt is no use: the address or one that it leads to is not allowed, the response
 * is too large or says that there is nothing; another error where the other side is away
 */
export async function fetchPicture(address: string, network: PictureNetwork = PUBLIC_INTERNET): Promise<Buffer> {
  const signal = AbortSignal.timeout(network.timeout);
  let url = checked(address, network);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await send(url, network, signal);
    try {
      const { statusCode: status = 0, headers } = response;
      if (status === 200) return await readBody(response);
      if (isPassing(status)) throw new Error(`The other side responds with ${status}.`);
      if (status < 300 || status > 399 || headers.location === undefined) {
        throw new PictureRefused(`The other side responds with ${status}.`);
      }
      url = checked(headers.location, network, url);
    } finally {
      response.destroy();
    }
  }
  throw new PictureRefused('It leads on too often.');
}
