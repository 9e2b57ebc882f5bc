import { useSyncExternalStore } from 'react';

/** Whether the browser knows that it has no connection; without a browser's word there is one. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the browser knows that it has no connection, as it changes. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline);
