import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { onPageSettled } from '@/shared/lib/async';
import { savesData } from '@/shared/lib/connection';
import { languageOf } from '@/shared/lib/language';
import { lazyPart } from '@/shared/lib/lazy-part';
import { BesideDialogs } from '../LiveRegion';
import { texts } from '../texts';
import { ToastButton } from './ToastButton';
import type { ToastSnackbarProps } from './ToastSnackbar';
import { BELOW_BAR, PHONE_CORNER, ToastContext } from './toast-context';
import type { Toast } from './toast-context';

const loadSnackbar = async () => (await import('./ToastSnackbar')).ToastSnackbar;

const Plain = styled(Paper)(({ theme: { spacing, zIndex } }) => ({
  position: 'fixed',
  zIndex: zIndex.snackbar,
  top: BELOW_BAR,
  insetInlineEnd: PHONE_CORNER,
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1),
  maxWidth: `min(480px, calc(100% - ${PHONE_CORNER + 8}px))`,
  padding: spacing(1, 2),
  overflowWrap: 'anywhere',
}));

/** Without its chunk, of what every page has; it stays until it is sent away. */
const PlainToast = ({ toast: { message, severity, action }, onDismiss }: ToastSnackbarProps) => (
  <Plain role={severity === 'error' ? 'alert' : 'status'} elevation={6} lang={languageOf(message)}>
    {message}
    {action && <ToastButton action={action} onDismiss={onDismiss} />}
    <Button color="inherit" onClick={onDismiss}>
      {texts.close}
    </Button>
  </Plain>
);

/** A chunk of its own, fetched once the page has settled: no page needs it for its first paint. */
const ToastSnackbar = lazyPart('a toast', loadSnackbar, { Failure: PlainToast, isUrgent: true });

/**
 * Shows the latest toast below the navbar at the right, on a phone without a dialog at the bottom: `role="status"`, or
 * `role="alert"` for an error. On a phone it leaves the corner free: a dialog has its close button there.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [{ id, toast }, setShown] = useState<{ id: number; toast: Toast | null }>({ id: 0, toast: null });
  const dismiss = useCallback(() => setShown((shown) => ({ ...shown, toast: null })), []);
  const actions = useMemo(() => {
    // The same words a second time are another toast: they are announced again, and stay as long as any.
    const show = (next: Toast) => setShown((shown) => ({ id: shown.id + 1, toast: next }));
    return {
      showSuccess: (message: string) => show({ message, severity: 'success' }),
      showInfo: (message: string, action?: Toast['action']) => show({ message, severity: 'info', action }),
      showError: (message: string) => show({ message, severity: 'error' }),
    };
  }, []);

  useEffect(() => {
    if (savesData()) return undefined;
    return onPageSettled(() => void loadSnackbar().catch(() => undefined));
  }, []);

  return (
    <ToastContext.Provider value={actions}>
      {children}
      {toast && (
        <BesideDialogs>
          <ToastSnackbar key={id} toast={toast} onDismiss={dismiss} />
        </BesideDialogs>
      )}
    </ToastContext.Provider>
  );
}
