import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Calls `onNear` whenever an element comes near the window, and at once where it is.
 *
 * @param margin how near, in pixels above and below the window
 * @param onNear a new function is called at once, too, while the element is near
 */
export function useOnNear(element: RefObject<Element | null>, margin: number, onNear: () => void): void {
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(),
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, onNear]);
}
