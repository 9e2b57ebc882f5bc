import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { languageOf } from '@/shared/lib/language';
import { texts } from '../texts';
import { ToastButton } from './ToastButton';
import { BELOW_BAR, PHONE_CORNER } from './toast-context';
import type { Toast } from './toast-context';

/** How long a toast stays (specification 1, section 9: copy toast 3000 ms at top-right). */
const TOAST_DURATION_MS = 3000;

/** The same of one with a button to press. */
const ACTION_DURATION_MS = 10_000;

/** On a phone, above a bar at the bottom of the page. */
const BOTTOM_CENTRE = {
  top: 'auto',
  right: 8,
  bottom: 'calc(8px + var(--bottom-bar, 0px))',
  left: 8,
  justifyContent: 'center',
};

export interface ToastSnackbarProps {
  toast: Toast;
  onDismiss: () => void;
}

/** One toast: `role="status"`, or `role="alert"` for an error. It stays open while the pointer is over it. */
export function ToastSnackbar({ toast: { message, severity, action }, onDismiss }: ToastSnackbarProps) {
  return (
    <Snackbar
      open
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      sx={({ breakpoints }) => ({
        right: { xs: PHONE_CORNER, sm: 24 },
        top: { sm: BELOW_BAR },
        // An open dialog has its buttons there.
        [breakpoints.down('sm')]: { 'body:not(:has(.MuiDialog-root)) &': BOTTOM_CENTRE },
      })}
      autoHideDuration={action ? ACTION_DURATION_MS : TOAST_DURATION_MS}
      // One that is sent away goes at once: there may be another.
      transitionDuration={{ enter: 200, exit: 0 }}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') onDismiss();
      }}
    >
      <Alert
        variant="filled"
        severity={severity}
        role={severity === 'error' ? 'alert' : 'status'}
        closeText={texts.close}
        onClose={onDismiss}
        elevation={6}
        lang={languageOf(message)}
        sx={{ maxWidth: { sm: 480 } }}
      >
        {message}
        {action && <ToastButton action={action} onDismiss={onDismiss} />}
      </Alert>
    </Snackbar>
  );
}
