import { performance } from 'node:perf_hooks';
import { photoForm, picture } from '../profile/profile-form.fixture';
import { cvSource } from '../cv/cv-source.fixture';
import { toCv } from '../cv/to-cv';
import { ApiFailure } from '../http/failure';
import { WorkerPool } from './worker-pool';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Piscina } from 'piscina';
import { signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';

describe('worker pool', () => {
  let workers: WorkerPool;
  beforeAll(() => {
    workers = new WorkerPool({ threads: 1, waiting: 2 });
  });
  afterAll(() => workers.close());

  afterEach(() => jest.restoreAllMocks());

  const cv = { cv: toCv(cvSource), photo: null, createdAt: new Date('2026-01-01') };

  /** For tests of the order: the threads are done after a turn of the event loop. Tells how many tasks ran at once. */
  function quickThreads(): { most: number } {
    const at = { once: 0, most: 0 };
    jest.spyOn(Piscina.prototype, 'run').mockImplementation(async () => {
      at.once += 1;
      at.most = Math.max(at.most, at.once);
      await new Promise(setImmediate);
      at.once -= 1;
    });
    return at;
  }

  it('draws a CV and a photo', async () => {
    const pdf = await workers.run('renderCv', 'siti', cv);
    expect(Buffer.from(pdf.file).toString('latin1', 0, 8)).toBe('%PDF-1.7');
    const file = await picture(64, 64).jpeg().toBuffer();
    expect(await workers.run('drawPhoto', 'siti', file)).toEqual({ webp: expect.anything() });
  });

  it('rejects with the message of what a task throws', async () => {
    await expect(workers.run('renderCv', 'siti', { ...cv, cv: {} as never })).rejects.toThrow(/sections|undefined/);
  });

  it('runs one at a time, lets two wait and refuses the others with 503 and a time to come back', async () => {
    const threads = quickThreads();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, i) => workers.run('renderCv', `candidate ${i}`, cv)),
    );
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(refusals).toHaveLength(3);
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(ApiFailure);
      expect(refusal).toMatchObject({ code: 5000, httpStatus: 503, retryAfter: 5 });
    }
    expect(workers.waiting).toBe(0);
    expect(threads.most).toBe(1);
  });

  describe('with a candidate who requests ten CVs at once', () => {
    let roomy: WorkerPool;
    beforeAll(() => {
      roomy = new WorkerPool({ threads: 1 });
    });
    afterAll(() => roomy.close());

    it('gives three of them, and those who come later their turns between hers', async () => {
      quickThreads();
      const order: string[] = [];
      const ask = (caller: string) =>
        roomy.run('renderCv', caller, cv).then(
          () => order.push(caller),
          (error: unknown) => {
            expect(error).toMatchObject({ code: 5000, httpStatus: 503, retryAfter: 5 });
            order.push('refused');
          },
        );
      const ten = Array.from({ length: 10 }, () => ask('many'));
      // The first of them has begun.
      await new Promise(setImmediate);
      await Promise.all([...ten, ask('siti'), ask('budi')]);
      const drawn = order.filter((caller) => caller !== 'refused');
      expect(drawn).toEqual(['many', 'many', 'siti', 'budi', 'many']);
      expect(order).toHaveLength(12);
      expect(roomy.waiting).toBe(0);
    });

    it('takes her photo at the same time, and further CVs afterwards', async () => {
      quickThreads();
      const three = Array.from({ length: 3 }, () => roomy.run('renderCv', 'many', cv));
      await roomy.run('drawPhoto', 'many', Buffer.from([]));
      await Promise.all(three);
      await roomy.run('renderCv', 'many', cv);
    });
  });

  it('leaves a place to others, however many CVs a few candidates request', async () => {
    quickThreads();
    const pool = new WorkerPool({ threads: 1 });
    const callers = ['many', 'more', 'most'];
    const asked = callers.flatMap((caller) => Array.from({ length: 5 }, () => pool.run('renderCv', caller, cv)));
    const siti = pool.run('renderCv', 'siti', cv);
    const made = (await Promise.allSettled(asked)).map(({ status }) => status === 'fulfilled');
    await siti;
    expect(callers.map((_caller, at) => made.slice(at * 5, at * 5 + 5).filter(Boolean).length)).toEqual([3, 1, 1]);
    await pool.close();
  });

  it('ends a task that runs for too long, with 503, a word to the log and the thread free for the next one', async () => {
    const errors: unknown[] = [];
    const pool = new WorkerPool({ threads: 1, longestTask: 1, onError: (error) => errors.push(error) });
    const outcomes = await Promise.allSettled([pool.run('renderCv', 'siti', cv), pool.run('renderCv', 'budi', cv)]);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 5000, httpStatus: 503, retryAfter: 5 } });
    }
    expect(errors.map(String)).toEqual(Array(2).fill('Error: The task renderCv took longer than 1 ms.'));
    await pool.close();
  });

  it('drops the waiting task of a caller who has gone', async () => {
    quickThreads();
    const gone = new AbortController();
    const first = workers.run('renderCv', 'budi', cv);
    const dropped = workers.run('renderCv', 'siti', cv, gone.signal);
    await new Promise(setImmediate);
    expect(workers.waiting).toBe(1);
    gone.abort(new Error('gone'));
    expect(workers.waiting).toBe(0);
    await expect(dropped).rejects.toThrow('gone');
    await first;
  });

  it('leaves the event loop to others meanwhile', async () => {
    const entries = Array.from({ length: 60 }, (_, i) => ({
      title: `Staf ${i}`,
      text: 'Mengelola arsip. '.repeat(60),
    }));
    const long = { ...cv, cv: { ...cv.cv, sections: [{ heading: 'Pengalaman Kerja', entries }] } };
    const histogram = performance.eventLoopUtilization();
    await workers.run('renderCv', 'siti', long);
    expect(performance.eventLoopUtilization(histogram).utilization).toBeLessThan(0.5);
  });
});

describe('busy calls', () => {
  /** Responses of calls that need a worker thread while all are busy. */

  type Headers = Record<string, string>;

  let test: TestApp;
  const workers = new WorkerPool({ threads: 1, waiting: 0 });
  beforeAll(async () => {
    test = await testApp({}, { workers });
  });
  afterAll(() => test.close());
  // Test files share packages.
  afterAll(() => jest.restoreAllMocks());

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
    jest.spyOn(workers, 'run').mockResolvedValue({ file: new Uint8Array([1]), missing: [], omitted: 0 });
    for (let count = 0; count < 60; count += 1) expect((await makeCv(headers)).statusCode).toBe(200);
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
});
