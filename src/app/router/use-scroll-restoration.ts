import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { readScrollPositions, storeScrollPositions } from './scroll-positions';

/** Whether whoever navigated said that the page stays where it is: another tab or filter of the same page. */
const keepsScroll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepScroll' in state && state.keepScroll === true;

/** Stands for a path among those of one tab, without being one: a path may hold a token, which must not be stored. */
function standInFor(path: string): string {
  let number = 0;
  for (const character of path) number = (Math.imul(number, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return `first:${number}`;
}

/**
 * Scrolls as a browser does between documents: to the top of a new page, and back to where it was when the candidate
 * goes back, forward or reloads. A navigation with the state `keepScroll` scrolls nothing. Use it below what waits for
 * the page's chunk: until then there is too little to scroll.
 */
export function useScrollRestoration(): void {
  const { key, pathname, state } = useLocation();
  const type = useNavigationType();
  const [positions] = useState(readScrollPositions);
  // The first load of each tab is called `default`: one address typed after another must not share a position.
  const entry = key === 'default' ? standInFor(pathname) : key;
  const shown = useRef<string | null>(null);

  useLayoutEffect(() => {
    const isFirst = shown.current === null;
    if (shown.current === entry) return;
    shown.current = entry;
    const position = isFirst || type === NavigationType.Pop ? positions.get(entry) : undefined;
    if (position !== undefined) window.scrollTo(0, position);
    else if (!isFirst && !keepsScroll(state)) window.scrollTo(0, 0);
  }, [entry, positions, state, type]);

  useEffect(() => {
    const handleScroll = () => {
      const current = shown.current;
      if (current === null) return;
      positions.delete(current);
      positions.set(current, window.scrollY);
    };
    const handleHide = () => storeScrollPositions(positions);
    const { scrollRestoration } = window.history;
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('pagehide', handleHide);
    return () => {
      window.history.scrollRestoration = scrollRestoration;
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('pagehide', handleHide);
    };
  }, [positions]);
}
