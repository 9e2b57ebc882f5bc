import { useSyncExternalStore } from 'react';
import { imagesWait, savesData, subscribe } from './data-saver';

/** True when images are not fetched until they are requested. False while the build renders, and when hydrating. */
export const useImagesWait = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => imagesWait() && savesData(),
    () => false,
  );

/** Source of an image that waits: without a source, Chromium draws a broken image. */
export const EMPTY_IMAGE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";
