import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const KEY = 'titian:scroll';

/** Entries of the history that a tab remembers. */
const MAX_ENTRIES = 100;

type Positions = Map<string, number>;

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);

/**
 * Where each entry of this tab's history was scrolled to, in pixels; empty where the browser has stored nothing
 * readable.
 */
export function readScrollPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

/** Keeps the positions of the newest entries over a reload; without storage they are gone with the page. */
export function storeScrollPositions(positions: Positions): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-MAX_ENTRIES)));
  } catch {
    // Storage that is full or refused.
  }
}

/** True when the navigation requests that the scroll position stays: another tab or filter of the same page. */
const keepsScroll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepScroll' in state && state.keepScroll === true;

/** Key of a path among those of one tab, as a hash: a path may hold a token, which must not be stored. */
function standInFor(path: string): string {
  let number = 0;
  for (const character of path) number = (Math.imul(number, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return `first:${number}`;
}

/**
 * Shows the element that a fragment names, and lets the keyboard continue there if the element can take the focus.
 * Never animated, as between documents.
 *
 * @param hash `#…`, or an empty text for none
 * @returns false where the page has no such element
 */
function showFragment(hash: string): boolean {
  const element = document.getElementById(hash.slice(1));
  element?.scrollIntoView();
  element?.focus({ preventScroll: true });
  return element !== null;
}

/**
 * Scrolls as a browser does between documents: to the top of a new page or to the element that the address's fragment
 * names, and back to where it was when the candidate goes back, forward or reloads. A navigation with the state
 * `keepScroll` scrolls nothing. Use it below what waits for the page's chunk: until then there is too little to scroll.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash, state } = useLocation();
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
    if (position !== undefined) {
      window.scrollTo(0, position);
    } else if (isFirst) {
      // The browser scrolls a rendered page by itself, or the visitor has scrolled. Reading `scrollY` forces a layout: only
      // where there is a fragment.
      if (hash !== '' && window.scrollY === 0) showFragment(hash);
    } else if (!keepsScroll(state) && !showFragment(hash)) {
      window.scrollTo(0, 0);
    }
  }, [entry, hash, positions, state, type]);

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
