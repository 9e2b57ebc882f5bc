import { useEffect, useState, useSyncExternalStore } from 'react';
import { imagesWait, savesData, subscribe as subscribeToImages } from './data-saver';

/** True when the browser knows that it has no connection; without a browser's word there is one. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Value while a page is rendered without a browser. */
const isNeverOffline = () => false;

/** True when the browser knows that it has no connection, as it changes. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, isNeverOffline);

/** True when the app opens without a connection on this browser: its service worker is there. */
export function useOpensOffline(): boolean {
  const [opens, setOpens] = useState(false);
  useEffect(() => {
    let mounted = true;
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    // Pending for as long as there is no worker.
    void container?.ready.then(() => {
      if (mounted) setOpens(true);
    });
    return () => {
      mounted = false;
    };
  }, []);
  return opens;
}

/** True when images are not fetched until they are requested. False in rendered pages, and when hydrating. */
export const useImagesWait = (): boolean =>
  useSyncExternalStore(
    subscribeToImages,
    () => imagesWait() && savesData(),
    () => false,
  );

/** Source of an image that waits: without a source, Chromium draws a broken image. */
export const EMPTY_IMAGE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";
