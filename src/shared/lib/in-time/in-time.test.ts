import { inTime } from './in-time';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const after = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(resolve, milliseconds, value));

it('gives what comes in time, and waits no longer then', async () => {
  const answer = inTime(after(400, 'jawaban'), 500);
  await jest.advanceTimersByTimeAsync(400);
  await expect(answer).resolves.toBe('jawaban');
  expect(jest.getTimerCount()).toBe(0);
});

it('gives null for what takes longer', async () => {
  const answer = inTime(after(600, 'jawaban'), 500);
  await jest.advanceTimersByTimeAsync(500);
  await expect(answer).resolves.toBeNull();
});

it('throws what fails in time, and waits no longer then', async () => {
  await expect(inTime(Promise.reject(new Error('putus')), 500)).rejects.toThrow('putus');
  expect(jest.getTimerCount()).toBe(0);
});
