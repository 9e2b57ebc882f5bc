import { useSyncExternalStore } from 'react';
import { imagesWait, savesData, subscribe } from './data-saver';

/** True when images are not fetched before somebody asks for them. False while the build renders, and when hydrating. */
export const useImagesWait = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => imagesWait() && savesData(),
    () => false,
  );
