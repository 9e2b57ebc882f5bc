import { useEffect, useRef, useState } from 'react';
import type { EmblaCarouselType } from 'embla-carousel';
import { logFailure } from '@/shared/lib/logging';
import { onIdle } from '@/shared/lib/async';
import { useIsHydrated } from '@/shared/lib/hydration';
import { whenInView } from './in-view';

/** Milliseconds after which the first slide does not wait for an idle browser any more. */
const MAX_IDLE_WAIT_MS = 2000;

/** Phones and tablets. A device with a mouse mostly has the better network too. */
const TOUCHED = '(hover: none)';

/**
 * Makes an element's first child slide, endlessly. Embla is fetched once the page is hydrated and the browser idle, on a
 * phone once the element is in view: until then, and when it cannot be fetched, the first slide stands still.
 *
 * @param slidesToScroll how many items one step moves by
 * @returns the ref of the element, and what slides it
 */
export function useEmbla(slidesToScroll: number) {
  const viewport = useRef<HTMLDivElement>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const isHydrated = useIsHydrated();

  useEffect(() => {
    const { current: element } = viewport;
    if (!element || !isHydrated) return undefined;
    let made: EmblaCarouselType | undefined;
    let left = false;
    const load = async () => {
      const { default: createEmbla } = await import('embla-carousel');
      if (left) return;
      made = createEmbla(element, { loop: true, align: 'start' });
      setEmbla(made);
    };
    const start = () => {
      load().catch((error: unknown) => logFailure('a carousel stands still', error));
    };
    const callOff = window.matchMedia(TOUCHED).matches
      ? whenInView(element, start)
      : onIdle(start, { timeout: MAX_IDLE_WAIT_MS });
    return () => {
      left = true;
      callOff();
      made?.destroy();
      setEmbla(null);
    };
  }, [isHydrated]);

  useEffect(() => {
    embla?.reInit({ slidesToScroll });
  }, [embla, slidesToScroll]);

  return [viewport, embla] as const;
}
