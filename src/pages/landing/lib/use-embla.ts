import { useEffect, useState } from 'react';
import type { EmblaCarouselType } from 'embla-carousel';
import { logFailure } from '@/shared/lib/logging';

/** Once the browser has nothing else to do, and after so many milliseconds anyway. */
const AT_THE_LATEST = 2000;

/** @returns calls it off */
function whenIdle(start: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(start, 0);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(start, { timeout: AT_THE_LATEST });
  return () => cancelIdleCallback(request);
}

/**
 * Makes an element's first child slide, endlessly. What does so is fetched once the page is there: until then, and where
 * it cannot be had, the first slide stands still.
 *
 * @param slidesToScroll how many items one step moves by
 * @returns the ref of the element, and what slides it
 */
export function useEmbla(slidesToScroll: number) {
  const [viewport, attachViewport] = useState<HTMLElement | null>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);

  useEffect(() => {
    if (!viewport) return undefined;
    let made: EmblaCarouselType | undefined;
    let left = false;
    const load = async () => {
      const { default: createEmbla } = await import('embla-carousel');
      if (left) return;
      made = createEmbla(viewport, { loop: true, align: 'start' });
      setEmbla(made);
    };
    const callOff = whenIdle(() => {
      load().catch((error: unknown) => logFailure('a carousel stands still', error));
    });
    return () => {
      left = true;
      callOff();
      made?.destroy();
      setEmbla(null);
    };
  }, [viewport]);

  useEffect(() => {
    embla?.reInit({ slidesToScroll });
  }, [embla, slidesToScroll]);

  return [attachViewport, embla] as const;
}
