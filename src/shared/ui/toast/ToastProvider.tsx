import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ToastContext } from './toast-context';
import type { Toast } from './toast-context';
import { ToastView } from './ToastView';

/** Shows one toast at a time at the top right: `role="status"`, or `role="alert"` for an error. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<(Toast & { id: number })[]>([]);
  const [current] = toasts;
  const dismiss = useCallback(() => setToasts(([, ...rest]) => rest), []);
  const actions = useMemo(() => {
    const add = (toast: Toast) => setToasts((shown) => [...shown, { ...toast, id: (shown.at(-1)?.id ?? 0) + 1 }]);
    return {
      showSuccess: (message: string) => add({ message, severity: 'success' }),
      showError: (message: string) => add({ message, severity: 'error' }),
    };
  }, []);

  return (
    <ToastContext.Provider value={actions}>
      {children}
      {current &&
        // Outside the app's root, which an open dialog hides from assistive technology.
        createPortal(<ToastView key={current.id} toast={current} onDismiss={dismiss} />, document.body)}
    </ToastContext.Provider>
  );
}
