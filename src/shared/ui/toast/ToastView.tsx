import { useEffect, useState } from 'react';
import { languageOf } from '@/shared/lib/language';
import { styled } from '@mui/material/styles';
import type { Toast } from './toast-context';
import { texts } from './texts';

/** How long a toast stays, in milliseconds (specification 1, section 9: copy toast 3000 ms at top-right). */
const TOAST_DURATION = 3000;

/** How long it stays on once nobody points at it any more. */
const REST = TOAST_DURATION / 2;

const ICONS = {
  success: 'm7.5 12.5 3 3 6-6.5M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Z',
  error: 'M12 7v6m0 3.5v.01M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Z',
};

const Root = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'fixed',
    zIndex: theme.zIndex.snackbar,
    top: 24,
    right: 24,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    maxWidth: 480,
    padding: theme.spacing(1, 1, 1, 2),
    borderRadius: theme.shape.borderRadius,
    boxShadow: theme.shadows[6],
    ...theme.typography.body2,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    color: palette.success.contrastText,
    backgroundColor: palette.success.main,
    '&[role="alert"]': { color: palette.error.contrastText, backgroundColor: palette.error.main },
    [theme.breakpoints.down('sm')]: { top: 8, left: 8, right: 8, maxWidth: 'none' },
    '@media (prefers-reduced-motion: no-preference)': {
      animation: 'toast-in 200ms ease-out',
      '@keyframes toast-in': { from: { opacity: 0, translate: '0 -8px' } },
    },
    svg: { flexShrink: 0, width: 22, height: 22, fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
    button: {
      display: 'grid',
      marginLeft: 'auto',
      padding: 7,
      border: 0,
      borderRadius: '50%',
      color: 'inherit',
      background: 'none',
      cursor: 'pointer',
    },
  };
});

/**
 * One toast. It goes by itself, but not while somebody points at it; its button and Escape send it away. Not Material
 * UI's `Snackbar` and `Alert`, which every page would have to load before there is anything to say.
 */
export function ToastView({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const [held, setHeld] = useState(false);
  const [left, setLeft] = useState(TOAST_DURATION);

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(onDismiss, left);
    return () => clearTimeout(timer);
  }, [held, left, onDismiss]);

  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onDismiss();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [onDismiss]);

  const hold = () => setHeld(true);
  const release = () => {
    setLeft(REST);
    setHeld(false);
  };

  return (
    <Root
      data-toast
      role={toast.severity === 'error' ? 'alert' : 'status'}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={ICONS[toast.severity]} />
      </svg>
      <span lang={languageOf(toast.message)}>{toast.message}</span>
      <button type="button" aria-label={texts.close} onClick={onDismiss}>
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
    </Root>
  );
}
