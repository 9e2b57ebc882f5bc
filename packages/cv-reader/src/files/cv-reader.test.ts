import type { CvReading } from '../reading';
import { startCvReader, type WorkerRequest, type WorkerResponse } from './cv-reader';

/** Its program does what a test has it do. */
class TestWorker {
  onmessage: ((message: { data: object }) => void) | null = null;
  onerror: (() => void) | null = null;
  isEnded = false;
  requests: WorkerRequest[] = [];

  postMessage(request: WorkerRequest): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.isEnded = true;
  }
  respond(response: Omit<WorkerResponse, 'isOfReader'>): void {
    this.onmessage?.({ data: { sourceName: 'worker', action: 'ready' } });
    this.onmessage?.({ data: { isOfReader: true, ...response } });
  }
}

const mockWorkers: TestWorker[] = [];

jest.mock('./create-cv-worker', () => ({
  createCvWorker: () => {
    const worker = new TestWorker();
    mockWorkers.push(worker);
    return worker;
  },
}));

const READING: CvReading = { entries: [], unread: [] };

const json = new File(['{}'], 'cv.json');

const never = new AbortController().signal;

/** The worker that was started last, once it has its libraries. */
async function readyWorker(): Promise<TestWorker> {
  const worker = mockWorkers.at(-1);
  if (!worker) throw new Error('No worker was started.');
  worker.respond({});
  await jest.advanceTimersByTimeAsync(0);
  return worker;
}

beforeEach(() => {
  mockWorkers.length = 0;
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

it('reads one file after the other with one worker', async () => {
  const reader = startCvReader();
  const first = reader.read(json, never);
  const worker = await readyWorker();
  worker.respond({ reading: READING });
  expect(await first).toBe(READING);

  const second = reader.read(new File(['%PDF-1.7 startxref 0 %%EOF'], 'cv'), never);
  await jest.advanceTimersByTimeAsync(0);
  worker.respond({ refusal: 'scan' });
  await expect(second).rejects.toMatchObject({ reason: 'scan' });
  expect(worker.requests.map(({ kind }) => kind)).toEqual(['json', 'pdf']);
  expect(mockWorkers).toHaveLength(1);
  expect(worker.isEnded).toBe(false);
});

it('refuses a large file without a look into it, and one of another kind without the worker', async () => {
  const reader = startCvReader();
  const large = new File([], 'cv.pdf');
  Object.defineProperty(large, 'size', { value: 50 * 1024 * 1024 });
  const readLarge = jest.spyOn(large, 'slice');
  await expect(reader.read(large, never)).rejects.toMatchObject({ reason: 'too-large' });
  expect(readLarge).not.toHaveBeenCalled();
  await expect(reader.read(new File(['<html>'], 'cv.pdf'), never)).rejects.toMatchObject({ reason: 'unknown-type' });
});

it('ends a worker that takes more than ten seconds, and starts another one for the next file', async () => {
  const reader = startCvReader();
  const hung = reader.read(json, never);
  const refused = expect(hung).rejects.toMatchObject({ reason: 'timeout' });
  const worker = await readyWorker();
  await jest.advanceTimersByTimeAsync(9_999);
  expect(worker.isEnded).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await refused;
  expect(worker.isEnded).toBe(true);

  const next = reader.read(json, never);
  await jest.advanceTimersByTimeAsync(0);
  (await readyWorker()).respond({ reading: READING });
  expect(await next).toBe(READING);
  expect(mockWorkers).toHaveLength(2);
});

it('ends a worker whose libraries do not load within a minute', async () => {
  const reader = startCvReader();
  const hung = expect(reader.read(json, never)).rejects.toMatchObject({ reason: 'not-loaded' });
  await jest.advanceTimersByTimeAsync(60_000);
  await hung;
  expect(mockWorkers[0]?.isEnded).toBe(true);
});

it('does not count the time in which the libraries load', async () => {
  const slow = startCvReader().read(json, never);
  await jest.advanceTimersByTimeAsync(30_000);
  const worker = await readyWorker();
  await jest.advanceTimersByTimeAsync(9_000);
  worker.respond({ reading: READING });
  expect(await slow).toBe(READING);
});

it('ends the worker when it is given up, also while its libraries load', async () => {
  const reader = startCvReader();
  for (const isReady of [true, false]) {
    const giveUp = new AbortController();
    const given = expect(reader.read(json, giveUp.signal)).rejects.toBe('batal');
    await jest.advanceTimersByTimeAsync(0);
    if (isReady) await readyWorker();
    giveUp.abort('batal');
    await given;
    expect(mockWorkers.at(-1)?.isEnded).toBe(true);
  }
  expect(mockWorkers).toHaveLength(2);
});

it('fails where the worker cannot start, and tries again with the next file', async () => {
  const reader = startCvReader();
  mockWorkers[0]?.onerror?.();
  await expect(reader.read(json, never)).rejects.toMatchObject({ reason: 'not-loaded' });
  const next = reader.read(json, never);
  await jest.advanceTimersByTimeAsync(0);
  (await readyWorker()).respond({ reading: READING });
  expect(await next).toBe(READING);
});

it('fails with a file that the device does not give', async () => {
  const gone = new File(['{}'], 'cv.json');
  jest.spyOn(gone, 'slice').mockImplementation(() => {
    throw new DOMException('The file is gone.', 'NotReadableError');
  });
  await expect(startCvReader().read(gone, never)).rejects.toMatchObject({ reason: 'failed' });
});

it('ends the worker when it is closed', () => {
  startCvReader().close();
  expect(mockWorkers[0]?.isEnded).toBe(true);
});
