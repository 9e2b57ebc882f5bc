import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { ModalManager } from '@mui/material/Modal';
import Portal from '@mui/material/Portal';
import FocusTrap from '@mui/material/Unstable_TrapFocus';
import { styled } from '@mui/material/styles';

/** Greatest widths, in pixels, of a dialog that asks or tells something, and of one with a form. */
const WIDTHS = { narrow: 444, wide: 600 } as const;

export type DialogWidth = keyof typeof WIDTHS;

/** Which dialog is topmost; what is behind them neither scrolls nor is read out. */
const manager = new ModalManager();

type Layer = Parameters<ModalManager['add']>[0];

const Ground = styled('div')(({ theme: { transitions, vars, zIndex } }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.modal,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  // It alone fades in, so that what the dialog says can be read at once; a layer of its own, which costs no drawing.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    backgroundColor: `color-mix(in srgb, ${vars.palette.common.black} 50%, transparent)`,
  },
  '@keyframes dialog-appear': { from: { opacity: 0 } },
  '@media (prefers-reduced-motion: no-preference)': {
    '&::before': {
      animation: `dialog-appear ${transitions.duration.enteringScreen}ms ${transitions.easing.easeInOut}`,
    },
  },
  '@media print': { position: 'absolute' },
}));

/** Its own gap to the edges of the screen is wider where there is room for it. */
const Surface = styled('div')(({ theme: { breakpoints, vars } }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  margin: 32,
  maxHeight: 'calc(100% - 64px)',
  overflowY: 'auto',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 20,
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.background.paper,
  // It has the focus until one of its controls has.
  '&, &:focus-visible': { outline: 0, boxShadow: vars.shadows[24] },
  '&[data-fills]': { width: 'calc(100% - 64px)' },
  [breakpoints.down('sm')]: {
    margin: 16,
    maxHeight: 'calc(100% - 32px)',
    '&[data-fills]': { width: 'calc(100% - 32px)' },
  },
  '@media print': { overflowY: 'visible', boxShadow: 'none' },
}));

interface DialogProps {
  /** Id of the title's element: the dialog's name. */
  labelledBy: string;
  /** Id of the text that says what it is about, for one without a form. */
  describedBy?: string;
  /** Its greatest width, which it fills; or in pixels, for one that is as wide as what it says. */
  width?: DialogWidth | number;
  /** What else its surface looks like. */
  className?: string;
  /** Escape, or a press beside it; without it, neither does anything. */
  onClose?: (by: 'escape' | 'outside') => void;
  /** A `DialogTitle`, a `DialogContent` and `DialogActions`. */
  children: ReactNode;
}

/**
 * A dialog over the page. Mount it to open it: it takes the focus and keeps it, and gives it back to where it was.
 * Material UI's parts do that; what it looks like is plain elements
 * (docs/adr/0016-first-pages-of-plain-elements.md).
 */
export function Dialog({ labelledBy, describedBy, width = 'wide', className, onClose, children }: DialogProps) {
  const pressed = useRef(false);
  const layer = useRef<Partial<Layer>>({});
  const isTopmost = useCallback(() => manager.isTopModal(layer.current as Layer), []);

  // Before the portal brings its content, which may take the focus at once: the dialog below would take it back. The
  // manager can do without its element until then.
  useLayoutEffect(() => {
    const own = layer.current as Layer;
    manager.add(own, document.body);
    manager.mount(own, {});
    return () => void manager.remove(own);
  }, []);

  return (
    <Portal>
      <Ground
        ref={(element) => {
          layer.current.modalRef = element ?? undefined;
        }}
        role="presentation"
        onKeyDown={(event) => {
          // The first Escape may be the keyboard's own, where letters are composed.
          if (event.key !== 'Escape' || event.nativeEvent.isComposing || !isTopmost()) return;
          event.stopPropagation();
          onClose?.('escape');
        }}
        onMouseDown={({ target, currentTarget }) => {
          pressed.current = target === currentTarget;
        }}
        onClick={() => {
          // A text that is selected past the edge ends beside the dialog, and has not begun there.
          if (pressed.current) onClose?.('outside');
          pressed.current = false;
        }}
      >
        <FocusTrap open isEnabled={isTopmost}>
          <Surface
            role="dialog"
            aria-modal
            aria-labelledby={labelledBy}
            aria-describedby={describedBy}
            tabIndex={-1}
            className={className}
            data-fills={typeof width === 'string' || undefined}
            style={{ maxWidth: typeof width === 'string' ? WIDTHS[width] : width }}
          >
            {children}
          </Surface>
        </FocusTrap>
      </Ground>
    </Portal>
  );
}
