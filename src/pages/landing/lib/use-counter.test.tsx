import { act, renderHook } from '@testing-library/react';
import { jobCounter } from '../model/counter';
import { useCounter } from './use-counter';
import { useReducedMotion } from './use-reduced-motion';

jest.mock('./use-reduced-motion', () => ({ useReducedMotion: jest.fn(() => false) }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('waits at its start until it may begin', () => {
  const { result } = renderHook(() => useCounter(jobCounter, false));
  pass(1000);
  expect(result.current).toBe(20);
});

it('steps every 30 ms, ends at its target and then rests', () => {
  const { result } = renderHook(() => useCounter(jobCounter, true));
  expect(result.current).toBe(20);
  pass(29);
  expect(result.current).toBe(20);
  pass(1);
  expect(result.current).toBe(24);
  pass(93 * 30);
  expect(result.current).toBe(396);
  pass(30);
  expect(result.current).toBe(400);
  expect(jest.getTimerCount()).toBe(0);
});

it('shows the target at once where less motion is preferred', () => {
  jest.mocked(useReducedMotion).mockReturnValue(true);
  const { result } = renderHook(() => useCounter(jobCounter, false));
  expect(result.current).toBe(400);
  expect(jest.getTimerCount()).toBe(0);
});
