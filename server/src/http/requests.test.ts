import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import { contractFile } from '../paths';
import { JSON_BODY_LIMIT } from './body-parsing';
import { notFound } from './errors';
import { contractSchema, responseSchema } from './contract';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { handleClientError } from './malformed-request';
import { DrizzleQueryError } from 'drizzle-orm';
import { loggableError, loggablePath } from './logging';
import { Agent, get } from 'node:http';
import { closeConnectionsWhenIdle, refuseWhileClosing } from './closing';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../db/client';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(() => test.reset());

describe('contract', () => {
  interface Operation {
    operationId: string;
    security?: unknown[];
    requestBody?: object;
    responses: object;
  }

  const { paths } = load(readFileSync(contractFile, 'utf8')) as { paths: Record<string, Record<string, Operation>> };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  );

  /** Response to a call that does not exist. */
  const UNKNOWN_CALL = JSON.stringify(notFound().toBody());

  it('puts referenced schemas in place', () => {
    expect(contractSchema('apply')).toEqual({
      body: {
        type: 'object',
        additionalProperties: false,
        required: ['job'],
        properties: { job: expect.objectContaining({ oneOf: expect.any(Array) }) },
      },
    });
    expect(contractSchema('resetPassword').params).toMatchObject({
      required: ['uidb64', 'token'],
      properties: { uidb64: { type: 'string' }, token: { type: 'string' } },
    });
    expect(contractSchema('listCities').querystring).toMatchObject({ required: [] });
  });

  it('throws for an operation that the contract does not have', () => {
    expect(() => contractSchema('fly')).toThrow('The contract has no operation "fly".');
  });

  it('knows no response that the contract does not have', () => {
    expect(responseSchema('listJobs', 418)).toBeUndefined();
  });

  it('serves every call of the contract, and requires a session where it is not open to strangers', async () => {
    const { app } = test;
    for (const { path, method, operationId, security } of operations) {
      const url = `/api/v1${path.replace(/\{\w+\}/g, 'x')}`;
      const response = await app.inject({ method: method as 'GET', url });
      const { statusCode } = response.json() as { statusCode: number };
      expect([operationId, statusCode === 4001]).toEqual([operationId, security === undefined]);
      expect([operationId, response.body]).not.toEqual([operationId, UNKNOWN_CALL]);
    }
  });

  describe('a body that a call does not take', () => {
    let session: Awaited<ReturnType<typeof signedIn>>;
    beforeAll(async () => {
      session = await signedIn(test);
    });

    const send = ({ path, method }: (typeof operations)[number], type: string, payload: string) =>
      test.app.inject({
        method: method as 'POST',
        url: `/api/v1${path.replace(/\{\w+\}/g, 'x')}`,
        headers: { ...session.headers, 'content-type': type },
        payload,
      });
    const text = (operation: (typeof operations)[number]) => send(operation, 'text/plain', 'x');
    const longJson = (operation: (typeof operations)[number]) =>
      send(operation, 'application/json', JSON.stringify({ text: 'x'.repeat(JSON_BODY_LIMIT) }));

    const changing = operations.filter(({ method }) => method !== 'GET');
    it('is refused as the contract says: text with 415, and more than 64 KiB of JSON with 413', async () => {
      for (const operation of changing) {
        const { operationId, responses } = operation;
        const [refused, tooLong] = [await text(operation), await longJson(operation)];
        expect([operationId, refused.statusCode, tooLong.statusCode]).toEqual([operationId, 415, 413]);
        for (const response of [refused, tooLong]) expectContract(operationId, response);
        expect([operationId, ...Object.keys(responses)]).toEqual(expect.arrayContaining([operationId, '413', '415']));
      }
    });

    it('is ignored by calls that only read', async () => {
      for (const operation of operations.filter(({ method }) => method === 'GET')) {
        for (const response of [await text(operation), await longJson(operation)]) {
          expect([operation.operationId, [413, 415].includes(response.statusCode)]).toEqual([
            operation.operationId,
            false,
          ]);
        }
      }
    });
  });
});

describe('malformed requests', () => {
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
});

describe('logging', () => {
  describe('loggablePath', () => {
    it.each([
      ['/verify?token=secret', '/verify'],
      ['/api/v1/candidate/reset-password/MTIz/secret/', '/api/v1/candidate/reset-password/…'],
      ['/reset-password/MTIz/secret?x=1', '/reset-password/…'],
      ['/berhenti-email/secret', '/berhenti-email/…'],
      ['/api/v1/job/list/', '/api/v1/job/list/'],
    ])('logs %s as %s', (url, logged) => {
      expect(loggablePath(url)).toBe(logged);
    });
  });

  describe('loggableError', () => {
    it('logs a query and its code but not its parameters', () => {
      const cause = Object.assign(new Error('invalid input: "rahasia"'), { code: '22P02', detail: 'rahasia' });
      const logged = loggableError(new DrizzleQueryError('select $1', ['rahasia'], cause));
      expect(logged).toMatchObject({ query: 'select $1', code: '22P02' });
      expect(logged.stack).toContain('requests.test.ts');
      expect(JSON.stringify(logged)).not.toContain('rahasia');
    });

    it('logs the message of any other error', () => {
      expect(loggableError(new TypeError('x is no function'))).toMatchObject({
        type: 'TypeError',
        message: 'x is no function',
      });
    });

    it('copes with something thrown that is no error', () => {
      expect(loggableError('rahasia')).toEqual({ type: 'string' });
    });
  });

  it('logs a whole journey without a password, token, e-mail or phone number', async () => {
    const send = async (path: string, payload?: object, headers: Record<string, string> = {}) => {
      const response = await test.app.inject({ method: 'POST', url: `/api/v1/candidate/${path}`, payload, headers });
      await test.app.tasksDone();
      return response;
    };
    const secrets = ['Kopi-Pagi!', 'Salah!!!', 'Barusan!', 'budi@example.com', '628123456789'];
    await send('register/', { name: 'Budi', email: secrets[3], phoneNumber: '+628123456789', password: secrets[0] });
    const activation = test.mailbox[0]?.link.split('token=')[1] ?? '';
    await send(`verify/?token=${activation}`, { verifyToken: activation });
    await send('login/', { email: secrets[3], password: secrets[1] });
    const { token } = (await send('login/', { email: secrets[3], password: secrets[0] })).json().data;
    await send('logout/', undefined, { authorization: `Bearer ${token}` });
    await send('forgot-password/', { email: secrets[3] });
    const reset = test.mailbox[1]?.link.split('/').at(-1) ?? '';
    const link = test.mailbox[1]?.link.split('/reset-password/')[1] ?? '';
    expect((await send(`reset-password/${link}/`, { password: secrets[2] })).statusCode).toBe(200);
    expect(test.logs.filter((line) => line.includes('request completed'))).toHaveLength(7);
    for (const secret of [...secrets, activation, token, reset]) {
      expect(secret).not.toBe('');
      expect(test.logs.join('')).not.toContain(secret);
    }
  });
});

