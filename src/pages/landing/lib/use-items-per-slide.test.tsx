import { act, renderHook } from '@testing-library/react';
import { logosPerSlide } from '../model/carousel';
import { useItemsPerSlide } from './use-items-per-slide';

const originalWidth = window.innerWidth;

function resizeTo(width: number) {
  window.innerWidth = width;
  act(() => void window.dispatchEvent(new Event('resize')));
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.innerWidth = originalWidth;
});

it('groups by the screen, and again 200 ms after the last resize', () => {
  window.innerWidth = 1280;
  const { result } = renderHook(() => useItemsPerSlide(logosPerSlide));
  expect(result.current).toBe(5);

  resizeTo(700);
  pass(150);
  resizeTo(360);
  pass(199);
  expect(result.current).toBe(5);
  pass(1);
  expect(result.current).toBe(3);
});

it('leaves no timer behind', () => {
  const { unmount } = renderHook(() => useItemsPerSlide(logosPerSlide));
  resizeTo(360);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
