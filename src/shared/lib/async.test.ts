/** @jest-environment jsdom */
import { onPageSettled, withTimeout } from './async';

describe('withTimeout', () => {
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
});

describe('onPageSettled', () => {
  let idle: (() => void)[];

  beforeEach(() => {
    jest.useFakeTimers();
    idle = [];
    window.requestIdleCallback = (callback) =>
      idle.push(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
    window.cancelIdleCallback = (request) => void idle.splice(request - 1, 1);
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
    Reflect.deleteProperty(document, 'readyState');
  });

  const readyState = (value: DocumentReadyState) =>
    Object.defineProperty(document, 'readyState', { value, configurable: true });

  const becomeIdle = () => idle.forEach((callback) => callback());

  it('runs once an idle browser has had the loaded page for three seconds', () => {
    readyState('complete');
    const callback = jest.fn();
    onPageSettled(callback);
    jest.advanceTimersByTime(2999);
    expect(idle).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(callback).not.toHaveBeenCalled();
    becomeIdle();
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('counts from the load event', () => {
    readyState('interactive');
    const callback = jest.fn();
    onPageSettled(callback);
    jest.advanceTimersByTime(10_000);
    expect(idle).toEqual([]);
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(3000);
    becomeIdle();
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('can be cancelled before the load event, after it, and while it waits for an idle browser', () => {
    const callback = jest.fn();
    readyState('interactive');
    const first = onPageSettled(callback);
    const second = onPageSettled(callback);
    const third = onPageSettled(callback);
    first();
    window.dispatchEvent(new Event('load'));
    second();
    jest.advanceTimersByTime(3000);
    expect(idle).toHaveLength(1);
    third();
    becomeIdle();
    expect(callback).not.toHaveBeenCalled();
  });
});
