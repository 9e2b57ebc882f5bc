import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How far below the window something may be to be fetched: about half of a phone's height. */
const AHEAD = '400px 0px';

/** True when an element has come near the window once: then it is time to fetch what it will show. */
export function useNearView(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
