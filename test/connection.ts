import { act } from '@testing-library/react';

/**
 * Takes the browser's connection away.
 *
 * @returns a function that gives it back, as the browser does: with the event `online`
 */
export function givenOffline(): () => void {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  return () => {
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
  };
}
