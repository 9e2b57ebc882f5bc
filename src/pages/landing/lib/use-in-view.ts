import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { whenInView } from './when-in-view';

/** Whether an element has been in view, at least for half of its height; it stays so. */
export function useInView<T extends Element>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [seen, setSeen] = useState(false);

  useEffect(() => (ref.current ? whenInView(ref.current, () => setSeen(true), 0.5) : undefined), []);

  return [ref, seen];
}
