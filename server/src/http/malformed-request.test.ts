import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { handleClientError } from './malformed-request';

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify({
    clientErrorHandler: handleClientError,
    requestTimeout: 100,
    http: { connectionsCheckingInterval: 20 },
  });
  app.get('/', async () => 'halaman');
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => app.close());

/** The server's response to these bytes, until it ends the connection. */
async function responseTo(bytes: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}

const get = (header: string) => `GET / HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n`;

it('reads what browsers send', async () => {
  expect(await responseTo(get('Connection: close'))).toMatch(/^HTTP\/1\.1 200 [\s\S]*halaman$/);
});

it('sends a browser with too many cookies a page that says what helps', async () => {
  const cookies = Array.from({ length: 200 }, (_, index) => `lain${index}=${'x'.repeat(100)}`).join('; ');
  const response = await responseTo(get(`Cookie: ${cookies}`));
  expect(response).toMatch(/^HTTP\/1\.1 431 /);
  expect(response).toContain('content-type: text/html; charset=utf-8');
  expect(response).toContain("content-security-policy: default-src 'none'");
  expect(response).toContain('Hapus cookie situs ini');
  expect(response).not.toContain('lain1=');
});

it.each([
  ['no HTTP', 'halo\r\n\r\n'],
  ['a head with a forbidden character', get('X-Lain: a\u0000b')],
])('refuses %s', async (_what, bytes) => {
  const response = await responseTo(bytes);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toEqual({
    statusCode: 4000,
    message: 'Permintaan tidak dapat dibaca.',
  });
});

it('ends a connection that is slow to say what it wants', async () => {
  const response = await responseTo('GET / HTTP/1.1\r\nHost: localhost\r\nX-Lambat: ');
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
});
