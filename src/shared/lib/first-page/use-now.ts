import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectRenderedAt } from './first-page';

/** The time by which a page tells ages: the server's on the page that it has rendered; else undefined, for the device's. */
export function useNow(): Date | undefined {
  const now = useSelector(selectRenderedAt);
  return useMemo(() => (now === null ? undefined : new Date(now)), [now]);
}
