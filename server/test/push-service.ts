import { createECDH, type ECDH, randomBytes, subtle } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { decrypt } from 'http_ece';

/** A message as the push service of a test has taken it. */
interface TakenPush {
  /** The path of its endpoint. */
  path: string;
  headers: IncomingHttpHeaders;
  content: { title: string; body?: string; tag?: string; address: string };
  vapid: { aud: string; exp: number; sub: string };
}

/** Status and headers of a reply; null: it never replies. */
type Reply = { status: number; headers?: Record<string, string> } | null;

/** A push service of a test, with the browsers that subscribe to it. */
export type PushService = Awaited<ReturnType<typeof pushService>>;

const bytesOf = (text: string) => Buffer.from(text, 'base64url');

/** The claims of a request whose signature is that of its key (RFC 8292). */
async function vapidOf({ headers: { authorization = '' } }: IncomingMessage): Promise<TakenPush['vapid']> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head, claims = '', signature = ''] = token.split('.');
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const publicKey = await subtle.importKey('raw', bytesOf(key), algorithm, false, ['verify']);
  const isSigned = await subtle.verify(algorithm, publicKey, bytesOf(signature), Buffer.from(`${head}.${claims}`));
  if (!isSigned) throw new Error('The signature is not that of the key.');
  return JSON.parse(bytesOf(claims).toString()) as TakenPush['vapid'];
}

/** Starts a push service that checks and decrypts what it is sent, as a browser does; `host` is that of its endpoints. */
export async function pushService(host?: string) {
  const browsers = new Map<string, { privateKey: ECDH; authSecret: string }>();
  const take = async (request: IncomingMessage): Promise<TakenPush> => {
    const { url: path = '', headers } = request;
    const body = await buffer(request);
    const browser = browsers.get(path);
    if (!browser || headers['content-encoding'] !== 'aes128gcm') throw new Error('It is no message.');
    const plain = decrypt(body, { version: 'aes128gcm', ...browser });
    const content = JSON.parse(plain.toString()) as TakenPush['content'];
    return { path, headers, content, vapid: await vapidOf(request) };
  };
  const server = createServer((request, response) => {
    take(request).then(
      (push) => {
        service.taken.push(push);
        const reply = service.replies.shift();
        if (reply === null) return;
        setTimeout(() => response.writeHead(reply?.status ?? 201, reply?.headers).end(), service.delay);
      },
      () => response.writeHead(400).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = host === undefined ? `http://127.0.0.1:${port}` : `https://${host}`;
  const service = {
    port,
    /** Origin of its endpoints. */
    origin,
    taken: [] as TakenPush[],
    /** How long it takes for each reply, in milliseconds. */
    delay: 0,
    /** Each is used once; then it replies with 201. */
    replies: [] as Reply[],
    /** A browser's subscription as the contract has it. */
    subscribe: (path: string) => {
      const privateKey = createECDH('prime256v1');
      const p256dh = privateKey.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      browsers.set(path, { privateKey, authSecret: auth });
      return { endpoint: `${origin}${path}`, keys: { p256dh, auth }, expirationTime: null };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}
