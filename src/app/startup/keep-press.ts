import { HYDRATED } from './replay-input';

/**
 * Milliseconds in which a browser sends its own click after a pointer was lifted. A mouse's comes in the same task; a
 * finger's is sent later, by browsers that look for what is under it only then.
 */
const OWN_CLICK_WITHIN = { mouse: 0, other: 150 };

/** Pixels that a pointer may move while it is down: one that moves further has been taken off the link. */
const STEADY = 10;

interface Press {
  link: HTMLAnchorElement;
  x: number;
  y: number;
}

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Keeps a press on a link that began before the app takes the place of what stood for the page, and ends afterwards:
 * browsers send no click for an element that is gone meanwhile. The app's link of the same address is clicked instead.
 * Call it as soon as a script runs; it ends
 * with the press that the take-over fell into.
 */
export function keepPress(): void {
  let press: Press | null = null;
  let isTakenOver = false;

  const handleDown = (event: PointerEvent) => {
    const link = event.isPrimary && event.button === 0 ? linkOf(event) : null;
    press = link && { link, x: event.clientX, y: event.clientY };
  };
  const handleUp = ({ pointerType, clientX, clientY }: PointerEvent) => {
    const ended = press;
    press = null;
    if (isTakenOver) stop();
    if (!ended || ended.link.isConnected) return;
    if (Math.hypot(clientX - ended.x, clientY - ended.y) > STEADY) return;
    let isClicked = false;
    const handleClick = () => (isClicked = true);
    window.addEventListener('click', handleClick, true);
    const clickInstead = () => {
      window.removeEventListener('click', handleClick, true);
      if (!isClicked) [...document.querySelectorAll('a')].find(({ href }) => href === ended.link.href)?.click();
    };
    setTimeout(clickInstead, pointerType === 'mouse' ? OWN_CLICK_WITHIN.mouse : OWN_CLICK_WITHIN.other);
  };
  // It has become a scroll.
  const handleCancel = () => {
    press = null;
    if (isTakenOver) stop();
  };
  const handleTakenOver = () => {
    isTakenOver = true;
    if (!press) stop();
  };
  const stop = () => {
    window.removeEventListener('pointerdown', handleDown, true);
    window.removeEventListener('pointerup', handleUp, true);
    window.removeEventListener('pointercancel', handleCancel, true);
  };

  window.addEventListener('pointerdown', handleDown, true);
  window.addEventListener('pointerup', handleUp, true);
  window.addEventListener('pointercancel', handleCancel, true);
  document.addEventListener(HYDRATED, handleTakenOver, { once: true });
}
