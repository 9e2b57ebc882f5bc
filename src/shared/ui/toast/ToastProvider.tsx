import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { ToastContext } from './toast-context';
import type { Toast } from './toast-context';

/** How long a toast stays, in milliseconds (specification 1, section 9: copy toast 3000 ms at top-right). */
const TOAST_DURATION = 3000;

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
      {current && (
        // Outside the app's root, which an open dialog hides from assistive technology.
        <Portal>
          <Snackbar
            key={current.id}
            open
            autoHideDuration={TOAST_DURATION}
            anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
            onClose={(_event, reason) => {
              if (reason !== 'clickaway') dismiss();
            }}
          >
            <Alert
              role={current.severity === 'error' ? 'alert' : 'status'}
              severity={current.severity}
              variant="filled"
              onClose={dismiss}
              closeText="Tutup"
              sx={{ width: '100%', overflowWrap: 'anywhere' }}
            >
              {current.message}
            </Alert>
          </Snackbar>
        </Portal>
      )}
    </ToastContext.Provider>
  );
}
