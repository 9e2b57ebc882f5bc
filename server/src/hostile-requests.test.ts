/** Requests that are large, crooked or misleading, sent over a connection as a client would. */
import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { signedIn } from '../test/candidates';
import { cpuTime } from '../../test/cpu-time';
import { testApp, type TestApp } from '../test/test-app';
import { makeJobInput } from './jobs/job-input.fixture';
import { upsertJob } from './jobs/job-store';
import { photoForm, picture } from './profile/profile-form.fixture';

const MB = 1_048_576;

/** Many times the processor time that any of them takes, and far less than a search gone wrong; milliseconds. */
const SOON = 2_000;

let test: TestApp;
let port: number;
let photo: Buffer;
beforeAll(async () => {
  test = await testApp();
  await upsertJob(test.db, makeJobInput({ title: '100% Remote' }));
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = test.app.server.address() as AddressInfo);
  photo = await picture(200, 200).jpeg().toBuffer();
});
afterAll(() => test.close());

interface Sent {
  url: string;
  method?: 'PUT' | 'POST';
  headers?: Record<string, string>;
  /** Sent in chunks, without its length. */
  body?: Buffer;
}

/** Sends a request, and gives back status and body of the response and the processor time that it took. */
function send({ url, method, headers = {}, body }: Sent) {
  const started = cpuTime();
  return new Promise<{ status: number; body: string; took: number }>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path: url, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const took = cpuTime() - started;
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString(), took });
      });
    });
    // The server does not read a refused request to its end.
    sent.on('error', (error: NodeJS.ErrnoException) => error.code === 'EPIPE' || reject(error));
    for (let at = 0; body && at < body.length; at += 65_536) sent.write(body.subarray(at, at + 65_536));
    sent.end();
  });
}

const SEARCH = '/api/v1/job/search/';
const pairs = (count: number): string => Array.from({ length: count }, (_, i) => `a${i}=${i}`).join('&');

describe('an address', () => {
  it.each([
    ['of 5,000 pairs', `${SEARCH}?${pairs(5_000)}`],
    ['with a head of 20 kB', `${SEARCH}?q=${'x'.repeat(20_000)}`],
    ['with a hundred thousand per cent signs', `${SEARCH}?q=${'%25'.repeat(100_000)}`],
  ])('%s is refused by its length', async (_what, url) => {
    const { status, took } = await send({ url });
    expect(status).toBe(431);
    expect(took).toBeLessThan(SOON);
  });

  it.each([
    ['1,500 pairs', pairs(1_500), 200],
    ['a parameter a thousand times', 'q=a&'.repeat(1_000), 400],
    ['five thousand per cent signs', `q=${'%25'.repeat(5_000)}`, 400],
    ['five thousand signs that encode nothing', `q=${'%'.repeat(5_000)}`, 400],
    ['a search that is slow for a regular expression', `q=${encodeURIComponent('(a+)+$'.repeat(16))}`, 200],
    ['a search that is slow for a pattern', `q=${'%25_'.repeat(33)}`, 200],
    ['a page size of 100,000', 'pageSize=100000', 400],
    ['page 1,000,000,000', 'page=1000000000', 200],
    ['page -1', 'page=-1', 400],
  ])('with %s gets a response at once', async (_what, query, expected) => {
    const { status, took } = await send({ url: `${SEARCH}?${query}` });
    expect(status).toBe(expected);
    expect(took).toBeLessThan(SOON);
  });

  it('finds a sign of a pattern as itself', async () => {
    const { body } = await send({ url: `${SEARCH}?q=${encodeURIComponent('100%')}` });
    expect(JSON.parse(body)).toMatchObject({ meta: { total: 1 } });
    expect(JSON.parse((await send({ url: `${SEARCH}?q=${encodeURIComponent('1%0')}` })).body).meta.total).toBe(0);
  });
});

describe('an advertisement of the most characters', () => {
  it.each([
    'a',
    '😀',
    '\n',
    'bayar ',
    'b.i.a.y.a ',
    'wajib transfer uang dulu rp 100.000, ',
    'https://',
    '<p>&amp;',
    '\u202e([',
  ])('made of %j is checked at once', async (part) => {
    const text = [...part.repeat(10_000)].slice(0, 9_999).join('');
    const body = Buffer.from(JSON.stringify({ text: `x${text}` }));
    const headers = { 'content-type': 'application/json' };
    const { status, took } = await send({ url: '/api/v1/job/check/', method: 'POST', headers, body });
    expect(status).toBe(200);
    expect(took).toBeLessThan(SOON);
  });
});

describe('a photo', () => {
  const filesIn = (...folder: string[]) => {
    const full = path.join(test.config.dataDir, ...folder);
    return existsSync(full) ? readdirSync(full) : [];
  };

  async function upload(file: Buffer, name = 'foto.jpg') {
    const { headers } = await signedIn(test);
    const form = photoForm(file, name);
    return send({
      url: '/api/v1/candidate/profile/',
      method: 'PUT',
      headers: { ...form.headers, ...headers },
      body: form.payload,
    });
  }

  it('of more than 1 MB without a length is refused, and leaves nothing on the disk', async () => {
    const before = filesIn('media', 'photos');
    for (const size of [MB + 1, 3 * MB]) {
      const { status, body } = await upload(Buffer.concat([photo, Buffer.alloc(size - photo.length)]));
      expect([status, JSON.parse(body)]).toMatchObject([413, { statusCode: 4009 }]);
    }
    expect(filesIn('media', 'photos')).toEqual(before);
    expect(filesIn('uploads')).toEqual([]);
  });

  it('of 1 MB is taken from ten candidates at once, in little memory', async () => {
    const largest = Buffer.concat([photo, Buffer.alloc(MB - photo.length)]);
    const stored = filesIn('media', 'photos').length;
    const before = process.memoryUsage().rss;
    const responses = await Promise.all(Array.from({ length: 10 }, () => upload(largest)));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(filesIn('media', 'photos')).toHaveLength(stored + 10);
    expect(filesIn('uploads')).toEqual([]);
    // The client's own copies of what it sends are among it.
    expect((process.memoryUsage().rss - before) / MB).toBeLessThan(150);
  });

  it.each([
    ['leads upwards', '../../x.jpg'],
    ['leads upwards in another way', '..\\..\\x.jpg'],
    ['is markup', '<img src=x onerror=alert(1)>.jpg'],
    ['has 400 letters', `${'x'.repeat(400)}.jpg`],
    ['has an apostrophe', "Ma'ruf.jpg"],
    ['has letters of other scripts', 'フォト📷.jpg'],
    ['hides a NUL', 'foto.html\0.jpg'],
  ])('with a name that %s gets a name of the server', async (_what, name) => {
    const { status, body } = await upload(photo, name);
    expect(status).toBe(200);
    expect(JSON.parse(body).data.image).toMatch(/^\/media\/photos\/[0-9a-f-]{36}\.webp$/);
    expect(filesIn()).not.toContain('x.jpg');
  });

  it('with a line break in its name adds no header', async () => {
    const { status, body } = await upload(photo, 'a\r\nX-Lain: y.jpg');
    expect(status).toBeLessThan(500);
    expect(body).not.toContain('X-Lain');
  });
});
