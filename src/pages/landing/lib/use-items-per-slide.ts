import { useSyncExternalStore } from 'react';
import { RESIZE_DEBOUNCE, itemsPerSlide } from '../model/carousel';
import type { SlideSize } from '../model/carousel';

function subscribeToResize(onResize: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = () => {
    clearTimeout(timer);
    timer = setTimeout(onResize, RESIZE_DEBOUNCE);
  };
  window.addEventListener('resize', debounced);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', debounced);
  };
}

/** How many items a slide holds on this screen, followed through resizes. */
export const useItemsPerSlide = (size: SlideSize): number =>
  useSyncExternalStore(
    subscribeToResize,
    () => itemsPerSlide(size, window.innerWidth),
    () => size.large,
  );
