import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ToastContext } from './toast-context';
import type { Toast } from './toast-context';
import { ToastSnackbar } from './ToastSnackbar';

/**
 * Shows one toast at the top right, that of what was done last: `role="status"`, or `role="alert"` for an error. An older
 * one gives way to it.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [{ id, toast }, setShown] = useState<{ id: number; toast: Toast | null }>({ id: 0, toast: null });
  const dismiss = useCallback(() => setShown((shown) => ({ ...shown, toast: null })), []);
  const actions = useMemo(() => {
    // The same words a second time are another toast: they are announced anew, and stay as long as any.
    const show = (next: Toast) => setShown((shown) => ({ id: shown.id + 1, toast: next }));
    return {
      showSuccess: (message: string) => show({ message, severity: 'success' }),
      showError: (message: string) => show({ message, severity: 'error' }),
    };
  }, []);

  return (
    <ToastContext.Provider value={actions}>
      {children}
      {toast &&
        // Outside the app's root, which an open dialog hides from assistive technology.
        createPortal(<ToastSnackbar key={id} toast={toast} onDismiss={dismiss} />, document.body)}
    </ToastContext.Provider>
  );
}
