import { withTimeout } from './async';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const after = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(resolve, milliseconds, value));

it('resolves with what comes in time, and leaves no timer behind', async () => {
  const result = withTimeout(after(400, 'jawaban'), 500);
  await jest.advanceTimersByTimeAsync(400);
  await expect(result).resolves.toBe('jawaban');
  expect(jest.getTimerCount()).toBe(0);
});

it('resolves with null when it takes longer', async () => {
  const result = withTimeout(after(600, 'jawaban'), 500);
  await jest.advanceTimersByTimeAsync(500);
  await expect(result).resolves.toBeNull();
});

it('rejects with what fails in time, and leaves no timer behind', async () => {
  await expect(withTimeout(Promise.reject(new Error('putus')), 500)).rejects.toThrow('putus');
  expect(jest.getTimerCount()).toBe(0);
});
