import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { fillMasters } from '../../test/fill-masters';
import { OBJECT_STORE_KEY, startObjectStore } from '../../test/object-store';
import { testApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import { companies, jobs } from '../db/schema';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJob } from '../jobs/job-store';
import { picture } from '../profile/profile-form.fixture';
import { MAX_BYTES, PUBLIC_INTERNET, RequestRefused, fetchPicture } from './fetch-picture';
import type { OutgoingNetwork } from './fetch-picture';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublicAddress } from './public-address';

describe('company pictures', () => {
  /** From a feed's address to the picture on a page. */

  const LOGO = 'https://contoh.example/logo.png';
  const BANNER = 'https://contoh.example/banner.jpg';

  /** Responses of the internet, by address; an error for a failure. */
  let internet: Record<string, Buffer | Error>;
  let requested: string[];

  async function fetchPicture(address: string): Promise<Buffer> {
    requested.push(address);
    const found = internet[address] ?? new RequestRefused('The other side responds with 404.');
    if (found instanceof Error) throw found;
    return found;
  }

  let store: Awaited<ReturnType<typeof startObjectStore>>;
  const apps: Record<string, TestApp> = {};
  const pictures: Record<string, Buffer> = {};
  beforeAll(async () => {
    pictures[LOGO] = await picture(600, 300).png().toBuffer();
    pictures[BANNER] = await picture(2_000, 500).jpeg().toBuffer();
    Object.assign(process.env, OBJECT_STORE_KEY);
    store = await startObjectStore();
    apps.files = await testApp({}, { fetchPicture });
    apps.bucket = await testApp({ MEDIA_STORE: store.mediaStore }, { fetchPicture }, { ...apps.files });
    await fillMasters(apps.files.db);
  });
  afterAll(async () => {
    await apps.bucket?.close();
    await apps.files?.close();
    await store.close();
  });

  let test: TestApp;
  beforeEach(async () => {
    test = apps.files as TestApp;
    await test.db.delete(jobs);
    await test.db.delete(companies);
    await test.db.execute(sql`delete from pgboss.job`);
    requested = [];
    internet = { ...pictures };
  });

  const post = (logo: string | null, banner: string | null = null, name = 'PT Contoh') =>
    upsertJob(test.db, makeJobInput({ sourceId: name, company: { name, logo, banner } }));

  async function shown(): Promise<{ logo: string | null; banner: string | null }> {
    const response = await test.app.inject('/api/v1/job/list/');
    expect(response.body).not.toContain('contoh.example');
    return response.json<{ data: { company: { logo: string | null; banner: string | null } }[] }>().data[0]
      ?.company as never;
  }

  describe.each(['files', 'bucket'])('in %s', (kind) => {
    beforeEach(() => {
      test = apps[kind] as TestApp;
    });

    it('shows nothing of elsewhere before a picture is fetched, and then a copy of our own for ever', async () => {
      await post(LOGO, BANNER);
      expect(await shown()).toMatchObject({ logo: null, banner: null });
      await test.app.tasksDone();
      const { logo, banner } = await shown();
      expect([...requested].sort()).toEqual([BANNER, LOGO]);
      for (const [url, size] of [
        [logo, { width: 512, height: 256 }],
        [banner, { width: 1_600, height: 400 }],
      ] as const) {
        expect(url).toMatch(/^\/media\/companies\/[0-9a-f]{64}\.webp$/);
        const { statusCode, headers, rawPayload } = await test.app.inject(url ?? '');
        expect(statusCode).toBe(200);
        expect(headers).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': expect.stringContaining('sandbox') as string,
        });
        expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', ...size });
      }
    });

    it('fetches a picture once, and another one where the address is another', async () => {
      await post(LOGO);
      await test.app.tasksDone();
      const first = (await shown()).logo;
      await post(LOGO);
      await test.app.tasksDone();
      expect(requested).toEqual([LOGO]);

      const next = 'https://contoh.example/baru.png';
      internet[next] = await picture(300, 300).webp().toBuffer();
      await post(next);
      expect((await shown()).logo).toBe(first);
      await test.app.tasksDone();
      const second = (await shown()).logo;
      expect(second).not.toBe(first);
      expect((await test.app.inject(first ?? '')).statusCode).toBe(404);
      expect((await test.app.inject(second ?? '')).statusCode).toBe(200);
    });
  });

  it('keeps a picture that another company shows too', async () => {
    await post(LOGO, null, 'PT Satu');
    await post(LOGO, null, 'PT Dua');
    await test.app.tasksDone();
    const { logo } = await shown();
    internet[BANNER] = await picture(300, 300).png().toBuffer();
    await post(BANNER, null, 'PT Satu');
    await test.app.tasksDone();
    expect((await test.app.inject(logo ?? '')).statusCode).toBe(200);
  });

  it.each([
    ['nothing', undefined],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a broken PNG', Buffer.from('\x89PNG\r\n\x1a\n broken', 'latin1')],
  ])('gives up where there is %s, and tries again with the next import', async (_what, found) => {
    internet = found ? { [LOGO]: found } : {};
    await post(LOGO);
    await test.app.tasksDone();
    await test.app.runAllJobs();
    expect(requested).toEqual([LOGO]);
    expect((await shown()).logo).toBeNull();
    await post(LOGO);
    await test.app.tasksDone();
    expect(requested).toEqual([LOGO, LOGO]);
  });

  it('tries again later where the other side is away', async () => {
    const file = internet[LOGO] as Buffer;
    internet[LOGO] = new Error('away');
    await post(LOGO);
    await test.app.tasksDone();
    expect((await shown()).logo).toBeNull();
    internet[LOGO] = file;
    await test.app.runAllJobs();
    expect((await shown()).logo).toMatch(/^\/media\/companies\//);
  });

  it('leaves a path of our own as it is, and forgets what a feed gave before', async () => {
    await post(LOGO);
    await post('/media/logos/contoh.svg');
    await test.app.tasksDone();
    expect([(await shown()).logo, requested]).toEqual(['/media/logos/contoh.svg', []]);
  });

  it.each(['../../../etc/passwd', `${'a'.repeat(64)}.webp`, 'a.webp'])('has nothing at %s', async (name) => {
    for (const { app } of Object.values(apps)) {
      const { statusCode } = await app.inject(`/media/companies/${encodeURIComponent(name)}`);
      expect([400, 403, 404]).toContain(statusCode);
    }
  });

  it('writes no address of a feed to the log', async () => {
    const { logs } = apps.files as TestApp;
    expect(logs.join('')).not.toContain('contoh.example');
  });
});

