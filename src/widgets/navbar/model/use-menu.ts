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

/**
 * A menu of the navbar, open for one entry of the history: every navigation closes it. Its chunk is fetched once the
 * page has settled, when its button is displayed and data saver is off; else on the first press.
 *
 * @param load fetches the chunk; the same function every time
 */
export function useMenu(load: () => Promise<unknown>): MenuState {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  // Else Back would open it again.
  if (openAt !== null && !open) setOpenAt(null);
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
    close: () => setOpenAt(null),
    buttonProps: {
      ref: buttonRef,
      onClick: () => setOpenAt(key),
      'aria-expanded': open,
      'aria-controls': open ? menuId : undefined,
    },
    menuId,
  };
}