describe('closing', () => {
  it('completes a running request and then closes, though the client keeps its connection open', async () => {
    // Far longer than a test may take.
    const app = Fastify({ keepAliveTimeout: 600_000 });
    closeConnectionsWhenIdle(app);
    let finish: (body: string) => void = () => undefined;
    app.get('/', () => new Promise<string>((resolve) => (finish = resolve)));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const agent = new Agent({ keepAlive: true });
    const request = get({ host: '127.0.0.1', port: (app.server.address() as AddressInfo).port, agent });
    await once(app.server, 'request');
    await new Promise((resolve) => setImmediate(resolve));
    const closed = app.close();
    finish('done');
    const [response] = await once(request, 'response');
    response.resume();
    await closed;
    expect(response.statusCode).toBe(200);
    agent.destroy();
  });

  it('refuses what arrives on an open connection while it closes, as a Failure of the contract', async () => {
    const app = Fastify({ return503OnClosing: false });
    closeConnectionsWhenIdle(app);
    refuseWhileClosing(app);
    let finish: (body: string) => void = () => undefined;
    let served = false;
    app.get('/slow', () => new Promise<string>((resolve) => (finish = resolve)));
    app.get('/next', async () => void (served = true));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.write('GET /slow HTTP/1.1\r\nhost: titian.test\r\n\r\n');
    await once(app.server, 'request');
    await new Promise((resolve) => setImmediate(resolve));
    const closed = app.close();
    await new Promise((resolve) => setImmediate(resolve));
    socket.write('GET /next HTTP/1.1\r\nhost: titian.test\r\n\r\n');
    await once(app.server, 'request');
    finish('done');
    await Promise.all([closed, once(socket, 'close')]);
    const [first, refusal = ''] = received.split(/(?=HTTP\/1\.1 )/);
    expect(first).toMatch(/^HTTP\/1\.1 200 /);
    expect(refusal).toMatch(/^HTTP\/1\.1 503 /);
    expect(refusal).toMatch(/\r\nretry-after: 1\r\n/i);
    expect(refusal).toMatch(/\r\nconnection: close\r\n/i);
    expect(JSON.parse(refusal.split('\r\n\r\n')[1] ?? '')).toEqual({
      statusCode: 5000,
      message: 'Layanan sedang tidak tersedia. Silakan coba beberapa saat lagi.',
    });
    expect(served).toBe(false);
  });
});

describe('hang-up', () => {
  beforeAll(() => test.app.listen({ port: 0, host: '127.0.0.1' }));

  /** Sends the head of a request and a part of its body, and ends the connection. */
  async function hangUp(head: string[], part: string): Promise<void> {
    const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write([...head, 'Host: titian.test', 'Content-Length: 5000', '', part].join('\r\n'));
    await wait(100);
    socket.destroy();
    await wait(300);
  }

  const levels = () => test.logs.map((line) => (JSON.parse(line) as { level: number }).level);

  it('is no failure of the server, in the middle of JSON or of a form', async () => {
    const { token } = await signedIn(test);
    await hangUp(['POST /api/v1/candidate/login/ HTTP/1.1', 'Content-Type: application/json'], '{"email":');
    await hangUp(
      [
        'PUT /api/v1/candidate/profile/ HTTP/1.1',
        `Authorization: Bearer ${token}`,
        'Content-Type: multipart/form-data; boundary=b',
      ],
      '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\npart of a picture',
    );
    expect(test.logs.join('')).toContain('hung up');
    expect(Math.max(...levels())).toBe(30);
  });

  it.each([
    ['ends for its time', '57014'],
    ['has no room for', '53100'],
    ['only reads, and is to write', '25006'],
    ['is away for', 'ECONNREFUSED'],
  ])('a query that the database %s is 503, to be tried again, and one line in the log', async (_trouble, code) => {
    test.logs.length = 0;
    jest.spyOn(test.db as Db, 'select').mockImplementation(() => {
      throw new Error('Failed query', { cause: Object.assign(new Error('text'), { code }) });
    });
    const responses = await Promise.all(Array.from({ length: 5 }, () => test.app.inject({ url: '/api/v1/job/list/' })));
    for (const { statusCode, headers } of responses) {
      expect(statusCode).toBe(503);
      expect(headers['retry-after']).toBe('5');
    }
    expect(levels().filter((level) => level > 30)).toEqual([50]);
    jest.restoreAllMocks();
  });
});
