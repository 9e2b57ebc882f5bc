import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Pixels that the sticky navbar covers at the top. */
const NAVBAR = 64;

/** Height of the bar in CSS, with the area that a phone's gestures need. */
const BAR = 'calc(60px + env(safe-area-inset-bottom, 0px))';

/** Its room stays while the button is in the bar. */
const Place = styled('div')(({ theme: { spacing, vars, zIndex } }) => ({
  minWidth: 160,
  minHeight: 44,
  '[data-sticky]': {
    position: 'fixed',
    zIndex: zIndex.appBar,
    inset: 'auto 0 0',
    height: BAR,
    padding: spacing(1, 2, 0),
    backgroundColor: vars.palette.background.paper,
    borderTop: `1px solid ${vars.palette.divider}`,
    '& > button': { width: '100%' },
    '@media print': { display: 'none' },
  },
}));

interface StickyOnPhoneProps {
  enabled: boolean;
  /** One button. */
  children: ReactNode;
}

/**
 * Keeps a button in a bar at the bottom of a phone's screen once the page has been scrolled past it. It stays the same
 * button, at its place in the order of focus.
 */
export function StickyOnPhone({ enabled, children }: StickyOnPhoneProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isPassed, setIsPassed] = useState(false);
  // The page needs the height of a low window.
  const hasRoom = useMediaQuery(({ breakpoints }: Theme) => `${breakpoints.down('md')} and (min-height: 480px)`);
  const isWatched = enabled && hasRoom;
  const isSticky = isWatched && isPassed;

  useEffect(() => {
    if (!isWatched || !place.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setIsPassed(!entry.isIntersecting && entry.boundingClientRect.top < NAVBAR);
      },
      { rootMargin: `-${NAVBAR}px 0px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWatched]);

  useEffect(() => {
    if (!isSticky) return undefined;
    const { style } = document.documentElement;
    style.setProperty('--bottom-bar', BAR);
    return () => void style.removeProperty('--bottom-bar');
  }, [isSticky]);

  return (
    <Place ref={place}>
      <div data-sticky={isSticky || undefined}>{children}</div>
    </Place>
  );
}
