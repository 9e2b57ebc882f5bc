import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';

/** A message as the push service of a test has taken it. */
interface TakenPush {
  /** The path of its endpoint. */
  path: string;
  topic: string;
  urgency: string;
  ttl: string;
  content: { title: string; body?: string; tag?: string; address: string };
  vapid: { aud: string; exp: number; sub: string };
}

/** Status and headers of a reply; null: it never replies. */
type Reply = { status: number; headers?: Record<string, string> } | null;

/** A push service of a test, with the browsers that subscribe to it. */
export interface PushService {
  port: number;
  /** Origin of its endpoints. */
  origin: string;
  taken: TakenPush[];
  /** How long it takes for each reply, in milliseconds. */
  delay: number;
  /** Replies by the path of an endpoint, each used once; then it replies with 201. */
  replies: Record<string, Reply[]>;
  /** A browser's subscription as the contract has it. */
  subscribe(path: string): { endpoint: string; keys: { p256dh: string; auth: string }; expirationTime: null };
  close(): Promise<void>;
}

const jsonOf = (part: string | undefined) => JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as unknown;

/** The claims of a request whose signature is that of its key (RFC 8292). */
function vapidOf({ headers: { authorization = '' } }: IncomingMessage): TakenPush['vapid'] {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head, claims, signature = ''] = token.split('.');
  const signed = Buffer.from(`${head}.${claims}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature is not that of the key.');
  return jsonOf(claims) as TakenPush['vapid'];
}

/** Starts a push service that checks and decrypts what it is sent, as a browser does; `origin` is that of its endpoints. */
export async function pushService(origin?: string): Promise<PushService> {
  const browsers = new Map<string, { keys: ReturnType<typeof createECDH>; auth: string }>();
  const take = async (request: IncomingMessage): Promise<TakenPush> => {
    const path = request.url ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const browser = browsers.get(path);
    if (!browser || request.headers['content-encoding'] !== 'aes128gcm') throw new Error('It is no message.');
    const plain = decrypt(Buffer.concat(chunks), {
      version: 'aes128gcm',
      privateKey: browser.keys,
      authSecret: browser.auth,
    });
    const { topic, urgency, ttl } = request.headers as Record<string, string>;
    const content = JSON.parse(plain.toString()) as TakenPush['content'];
    return { path, topic: topic ?? '', urgency: urgency ?? '', ttl: ttl ?? '', content, vapid: vapidOf(request) };
  };
  const server = createServer((request, response) => {
    take(request).then(
      (push) => {
        service.taken.push(push);
        const reply = service.replies[push.path]?.shift();
        if (reply === null) return;
        setTimeout(() => response.writeHead(reply?.status ?? 201, reply?.headers).end(), service.delay);
      },
      () => response.writeHead(400).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const service: PushService = {
    port,
    origin: origin ?? `http://127.0.0.1:${port}`,
    taken: [],
    delay: 0,
    replies: {},
    subscribe: (path) => {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16).toString('base64url');
      browsers.set(path, { keys, auth });
      const p256dh = keys.getPublicKey('base64url');
      return { endpoint: `${service.origin}${path}`, keys: { p256dh, auth }, expirationTime: null };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}