describe('fetch a picture', () => {
  /** Network of a server on this machine, for tests only. */
  const NEARBY: OutgoingNetwork = {
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

  async function failure(address: string, network?: OutgoingNetwork): Promise<Error> {
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
    expect(await failure(address)).toBeInstanceOf(RequestRefused);
  });

  it('sends nothing to a name that resolves to an address of this network', async () => {
    const error = await failure(`http://localhost:${port}/a`, { ...NEARBY, isAllowed: isPublicAddress });
    expect(error).toBeInstanceOf(RequestRefused);
    expect(requested).toEqual([]);
  });

  it('follows no redirect to an address that is not allowed', async () => {
    replies['/inside'] = redirect('http://10.0.0.1/a.png');
    replies['/other'] = redirect('https://images.example.com/a.png');
    replies['/file'] = redirect('file:///etc/passwd');
    for (const path of ['/inside', '/other', '/file']) {
      expect(await failure(here(path), NEARBY)).toBeInstanceOf(RequestRefused);
    }
    expect(requested).toEqual(['/inside', '/other', '/file']);
  });

  it('follows three redirects and no more', async () => {
    replies['/round'] = redirect('/round');
    expect(await failure(here('/round'), NEARBY)).toBeInstanceOf(RequestRefused);
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
    expect(await failure(here('/large'), { ...NEARBY, timeout: 8_000 })).toBeInstanceOf(RequestRefused);
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
    expect(error).not.toBeInstanceOf(RequestRefused);
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
    expect(error instanceof RequestRefused).toBe(isFinal);
  });

  it('sends requests only to port 443 of the public internet, by https', () => {
    expect(PUBLIC_INTERNET).toEqual({ protocol: 'https:', isAllowed: isPublicAddress, anyPort: false, timeout: 8_000 });
  });
});

describe('public address', () => {
  it.each(['8.8.8.8', '103.10.67.1', '1.1.1.1', '2606:4700::1111', '::ffff:8.8.8.8'])('takes %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.8.9.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    'localhost',
    '',
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
