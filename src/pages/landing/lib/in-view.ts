import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Runs something once, when an element comes into view.
 *
 * @param part how much of its height has to be in view, 0 (any of it) to 1
 * @returns calls it off
 */
export function whenInView(element: Element, run: () => void, part = 0): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { threshold: part },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** True when an element has been in view, at least for half of its height; it stays so. */
export function useInView<T extends Element>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [seen, setSeen] = useState(false);

  useEffect(() => (ref.current ? whenInView(ref.current, () => setSeen(true), 0.5) : undefined), []);

  return [ref, seen];
}
