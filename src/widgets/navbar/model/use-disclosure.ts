import { useEffect, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

interface Disclosure {
  open: boolean;
  /** Closes it and gives the focus back to its button. */
  close: () => void;
  /** Closes it and leaves the focus where it is: for a click elsewhere. */
  hide: () => void;
  /** For the element around button and panel. */
  rootRef: RefObject<HTMLDivElement | null>;
  /** For the button. */
  buttonProps: {
    ref: RefObject<HTMLButtonElement | null>;
    onClick: () => void;
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
  };
  /** For the panel, which is there only while open. */
  panelId: string;
}

/**
 * A button that shows and hides a panel of links. Escape and a choice close it and return the focus; a click or the
 * focus elsewhere and every navigation close it too.
 */
export function useDisclosure(): Disclosure {
  const { key } = useLocation();
  // Open for one entry of the history: once the browser moves on or back, it is closed.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const hide = () => setOpenAt(null);
  const close = () => {
    setOpenAt(null);
    buttonRef.current?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      buttonRef.current?.focus();
    };
    const closeOnFocusElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !rootRef.current?.contains(target)) setOpenAt(null);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('focusin', closeOnFocusElsewhere);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('focusin', closeOnFocusElsewhere);
    };
  }, [open]);

  return {
    open,
    close,
    hide,
    rootRef,
    buttonProps: {
      ref: buttonRef,
      onClick: () => setOpenAt(open ? null : key),
      'aria-expanded': open,
      'aria-controls': open ? panelId : undefined,
    },
    panelId,
  };
}
