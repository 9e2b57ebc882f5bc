import { useSyncExternalStore } from 'react';
import { imagesWait, savesData, subscribe } from './data-saver';

/** True when images are not fetched until they are requested. False while the build renders, and when hydrating. */
export const useImagesWait = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => imagesWait() && savesData(),
    () => false,
  );
