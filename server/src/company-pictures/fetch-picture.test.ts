import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchPicture, MAX_BYTES, PictureRefused, PUBLIC_INTERNET, type PictureNetwork } from './fetch-picture';
import { isPublicAddress } from './public-address';

/** Network of a server on this machine, for tests only. */
const NEARBY: PictureNetwork = {
  protocol: 'http:',
  isAllowed: (ip) => ['127.0.0.1', '::1'].includes(ip),
  anyPort: true,
  timeout: 500,
};

let server: Server;
let port: number;
let requested: string[];
const replies: Record<string, (response: ServerResponse) => void> = {};
const redirect = (location: string) => (response: ServerResponse) => void response.writeHead(302, { location }).end();

beforeAll(async () => {
  server = createServer((request, response) => {
    requested.push(request.url ?? '');
    const reply = replies[request.url ?? ''];
    if (reply) reply(response);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  requested = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const here = (path: string) => `http://127.0.0.1:${port}${path}`;

async function failure(address: string, network?: PictureNetwork): Promise<Error> {
  return fetchPicture(address, network).then(
    () => new Error('It was fetched.'),
    (error: unknown) => error as Error,
  );
}

it('returns the response of an address, also by a name and after redirects', async () => {
  replies['/a'] = (response) => void response.end('picture');
  replies['/1'] = redirect('/2');
  replies['/2'] = redirect(here('/3'));
  replies['/3'] = redirect('a');
  expect(String(await fetchPicture(here('/a'), NEARBY))).toBe('picture');
  expect(String(await fetchPicture(`http://localhost:${port}/a`, NEARBY))).toBe('picture');
  expect(String(await fetchPicture(here('/1'), NEARBY))).toBe('picture');
});

it.each([
  'http://images.example.com/a.png',
  'ftp://images.example.com/a.png',
  'file:///etc/passwd',
  'https://user:secret@images.example.com/a.png',
  'https://images.example.com:8443/a.png',
  'https://127.0.0.1/a.png',
  'https://2130706433/a.png',
  'https://0x7f.1/a.png',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/a.png',
  'https://[::ffff:10.0.0.1]/a.png',
  'https://[fd00::1]/a.png',
  'https://localhost/a.png',
  'no address',
])('refuses %s', async (address) => {
  expect(await failure(address)).toBeInstanceOf(PictureRefused);
});

it('sends nothing to a name that resolves to an address of this network', async () => {
  const error = await failure(`http://localhost:${port}/a`, { ...NEARBY, isAllowed: isPublicAddress });
  expect(error).toBeInstanceOf(PictureRefused);
  expect(requested).toEqual([]);
});

it('follows no redirect to an address that is not allowed', async () => {
  replies['/inside'] = redirect('http://10.0.0.1/a.png');
  replies['/other'] = redirect('https://images.example.com/a.png');
  replies['/file'] = redirect('file:///etc/passwd');
  for (const path of ['/inside', '/other', '/file']) {
    expect(await failure(here(path), NEARBY)).toBeInstanceOf(PictureRefused);
  }
  expect(requested).toEqual(['/inside', '/other', '/file']);
});

it('follows three redirects and no more', async () => {
  replies['/round'] = redirect('/round');
  expect(await failure(here('/round'), NEARBY)).toBeInstanceOf(PictureRefused);
  expect(requested).toHaveLength(4);
});

it('reads no more than five megabytes, whatever the response says of itself', async () => {
  replies['/large'] = (response) => {
    const more = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    };
    response.on('drain', more);
    more();
  };
  expect(await failure(here('/large'), { ...NEARBY, timeout: 8_000 })).toBeInstanceOf(PictureRefused);
  replies['/most'] = (response) => void response.end(Buffer.alloc(MAX_BYTES));
  expect(await fetchPicture(here('/most'), { ...NEARBY, timeout: 8_000 })).toHaveLength(MAX_BYTES);
});

it.each([
  ['that responds with nothing', () => undefined],
  [
    'that sends a byte now and then',
    (response: ServerResponse) => {
      const timer = setInterval(() => response.write('a'), 100);
      response.on('close', () => clearInterval(timer));
    },
  ],
])('leaves a server %s, to be tried again', async (_what, reply) => {
  replies['/slow'] = reply;
  const started = performance.now();
  const error = await failure(here('/slow'), NEARBY);
  expect(error).not.toBeInstanceOf(PictureRefused);
  expect(error.message).not.toBe('It was fetched.');
  expect(performance.now() - started).toBeLessThan(3_000);
});

it.each([
  [404, true],
  [403, true],
  [304, true],
  [204, true],
  [500, false],
  [503, false],
  [429, false],
])('takes %i for what will not change: %s', async (status, isFinal) => {
  replies['/status'] = (response) => void response.writeHead(status).end();
  const error = await failure(here('/status'), NEARBY);
  expect(error.message).not.toBe('It was fetched.');
  expect(error instanceof PictureRefused).toBe(isFinal);
});

it('sends requests only to port 443 of the public internet, by https', () => {
  expect(PUBLIC_INTERNET).toEqual({ protocol: 'https:', isAllowed: isPublicAddress, anyPort: false, timeout: 8_000 });
});
