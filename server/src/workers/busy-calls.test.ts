/** Responses of calls that need a worker thread while all are busy. */
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Piscina } from 'piscina';
import { signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { photoForm, picture } from '../profile/profile-form.fixture';
import { WorkerPool } from './worker-pool';

type Headers = Record<string, string>;

let test: TestApp;
const workers = new WorkerPool({ threads: 1, waiting: 0 });
beforeAll(async () => {
  test = await testApp({}, { workers });
});
afterAll(() => test.close());

/** Makes the thread of a pool busy with another candidate's task until the function that this gives back is called. */
async function occupy(pool: WorkerPool, task: 'renderCv' | 'drawPhoto'): Promise<() => void> {
  let release = (): void => undefined;
  const run = new Promise<void>((resolve) => (release = resolve));
  jest.spyOn(Piscina.prototype, 'run').mockReturnValueOnce(run);
  void pool.run(task, 'another', {} as never);
  while (pool.waiting > 0) await new Promise(setImmediate);
  return release;
}

const makeCv = (headers: Headers) => test.app.inject({ url: '/api/v1/candidate/generate-cv/', headers });

async function uploadPhoto(session: Headers) {
  const { payload, headers } = photoForm(await picture(64, 64).jpeg().toBuffer());
  const url = '/api/v1/candidate/profile/';
  return test.app.inject({ method: 'PUT', url, payload, headers: { ...headers, ...session } });
}

it.each([
  ['a CV', 'renderCv', makeCv],
  ['a photo', 'drawPhoto', uploadPhoto],
] as const)('refuse %s with 503 and a time to come back, and make it afterwards', async (_what, task, call) => {
  const { headers } = await signedIn(test);
  const release = await occupy(workers, task);
  const refused = await call(headers);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toEqual({
    statusCode: 5000,
    message: 'Server sedang sangat sibuk. Silakan coba beberapa saat lagi.',
  });
  release();
  expect((await call(headers)).statusCode).toBe(200);
});

it('limit the CVs of an account, and not those of others', async () => {
  const { headers } = await signedIn(test);
  jest.spyOn(workers, 'run').mockResolvedValue({ file: new Uint8Array([1]), missing: [] });
  for (let count = 0; count < 30; count += 1) expect((await makeCv(headers)).statusCode).toBe(200);
  const refused = await makeCv(headers);
  expect(refused.statusCode).toBe(429);
  expectContract('generateCv', refused);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await makeCv((await signedIn(test)).headers)).statusCode).toBe(200);
  jest.mocked(workers.run).mockRestore();
});

it('make no CV for a client that hung up while it waited', async () => {
  const roomy = new WorkerPool({ threads: 1, waiting: 3 });
  const served = await testApp({}, { workers: roomy });
  await served.app.listen({ port: 0, host: '127.0.0.1' });
  const { token } = await signedIn(served);
  const release = await occupy(roomy, 'renderCv');
  const tasks = jest.mocked(Piscina.prototype.run).mock.calls.length;
  const socket = connect((served.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `GET /api/v1/candidate/generate-cv/ HTTP/1.1\r\nHost: titian.test\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );
  while (roomy.waiting === 0) await new Promise(setImmediate);
  socket.destroy();
  while (roomy.waiting > 0) await new Promise(setImmediate);
  release();
  // The next CV is another candidate's.
  const { headers } = await signedIn(served);
  expect((await served.app.inject({ url: '/api/v1/candidate/generate-cv/', headers })).statusCode).toBe(200);
  expect(jest.mocked(Piscina.prototype.run).mock.calls.length).toBe(tasks + 1);
  const levels = served.logs.map((line) => (JSON.parse(line) as { level: number }).level);
  expect(served.logs.join('')).toContain('a client hung up before its response was made');
  expect(Math.max(...levels)).toBe(30);
  await served.close();
});
