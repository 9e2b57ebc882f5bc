import { useEffect, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { onPageSettled } from '@/shared/lib/async';
import { savesData } from '@/shared/lib/connection';

interface MenuState {
  open: boolean;
  close: () => void;
  /** For the button that opens the menu. */
  buttonProps: {
    ref: RefObject<HTMLButtonElement | null>;
    onClick: () => void;
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
  };
  /** For the menu. */
  menuId: string;
}

/** Key of the browser's present entry of the history. The router may still be rendering the page of that entry. */
const newestKey = (): string | undefined => (window.history.state as { key?: string } | null)?.key;

/**
 * A menu of the navbar, open for one entry of the history: every later navigation closes it. Its chunk is fetched once
 * the page has settled, when its button is displayed and data saver is off; else on the first press.
 *
 * @param load fetches the chunk; the same function every time
 */
export function useMenu(load: () => Promise<unknown>): MenuState {
  const { key } = useLocation();
  // The entry where the button was pressed, then the one whose page was on its way.
  const [openAt, setOpenAt] = useState<readonly (string | undefined)[]>([]);
  const open = openAt.includes(key);
  // Forgets the entries that were left; else Back would open the menu again.
  const rest = open ? openAt.slice(openAt.indexOf(key)) : [];
  if (rest.length < openAt.length) setOpenAt(rest);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  useEffect(() => {
    if (savesData()) return undefined;
    return onPageSettled(() => {
      // Asked no earlier: the answer wants a layout of the page.
      if (buttonRef.current?.offsetParent) load().catch(() => undefined);
    });
  }, [load]);

  return {
    open,
    close: () => setOpenAt([]),
    buttonProps: {
      ref: buttonRef,
      onClick: () => setOpenAt([key, newestKey()]),
      'aria-expanded': open,
      'aria-controls': open ? menuId : undefined,
    },
    menuId,
  };
}
