import { HYDRATED } from '@/shared/lib/async';

/**
 * Milliseconds in which a browser sends its own click after a pointer was lifted: after a finger it looks for what is
 * under it first.
 */
const OWN_CLICK_WITHIN_MS = 150;

const TYPES = ['pointerdown', 'pointerup', 'pointercancel', 'click'];

/** Pixels that a pointer may move while it is down: one that moves further has been taken off the link. */
const STEADY = 10;

/**
 * Keeps a press on a link that began before the app replaces the placeholder of the page, and ends afterwards:
 * browsers send no click for an element that is gone meanwhile. The app's link of the same address is clicked instead.
 * Call it as soon as a script runs; it ends with the press that the take-over fell into.
 */
export function keepPress(): void {
  let press: PointerEvent | null = null;
  let isTakenOver = false;
  let isClicked = false;

  const handle = (event: Event) => {
    if (event.type === 'click') isClicked = true;
    else if (event.type === 'pointerdown') press = event as PointerEvent;
    else if (press) handleEnd(press, event as PointerEvent);
  };
  const handleEnd = ({ target, isPrimary, button, clientX, clientY }: PointerEvent, end: PointerEvent) => {
    press = null;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    const isSteady = Math.hypot(end.clientX - clientX, end.clientY - clientY) <= STEADY;
    // A pointer that is cancelled scrolls.
    const isLost = end.type === 'pointerup' && isPrimary && button === 0 && link && !link.isConnected && isSteady;
    isClicked = false;
    setTimeout(() => {
      if (isLost && !isClicked) [...document.links].find(({ href }) => href === link.href)?.click();
      stop();
    }, OWN_CLICK_WITHIN_MS);
  };
  const stop = () => {
    if (isTakenOver && !press) for (const type of TYPES) window.removeEventListener(type, handle, true);
  };

  for (const type of TYPES) window.addEventListener(type, handle, true);
  document.addEventListener(HYDRATED, () => {
    isTakenOver = true;
    stop();
  });
}
