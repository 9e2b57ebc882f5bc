import { useSyncExternalStore } from 'react';

/** Nothing where there is no layout, as in jsdom. */
const query = () => (typeof window.matchMedia === 'function' ? window.matchMedia('print') : null);

function subscribe(onChange: () => void): () => void {
  const print = query();
  print?.addEventListener('change', onChange);
  return () => print?.removeEventListener('change', onChange);
}

/**
 * Whether the page is being printed. By this, more can be rendered for paper than for the screen; what is only styled in
 * another way needs Material UI's `displayPrint`, and its `useMediaQuery` warns of `print` for that reason.
 */
export const useIsPrinted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
