import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useIsHydrated } from '@/shared/lib/hydration';

/**
 * Says whether an element is in view, now and each time that changes.
 *
 * @param part how much of its height has to be in view, 0 (any of it) to 1
 * @returns calls it off
 */
export function watchView(element: Element, onChange: (isInView: boolean) => void, part = 0): () => void {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false), {
    threshold: part,
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Runs something once, when an element comes into view; else as `watchView`. */
export function whenInView(element: Element, run: () => void, part?: number): () => void {
  const stop = watchView(
    element,
    (isInView) => {
      if (!isInView) return;
      stop();
      run();
    },
    part,
  );
  return stop;
}

/** True when an element of the hydrated page has been in view, at least for half of its height; it stays so. */
export function useInView<T extends Element>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [seen, setSeen] = useState(false);
  const isHydrated = useIsHydrated();

  useEffect(() => {
    if (!ref.current || !isHydrated) return undefined;
    return whenInView(ref.current, () => setSeen(true), 0.5);
  }, [isHydrated]);

  return [ref, seen];
}
