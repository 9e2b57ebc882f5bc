import { delay } from './delay';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('lasts as long as it is told', async () => {
  const end = jest.fn();
  void delay(500, new AbortController().signal).then(end);
  await jest.advanceTimersByTimeAsync(499);
  expect(end).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(end).toHaveBeenCalled();
});

it('ends at once when the call is given up, before or meanwhile', async () => {
  const call = new AbortController();
  const waiting = delay(500, call.signal);
  call.abort();
  await expect(waiting).resolves.toBeUndefined();
  await expect(delay(500, call.signal)).resolves.toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
});
