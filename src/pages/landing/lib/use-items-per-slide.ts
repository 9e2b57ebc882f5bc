import { startTransition, useEffect, useState } from 'react';
import { useIsHydrated } from '@/shared/lib/hydration';
import { RESIZE_DEBOUNCE_MS, itemsPerSlide } from '../model/carousel';
import type { SlideSize } from '../model/carousel';

/**
 * Number of items that a slide holds on this screen, also after it was resized. The first render has that of a large screen,
 * as the rendered page.
 */
export function useItemsPerSlide(size: SlideSize): number {
  const [items, setItems] = useState(size.large);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!isHydrated) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => startTransition(() => setItems(itemsPerSlide(size, window.innerWidth)));
    const debounced = () => {
      clearTimeout(timer);
      timer = setTimeout(update, RESIZE_DEBOUNCE_MS);
    };
    update();
    window.addEventListener('resize', debounced);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', debounced);
    };
  }, [isHydrated, size]);
  return items;
}
