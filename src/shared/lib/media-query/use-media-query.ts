import { useCallback, useSyncExternalStore } from 'react';

/** What a page says that the build has rendered: no screen is known there. */
const onServer = () => false;

/**
 * Whether the browser meets a media query, followed as it changes.
 *
 * @param query as CSS has it: `(max-width: 600px)`
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, onServer);
}
